import type { Row } from '../document/document';
import { wordsOf } from '../lexicon/normalise';
import { readScale } from './scale';
import type { ShownNumber } from './shown-number';

/** What the figure of a cell counts. */
export type CellUnit = 'money' | 'per share' | 'shares' | 'percent' | 'points' | 'multiple' | 'number';

const PER_SHARE = /\bper\b[^\n]{0,30}\bshares?(?:\d|\b)|\beps\b|\bper (?:common |diluted |basic )?(?:unit|ads)\b/i;
/** Rows that name an amount per share and are none themselves: 'Preferred stock, stated value $1 per share'. */
const NAMES_PER_SHARE = /\b(?:stated|par) value\b|\bexcluded from\b/i;
const SHARE_COUNT =
  /\bnumber of (?:\w+ ){0,2}shares\b|\bshares (?:used|outstanding)\b|\bweighted[- ]average (?:\w+ ){0,3}shares\b/i;
const SHARES = /\bshares\b/i;
/** Heads of tables of awards: 'Weighted-Average Exercise Price', 'Number of Shares'. */
const PRICE_HEAD =
  /\b(?:price|value) (?:paid )?\(?per\b|\bexercise price\b|\baverage (?:grant[- ]date )?(?:price|fair value)\b/i;
const AWARDS = new Set(['shares', 'rsus', 'options', 'units', 'awards']);
const DEAREST = 10_000;

const PERCENT_HEAD = /%|\bpercent(?:age)?\b/i;
const PERCENT = /%|\bpercent(?:age)?\b|\brate\b|\bmargin\b/i;
const AMOUNT = /\bcost|value|expense|income|proceeds|repurchase|compensation|price|paid/i;
const OF_SHARES = /weighted[- ]average|number of shares|shares (?:outstanding|used)/i;

export function unitOfCell(row: Row, heads: readonly string[], shown: ShownNumber): CellUnit {
  const { unit, value, decimals } = shown;
  if (unit === 'percent' || unit === 'points' || unit === 'multiple') return unit;
  const label = row.labels.at(-1) ?? '';
  const isSmall = Math.abs(value) < 1_000 && decimals > 0;
  if (SHARE_COUNT.test(label) && unit !== 'money') return 'shares';
  const head = heads.join(' ');
  if (isPerShare(row, shown) || (PRICE_HEAD.test(head) && isPrice(head, shown))) return 'per share';
  if (unit === 'money') return 'money';
  if ((heads.some(isOfShares) || isOfShares(head)) && !PRICE_HEAD.test(head)) return 'shares';
  // '(In millions, except percentages)' is no head of a column.
  const isOfPercents = heads.some((line) => PERCENT_HEAD.test(line) && !line.includes('('));
  if ((isOfPercents && Math.abs(value) < 1_000) || (PERCENT.test(label) && isSmall && decimals === 1)) return 'percent';
  if (countsThings(row.labels)) return 'number';
  return (SHARES.test(label) || OF_SHARES.test(row.labels.join(' '))) && !AMOUNT.test(label) ? 'shares' : 'money';
}

function isPerShare({ labels }: Row, { value, decimals, unit }: ShownNumber): boolean {
  const label = labels.at(-1) ?? '';
  const isSmall = Math.abs(value) < 1_000;
  // 'Net income used in computing income per share' is none.
  if (PER_SHARE.test(label)) return decimals > 1 || (isSmall && !NAMES_PER_SHARE.test(label));
  const all = labels.join(' ');
  const isCents = decimals > 1 || (decimals > 0 && unit === 'money');
  return PER_SHARE.test(all) && isSmall && isCents && !/weighted|outstanding|shares used/i.test(all);
}

const isPrice = (head: string, { value, decimals }: ShownNumber): boolean =>
  Math.abs(value) < DEAREST && (decimals > 0 || readScale(head).money === null);

function isOfShares(head: string): boolean {
  const words = wordsOf(head);
  if (words.includes('percent') || head.includes('%')) return false;
  return words.join() === 'shares' || (words.includes('number') && words.some((word) => AWARDS.has(word)));
}

/** What rows count that is no amount: 'Active buyers', 'Paid memberships at end of period'. */
const THINGS = new Set(
  'buyers customers subscribers subscriptions members memberships users accounts employees associates restaurants locations vehicles deliveries units cards visits trips orders nights'.split(
    ' ',
  ),
);
const AMOUNTS = new Set(
  'revenue revenues income cost costs expense expenses receivable receivables payable payables due from to per deposit deposits liability liabilities advances prepaid value paid stock'.split(
    ' ',
  ),
);

function countsThings(labels: readonly string[]): boolean {
  const words = wordsOf(labels.at(-1) ?? '');
  const end = words.findIndex((word) => word === 'at' || word === 'as');
  const last = words[(end < 0 ? words.length : end) - 1] ?? '';
  const isOfPeople = words[0] === 'paid';
  const others = [...labels.slice(0, -1).flatMap(wordsOf), ...words.slice(isOfPeople ? 1 : 0)];
  return THINGS.has(last) && others.every((word) => !AMOUNTS.has(word));
}
