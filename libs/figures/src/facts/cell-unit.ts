import type { Row } from '../document/document';
import { wordsOf } from '../lexicon/normalise';
import { readScale } from './scale';
import type { ShownNumber } from '../document/table/shown-number';
import { hasDigit } from '../characters';
import { phrased, says, saysOne, saysWithin } from '../lexicon/phrases';

/** What the figure of a cell counts. */
export type CellUnit = 'money' | 'per share' | 'shares' | 'percent' | 'points' | 'multiple' | 'number';

const PER_UNIT = ['unit', 'ads'].flatMap((unit) =>
  ['', 'common ', 'diluted ', 'basic '].map((kind) => `per ${kind}${unit}`),
);
/** Rows that name an amount per share and are none themselves: 'Preferred stock, stated value $1 per share'. */
const NAMES_PER_SHARE = ['stated value', 'par value', 'excluded from'];
/** Heads of tables of awards: 'Weighted-Average Exercise Price', 'Number of Shares'. */
const PRICE_HEADS = ['price per', 'value per', 'price paid per', 'value paid per', 'price ( per', 'value ( per'].concat(
  [
    'exercise price',
    'average price',
    'average fair value',
    'average grant date price',
    'average grant date fair value',
  ],
);
const AWARDS = new Set(['shares', 'rsus', 'options', 'units', 'awards']);
const DEAREST = 10_000;

const PERCENT_HEADS = ['%', 'percent', 'percentage'];
const PERCENT = [...PERCENT_HEADS, 'rate', 'margin'];
const AMOUNT = ['cost', 'value', 'expense', 'income', 'proceeds', 'repurchase', 'compensation', 'price', 'paid'];
const OF_SHARES = ['weighted average', 'number of shares', 'shares outstanding', 'shares used'];

/** 'per diluted share', 'per Class A common share', 'EPS'; `words` as `phrased` gives them. */
function saysPerShare(words: string): boolean {
  if (saysOne(words, ['eps', ...PER_UNIT])) return true;
  for (let at = words.indexOf(' per '); at >= 0; at = words.indexOf(' per ', at + 1)) {
    let length = 0;
    for (const word of words.slice(at + ' per '.length).split(' ')) {
      if (length < LONGEST_BETWEEN && isShare(word)) return true;
      length += word.length + 1;
    }
  }
  return false;
}

const LONGEST_BETWEEN = 30;

/** 'share', 'shares', 'share1' with the mark of a footnote. */
const isShare = (word: string): boolean =>
  word === 'share' || word === 'shares' || (word.startsWith('share') && hasDigit(word));

const countsShares = (words: string): boolean =>
  saysOne(words, ['shares used', 'shares outstanding']) ||
  saysWithin(words, ['number of', 'shares'], 2) ||
  saysWithin(words, ['weighted average', 'shares'], 3);

export function unitOfCell(row: Row, heads: readonly string[], shown: ShownNumber): CellUnit {
  const { unit, value, decimals } = shown;
  if (unit === 'percent' || unit === 'points' || unit === 'multiple') return unit;
  const label = phrased(row.labels.at(-1) ?? '');
  const isSmall = Math.abs(value) < 1_000 && decimals > 0;
  if (countsShares(label) && unit !== 'money') return 'shares';
  const head = heads.join(' ');
  const isOfPrices = says(head, ...PRICE_HEADS);
  if (isPerShare(row, shown) || (isOfPrices && isPrice(head, shown))) return 'per share';
  if (unit === 'money') return 'money';
  if ((heads.some(isOfShares) || isOfShares(head)) && !isOfPrices) return 'shares';
  // '(In millions, except percentages)' is no head of a column.
  const isOfPercents = heads.some((line) => says(line, ...PERCENT_HEADS) && !line.includes('('));
  if ((isOfPercents && Math.abs(value) < 1_000) || (saysOne(label, PERCENT) && isSmall && decimals === 1))
    return 'percent';
  if (countsThings(row.labels)) return 'number';
  const isOfAmount = AMOUNT.some((word) => label.includes(word));
  const isOfCounts = saysOne(label, ['shares']) || says(row.labels.join(' '), ...OF_SHARES);
  return isOfCounts && !isOfAmount ? 'shares' : 'money';
}

function isPerShare({ labels }: Row, { value, decimals, unit }: ShownNumber): boolean {
  const label = phrased(labels.at(-1) ?? '');
  const isSmall = Math.abs(value) < 1_000;
  // 'Net income used in computing income per share' is none.
  if (saysPerShare(label)) return decimals > 1 || (isSmall && !saysOne(label, NAMES_PER_SHARE));
  const all = phrased(labels.join(' '));
  const isCents = decimals > 1 || (decimals > 0 && unit === 'money');
  return isSmall && isCents && saysPerShare(all) && !saysOne(all, ['weighted', 'outstanding', 'shares used']);
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
