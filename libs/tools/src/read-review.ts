import { REVIEW_CRITERIA, type Improvement, type ReviewCriterion, type ReviewResponse } from '@copydesk/contracts';
import { firstCharacters, quoteFinder, type QuoteMatch } from '@copydesk/text';
import { isRecord, readList, readScore, readText } from './read-json';

const MOST = 50;
const LINE_MAX = 800;
const SUGGESTION_MAX = 1_100;

/**
 * Reads the answer of the model, with every quoted line as it stands in the email.
 * @throws Error, in words that a model can act on, where a score is no whole number from 1 to 10, a criterion is missing
 * or unknown, there are more than 50 improvements, or a quoted line is not in the email.
 */
export function readReview(json: unknown, email: string): ReviewResponse {
  const review = isRecord(json) ? json : {};
  const find = quoteFinder(email);
  const improvements = readList(review.improvements, 'improvements');
  if (improvements.length > MOST)
    throw new Error(`There must be at most ${MOST} improvements, the most telling first.`);
  const details = improvements.map((item) => readImprovement(item, email, find));
  return {
    feedback: readText(review.feedback, 'The feedback'),
    score: readScore(review.score, 'The score'),
    improvements: details.map(formatImprovement),
    criteria: readCriteria(review.criteria),
    details,
  };
}

function readCriteria(value: unknown): ReviewResponse['criteria'] {
  if (!isRecord(value)) throw new Error('There must be an object "criteria" with a score for each criterion.');
  return REVIEW_CRITERIA.map((criterion) => ({
    criterion,
    score: readScore(value[criterion], `The score of "${criterion}"`),
  }));
}

function readImprovement(item: unknown, email: string, find: (quote: string) => QuoteMatch | null): Improvement {
  if (!isRecord(item)) throw new Error('Every improvement must be an object.');
  const quoted = readText(item.line, 'The line of an improvement');
  const found = find(quoted);
  if (!found) throw new Error(`The line ${JSON.stringify(quoted)} is not in the email: quote a line word for word.`);
  return {
    criterion: readCriterion(item.criterion),
    line: email.slice(found.from, found.to),
    suggestion: readText(item.suggestion, `The suggestion for ${JSON.stringify(quoted)}`),
  };
}

function readCriterion(value: unknown): ReviewCriterion {
  const known = REVIEW_CRITERIA.find((criterion) => criterion === value);
  if (known) return known;
  throw new Error(`${JSON.stringify(value) ?? 'Nothing'} is no criterion; they are ${REVIEW_CRITERIA.join(', ')}.`);
}

function formatImprovement({ line, suggestion }: Improvement): string {
  const quote = firstCharacters(line.replaceAll('**', '').replace(/\s+/g, ' ').trim(), LINE_MAX);
  return `“${quote}” — ${firstCharacters(suggestion, SUGGESTION_MAX)}`;
}
