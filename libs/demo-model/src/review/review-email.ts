import type { Fenced } from '@copydesk/text';
import { countWords, findAction, readEmail, readLines, type Email } from '../email';
import { applyImprovements } from './apply-improvements';
import { formatSuggestion } from '../suggestion';
import { findFaults, type Criterion, type Fault } from './find-faults';

const CRITERIA: Criterion[] = ['hook', 'catalyst', 'proof', 'clarity', 'action', 'compliance'];
const BEST = 9;
const MOST = 40;

/** What no rule can mend: it takes the writer. */
interface Lack {
  criterion: Criterion;
  cost: number;
  say: string;
}

/**
 * Reviews an email by rule and answers as the JSON of the schema `expert_review`. The score follows the text: what can be
 * mended by a line costs, and what only the writer can bring costs. Who takes every suggestion has the first part back.
 */
export function reviewEmail(fences: Fenced[]): string {
  const text = fences.find(({ name }) => name === 'emailContent')?.text ?? '';
  const faults = findFaults(text).slice(0, MOST);
  const lacks = findLacks(readEmail(applyImprovements(text, faults)));
  const cost = lacks.reduce((sum, lack) => sum + lack.cost, 0);
  const score = Math.max(1, BEST - Math.min(cost, 3) - costOf(faults.length));
  const scores = CRITERIA.map((criterion) => [criterion, scoreOf(criterion, faults, lacks)] as const);
  return JSON.stringify({
    feedback: formatFeedback(readEmail(text), score, faults, lacks),
    score,
    criteria: Object.fromEntries(scores),
    improvements: faults.map(({ criterion, line, why, fix }) => ({
      criterion,
      line,
      suggestion: formatSuggestion(why, fix),
    })),
  });
}

function costOf(faults: number): number {
  return faults === 0 ? 0 : Math.min(5, Math.ceil(Math.log2(faults + 1)));
}

function scoreOf(criterion: Criterion, faults: Fault[], lacks: Lack[]): number {
  const mendable = faults.filter((fault) => fault.criterion === criterion).length;
  const lacking = lacks.filter((lack) => lack.criterion === criterion).reduce((sum, { cost }) => sum + cost, 0);
  return Math.max(1, BEST - Math.min(6, mendable * 2) - lacking);
}

function findLacks({ paragraphs }: Email): Lack[] {
  const action = findAction(paragraphs);
  const body = paragraphs.filter((_, at) => at !== action).join('\n');
  const words = countWords(body);
  const figures = new Set(body.match(/[$€£]?\d[\d.,]*\d?(?:\s?%)?/g) ?? []).size;
  const lacks: Lack[] = [];
  if (figures === 0) lacks.push({ criterion: 'proof', cost: 2, say: 'There is not one figure in it. Bring me two.' });
  if (figures === 1)
    lacks.push({ criterion: 'proof', cost: 1, say: 'One figure is an anecdote. Compare it with another.' });
  if (words < 60)
    lacks.push({
      criterion: 'proof',
      cost: 1,
      say: 'With the hot air out, too little is left to prove anything. Tell me more.',
    });
  if (words > 400)
    lacks.push({
      criterion: 'clarity',
      cost: 1,
      say: `${words} words are too many. Shorten it by a third, then show me again.`,
    });
  return lacks;
}

function formatFeedback(email: Email, score: number, faults: Fault[], lacks: Lack[]): string {
  const verdict =
    score >= 8 ? 'This one goes out.' : score >= 5 ? 'There is an email in here, and it is close.' : 'Not yet.';
  const best = bestLine(email, faults);
  const praise = best ? `Keep this line, whatever else you do: “${best}”.` : '';
  const [first] = faults;
  const main = first
    ? `What holds it back is this: “${plain(first.line)}”. ${first.why}`
    : 'I have no line left to change, and I have tried.';
  const more =
    faults.length > 1 ? `There ${faults.length === 2 ? 'is one more' : `are ${faults.length - 1} more`} below.` : '';
  const todo = first ? 'Start there; the rest is an hour’s work, and you can do it.' : 'Good work. Send it.';
  return [verdict, praise, main, more, ...lacks.map(({ say }) => say), todo].filter(Boolean).join(' ');
}

/** A sentence with a figure that no improvement touches. */
function bestLine({ paragraphs }: Email, faults: Fault[]): string | null {
  const sentences = paragraphs.flatMap((paragraph) => readLines(paragraph).flatMap((line) => line.sentences));
  const found = sentences
    .filter((sentence) => /[$€£]\s?\d|\d\s?%/.test(sentence) && sentence.length < 200)
    .map(plain)
    .find((sentence) => !faults.some((fault) => plain(fault.line).includes(sentence)));
  return found ?? null;
}

function plain(text: string): string {
  return text.replaceAll('**', '').replace(/\.$/, '');
}
