import type { Table } from '../document/document';
import { POWERS } from '../lexicon/scales';
import { headingOf } from './heads';
import { isDigit, isLetterOrNumber } from '../characters';
import { phrased } from '../lexicon/phrases';

/** What a heading says of the figures below it, as powers of ten; null where it does not say. */
export interface Scale {
  money: number | null;
  shares: number | null;
}

const SHARES = new Set(['share', 'shares', 'units']);
const MONEY = new Set(['dollar', 'dollars', 'amount', 'amounts', '$']);
const THOUSANDS = '000s';
/** So many words may stand between 'in' and its scale: 'in U.S. dollars and millions'. */
const MOST_BETWEEN = 3;

/** Reads '(In millions, except per share data)', 'Dollars and Shares in Millions', 'Millions, except ...'. */
export function readScale(heading: string): Scale {
  const scale: Scale = { money: null, shares: null };
  for (const line of heading.split('\n')) {
    const words = phrased(line).replace(' 000 ’ s ', ' 000s ').replace(" 000 ' s ", ' 000s ').trim().split(' ');
    const scales = words.flatMap((word, at) => (powerOf(word) === null ? [] : at));
    const isAmount = scales.some((at) => isAmountBefore(words, at));
    if (!isAmount && scales.some((at) => saysScale(words, at))) readLine(words, scales, scale);
  }
  return scale;
}

function powerOf(word: string): number | null {
  if (word === THOUSANDS) return 3;
  const power = POWERS[word.endsWith('s') ? word.slice(0, -1) : word];
  return power === undefined || power > MOST_POWER ? null : power;
}

const MOST_POWER = 9;

/** 'Of $5 million': a sentence's own amount is no scale. */
function isAmountBefore(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return words[at]?.endsWith('s') === false && (before === '.' || isDigit(before.slice(-1)));
}

/** A scale is said of a whole table: within brackets, after 'in', or as its own line. */
function saysScale(words: readonly string[], at: number): boolean {
  if (words[at] === THOUSANDS) return true;
  const tied = words.slice(0, at).findLastIndex((word) => word === 'in' || word === 'of');
  const between = words.slice(tied + 1, at);
  if (tied >= 0 && between.length <= MOST_BETWEEN && between.every((word) => isLetterOrNumber(word.charAt(0))))
    return true;
  if (words[at]?.endsWith('s') !== true) return false;
  const before = words[at - 1] ?? '';
  return at === 0 || before === '$' || before === '(' || (before === 'in' && words[at - 2] === '$');
}

function readLine(words: readonly string[], scales: readonly number[], scale: Scale): void {
  let from = 0;
  for (const at of scales) {
    const power = powerOf(words[at] ?? '');
    const before = withoutPerShare(words.slice(from, at));
    const isFirst = from === 0;
    from = at + 1;
    const isShares = before.some((word) => SHARES.has(word));
    if (!isShares || (isFirst && before.some((word) => MONEY.has(word)))) scale.money ??= power;
    // 'In millions, except per share data': shares are in millions, too.
    const isOfBoth = !withoutPerShare(words.slice(from)).some((word) => SHARES.has(word));
    if (isShares || isOfBoth) scale.shares ??= power;
  }
}

/** Without 'per share', 'per diluted share'. */
const withoutPerShare = (words: readonly string[]): string[] =>
  words.filter((word, at) => !(SHARES.has(word) && (words[at - 1] === 'per' || words[at - 2] === 'per')));

/** The scale that most tables say; it is assumed where a table says none. */
export function commonScale(tables: Table[]): number {
  const votes = new Map<number, number>();
  for (const table of tables) {
    const { money } = readScale(headingOf(table));
    if (money !== null) votes.set(money, (votes.get(money) ?? 0) + table.rows.length);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
