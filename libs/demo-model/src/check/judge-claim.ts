import { wordsOf } from '../words-of';
import { isSame, isStepBetween, readAmounts, type Amount } from './read-amounts';
import type { Evidence } from './read-evidence';

/** A verdict, and what it rests on. */
export interface Judgement {
  verdict: 'supported' | 'contradicted' | 'not-found';
  proof: Evidence[];
}

const NOT_FOUND: Judgement = { verdict: 'not-found', proof: [] };
const MOST_PROOF = 3;
const UP = /\b(?:up|rose|rises?|grew|grow|increase[ds]?|gain(?:ed|s)?|climbed|jumped|raised|higher|above)\b/i;
const DOWN = /\b(?:down|fell|falls?|declin(?:ed?|es)|decreased?|dropped|cut|lost|lower|below)\b/i;

interface Match {
  evidence: Evidence;
  /** How many words both have. */
  shared: number;
  covers: Amount[];
}

/**
 * Lays a claim beside what the sources say. It is supported where its figures stand there about the same thing,
 * contradicted where the same thing stands there with another figure or the other way round, else not found.
 */
export function judgeClaim(claim: string, evidence: Evidence[]): Judgement {
  const words = wordsOf(claim);
  const amounts = readAmounts(claim).filter(({ kind }) => kind !== 'year');
  const matches = evidence
    .map((each) => match(each, words, amounts))
    .sort((a, b) => b.covers.length - a.covers.length || b.shared - a.shared);
  if (amounts.length === 0) return judgeWords(words, matches);
  const proof = cover(
    amounts,
    matches.filter((each) => isAboutIt(each, words)),
  );
  const opposed = proof?.find(({ quote, isRow }) => !isRow && isOpposite(claim, quote));
  if (opposed) return { verdict: 'contradicted', proof: [opposed] };
  if (proof) return { verdict: 'supported', proof };
  const other = matches.find((each) => saysOtherwise(each, words, amounts));
  return other ? { verdict: 'contradicted', proof: [other.evidence] } : NOT_FOUND;
}

function match(evidence: Evidence, words: Set<string>, amounts: Amount[]): Match {
  const shared = [...evidence.words].filter((word) => words.has(word)).length;
  const covers = amounts.filter(
    (amount) => evidence.amounts.some((other) => isSame(amount, other)) || isStepBetween(amount, evidence.amounts),
  );
  return { evidence, shared, covers };
}

/** A figure alone may be chance. With a word in common a long figure is not, nor is any with two or with most words. */
function isAboutIt({ evidence, shared, covers }: Match, words: Set<string>): boolean {
  if (covers.length === 0 || shared === 0) return false;
  const isTelling = covers.length > 1 || covers.some(({ said }) => said.replace(/\D/g, '').length >= 3);
  return isTelling || shared >= 2 || shared * 2 >= words.size || isWholeRow(evidence, shared);
}

function isWholeRow({ isRow, words }: Evidence, shared: number): boolean {
  return isRow && words.size > 0 && shared === words.size;
}

/** Sources that have all the amounts between them; null where one is missing. */
function cover(amounts: Amount[], matches: Match[]): Evidence[] | null {
  const proof: Evidence[] = [];
  let missing = amounts;
  for (const { evidence, covers } of matches) {
    if (missing.length === 0 || proof.length === MOST_PROOF) break;
    if (!covers.some((amount) => missing.includes(amount))) continue;
    proof.push(evidence);
    missing = missing.filter((amount) => !covers.includes(amount));
  }
  return missing.length === 0 ? proof : null;
}

function saysOtherwise({ evidence, shared, covers }: Match, words: Set<string>, amounts: Amount[]): boolean {
  const missing = amounts.filter((amount) => !covers.includes(amount));
  const hasOther = missing.some(({ kind }) => evidence.amounts.some((other) => other.kind === kind));
  const isSameThing = shared >= 2 && shared >= Math.min(words.size, evidence.words.size) * 0.6;
  return (
    hasOther && (isWholeRow(evidence, shared) || isSameThing || (covers.length > 0 && shared >= 1 && !evidence.isRow))
  );
}

function judgeWords(words: Set<string>, matches: Match[]): Judgement {
  const best = matches.find(({ shared }) => shared >= 3 && shared >= words.size * 0.7);
  return best ? { verdict: 'supported', proof: [best.evidence] } : NOT_FOUND;
}

function isOpposite(claim: string, quote: string): boolean {
  const way = (text: string) => Number(UP.test(text)) - Number(DOWN.test(text));
  return way(claim) * way(quote) < 0;
}
