import {
  REVIEW_CRITERIA,
  type Correction,
  type Improvement,
  type ReviewCriterion,
  type ReviewResponse,
} from '@copydesk/contracts';
import { applyEdits, firstCharacters, quoteFinder, sentenceAt, type Edit, type QuoteMatch } from '@copydesk/text';
import { correctionOf, passageFinder, type QuotedSources } from './corrections';
import { isAbout } from './is-about';
import { isRecord, readList, readText } from './read-json';
import { correctedFindings, improvementsByRule, type ReviewFindings } from './review-findings';
import { scoreReview } from './score-review';

const MOST = 50;
const LINE_MAX = 800;
const SUGGESTION_MAX = 1_100;
const REASON_MAX = 600;
/** So many of the six criteria must be there; the others are taken for as good as these. */
const CRITERIA_AT_LEAST = 4;

const NOT_YET = 'Do not send it yet: first go through what the checks found.';

export const EDIT_ACTIONS = ['replace', 'before', 'after', 'cut'] as const;

/** An email with what rules found in it, and the sources that it is compared with. */
interface ReviewedEmail extends QuotedSources {
  emailContent: string;
  findings: ReviewFindings;
}

type Find = (quote: string) => QuoteMatch | null;

/**
 * Reads the answer of the model and joins it with what rules found, which stands first. An improvement whose line is not
 * in the email is left out, as is one that would change what a rule changes.
 * @throws Error, in words that a model can act on, where there is no feedback, no list of improvements, or scores for
 * three criteria at most.
 */
export function readReview(json: unknown, { emailContent: email, ...known }: ReviewedEmail): ReviewResponse {
  const review = isRecord(json) ? json : {};
  const corrections = readCorrections(review.corrections, known.findings, known);
  const findings = correctedFindings(known.findings, corrections);
  const find = quoteFinder(email);
  const byRule = improvementsByRule(findings);
  const read = readList(review.improvements, 'improvements').flatMap(
    (item) => readImprovement(item, email, find) ?? [],
  );
  const details = withoutConflicts(email, [...byRule, ...read]).slice(0, MOST);
  const feedback = readText(review.feedback, 'The feedback');
  const isWrong = findings.mismatches.length > 0 || findings.promises.length > 0;
  return {
    feedback: isWrong ? `${NOT_YET}\n\n${feedback}` : feedback,
    improvements: details.map(formatImprovement),
    details,
    ...scoreReview(readCriteria(review.criteria), findings),
    ...(corrections.length > 0 && { corrections }),
  };
}

/** The mismatches that the model shows to be misread, each by a passage that is there and has the figure. */
function readCorrections(value: unknown, { text, mismatches }: ReviewFindings, sources: QuotedSources): Correction[] {
  const find = passageFinder(sources);
  const given = Array.isArray(value) ? value.filter(isRecord) : [];
  return mismatches.flatMap((entry) => {
    const found = given.find(({ figure }) => figure === entry.quote || figure === entry.quote.replaceAll('**', ''));
    const { passage, reason } = found ?? {};
    if (typeof passage !== 'string' || typeof reason !== 'string' || reason.trim() === '') return [];
    const source = find(passage);
    if (!source || !isAbout(sentenceAt(text, entry.from, entry.to), [source.quote])) return [];
    return correctionOf(entry, text, { source, note: firstCharacters(reason, REASON_MAX) }) ?? [];
  });
}

/** Edits are offered only where all of them can be made together; of two that meet, the first one stays. */
function withoutConflicts(email: string, improvements: Improvement[]): Improvement[] {
  const { missed } = applyEdits(
    email,
    improvements.flatMap(({ edit }) => edit ?? []),
  );
  return improvements.filter(({ edit }) => edit === undefined || !missed.includes(edit));
}

function readCriteria(value: unknown): Map<ReviewCriterion, number> {
  const given = isRecord(value) ? value : {};
  const read = new Map<ReviewCriterion, number>();
  for (const criterion of REVIEW_CRITERIA) {
    const score = given[criterion];
    if (typeof score === 'number' && Number.isInteger(score) && score >= 1 && score <= 10) read.set(criterion, score);
  }
  if (read.size >= CRITERIA_AT_LEAST) return read;
  const missing = REVIEW_CRITERIA.filter((criterion) => !read.has(criterion));
  throw new Error(`"criteria" needs a whole number from 1 to 10 for each of ${missing.join(', ')}.`);
}

/** Null where there is nothing in it that can be used. */
function readImprovement(item: unknown, email: string, find: Find): Improvement | null {
  if (!isRecord(item) || typeof item.line !== 'string' || typeof item.suggestion !== 'string') return null;
  const found = find(item.line);
  const criterion = REVIEW_CRITERIA.find((known) => known === item.criterion);
  const suggestion = item.suggestion.trim();
  if (!found || !criterion || suggestion === '') return null;
  const line = email.slice(found.from, found.to);
  const edit = readEdit(item.edit, line, found.from, find);
  return { criterion, line, suggestion, ...(edit && { edit }) };
}

/** The change as it is made in that very line; null where it is none, or changes nothing. */
function readEdit(value: unknown, line: string, start: number, find: Find): Edit | null {
  if (!isRecord(value) || typeof value.quote !== 'string') return null;
  const action = EDIT_ACTIONS.find((known) => known === value.action);
  const place = quoteFinder(line)(value.quote);
  if (!action || !place) return null;
  const quote = line.slice(place.from, place.to);
  // What stands in the email twice is told by its line.
  const isFirst = find(quote)?.from === start + place.from;
  if (action === 'cut') return { action, quote: isFirst ? quote : line };
  const text = typeof value.text === 'string' ? value.text.trim() : '';
  if (text === '' || text === quote || text === quote.replaceAll('**', '')) return null;
  if (isFirst) return { action, quote, text };
  if (action !== 'replace') return { action, quote: line, text };
  return { action, quote: line, text: line.slice(0, place.from) + text + line.slice(place.to) };
}

/** An improvement as one sentence that quotes its line. */
export function formatImprovement({ line, suggestion }: Improvement): string {
  const quote = firstCharacters(line.replaceAll('**', '').replace(/\s+/g, ' ').trim(), LINE_MAX);
  return `“${quote}” — ${firstCharacters(suggestion, SUGGESTION_MAX)}`;
}
