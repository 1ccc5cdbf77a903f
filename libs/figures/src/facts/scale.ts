import type { Table } from '../document/document';
import { POWERS } from '../lexicon/scales';
import { headingOf } from './heads';

/** What a heading says of the figures below it, as powers of ten; null where it does not say. */
export interface Scale {
  money: number | null;
  shares: number | null;
}

const WORD = /\b(thousand|million|billion)s?\b|\b000['’]?s\b/gi;
const SHARES = /\bshares?\b|\bunits\b/i;
const MONEY = /\bdollars?\b|\bamounts?\b|\$/i;
/** A scale is said of a whole table: within brackets, after 'in', or as its own line. A sentence's own amount is none. */
const SAYS =
  /\b(?:in|of)\s+(?:\w+\s+){0,3}(?:thousand|million|billion)s?\b|^\(?\s*(?:\$\s?)?(?:thousand|million|billion)s\b|000['’]?s\b|\$\s?(?:in\s)?(?:thousand|million|billion)s\b|\(\s*(?:thousand|million|billion)s\b/i;
const AMOUNT = /[\d.]\s+(?:thousand|million|billion)\b/i;

/** Reads '(In millions, except per share data)', 'Dollars and Shares in Millions', 'Millions, except ...'. */
export function readScale(heading: string): Scale {
  const scale: Scale = { money: null, shares: null };
  for (const line of heading.split('\n')) {
    if (AMOUNT.test(line) || !SAYS.test(line)) continue;
    readLine(line, scale);
  }
  return scale;
}

function readLine(line: string, scale: Scale): void {
  let from = 0;
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const power = POWERS[word.toLowerCase().replace(/s$/, '')] ?? 3;
    const before = withoutPerShare(line.slice(from, index));
    const isFirst = from === 0;
    from = index + word.length;
    const isShares = SHARES.test(before);
    if (isShares) scale.shares ??= power;
    if (!isShares || (isFirst && MONEY.test(before))) scale.money ??= power;
    // 'In millions, except per share data': shares are in millions, too.
    if (!isShares && !SHARES.test(withoutPerShare(line.slice(from)))) scale.shares ??= power;
  }
}

function withoutPerShare(text: string): string {
  return text.replace(/per[- ](?:\w+[- ])?shares?\b/gi, '');
}

/** The scale that most tables say; it is assumed where a table says none. */
export function commonScale(tables: Table[]): number {
  const votes = new Map<number, number>();
  for (const table of tables) {
    const { money } = readScale(headingOf(table));
    if (money !== null) votes.set(money, (votes.get(money) ?? 0) + table.rows.length);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
