import type { Figure } from './read-income-statement';
import type { Strong } from './rank-sentences';

/** The number that a reader should see first. */
export interface Headline {
  /** What is measured, in lower case unless it is a name: 'revenue'. */
  metric: string;
  value: string;
  /** What it was a year before, where that is told. */
  prior: string | null;
  /** 'up 206%', 'down 1%'; null where no change is told. */
  change: string | null;
  /** The sentence it was taken from; null where it was read in a table. */
  sentence: Strong | null;
}

const STATED =
  /^(?:Our |The )?(?:company['’]s )?(\p{L}[\p{L}&.'’ -]{3,70}?)(?: for the [\p{L} ]+)? (?:was|were|came to|totaled|reached|grew to|rose to) ([$€£][\d.,]*\d(?: (?:billion|million|trillion))?)(.*)$/u;
const MOVED =
  /^(?:Our |The )?(\p{L}[\p{L}&.'’ -]{3,70}?) (?:grew|rose|increased|fell|declined|decreased|dropped)(?: by)? (\d[\d.]*%) to ([$€£][\d.,]*\d(?: (?:billion|million|trillion))?)/u;
const CHANGE_AFTER =
  /\b(up|down|increase|decrease|increased|decreased|rose|fell|grew|growth|declined)\b\D{0,14}(\d[\d.]*%)/i;
const CHANGE_BEFORE = /(\d[\d.]*%) (higher|lower|increase|growth|decrease|decline|above|below)/i;
const DOWN = /down|decreas|fell|lower|declin|dropp|below/i;
const TOP_LINE = /^(?:net |total )*(?:revenues?|sales)$/i;
const PRIOR = /\bfrom ([$€£][\d.,]*\d(?: (?:billion|million|trillion))?)/;

/** The number to begin with: the top line of the income statement, else the strongest sentence that states one. */
export function findHeadline(figures: Figure[], sentences: Strong[]): Headline | null {
  const top = figures.find((figure) => figure.label === 'Revenue' || figure.label === 'Net sales');
  if (top) {
    const { current, prior, change } = top;
    return { metric: top.label.toLowerCase(), value: current, prior, change: formatChange(change), sentence: null };
  }
  const stated = sentences
    .filter(({ speaker }) => speaker === null)
    .map(readStated)
    .filter((found) => found !== null);
  const topLine = stated.find(({ metric }) => TOP_LINE.test(metric));
  return topLine ?? stated.find(({ change }) => change !== null) ?? stated[0] ?? null;
}

/** 'up 206%'; null for nothing to say. */
export function formatChange(change: number | null): string | null {
  if (change === null || change === 0) return null;
  return change > 0 ? `up ${change}%` : `down ${-change}%`;
}

function readStated(sentence: Strong): Headline | null {
  const [moved = '', what, percentMoved, reached] = MOVED.exec(sentence.text) ?? [];
  if (what && percentMoved && reached) {
    const change = `${DOWN.test(moved) ? 'down' : 'up'} ${percentMoved}`;
    return {
      metric: lowerFirst(what),
      value: reached,
      prior: PRIOR.exec(sentence.text)?.[1] ?? null,
      change,
      sentence,
    };
  }
  const [, subject, value, rest = ''] = STATED.exec(sentence.text) ?? [];
  if (!subject || !value || subject.split(' ').length > 9) return null;
  const after = CHANGE_AFTER.exec(rest);
  const before = CHANGE_BEFORE.exec(rest);
  const [word, percent] = after ? [after[1], after[2]] : [before?.[2], before?.[1]];
  const change = word && percent ? `${DOWN.test(word) ? 'down' : 'up'} ${percent}` : null;
  return { metric: lowerFirst(subject), value, prior: PRIOR.exec(rest)?.[1] ?? null, change, sentence };
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
