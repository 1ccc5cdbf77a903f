import type { NumberRead } from './figures';
import { MOVES } from '../lexicon/words/verbs';
import { keyOfWord, type Token } from './tokens';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['six', 6],
  ['dozen', 12],
]);
const PARTS = new Map<string, number>(
  Object.entries({
    half: 2,
    halve: 2,
    third: 3,
    quarter: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
  }),
);

/** Words that a number may start with. */
export const isNumberWord = (key: string): boolean => VALUES.has(key) || PARTS.has(key);

/** 'forty-five', 'twelve', 'three hundred', 'a full percentage point'. */
export function wordNumberAt(tokens: readonly Token[], at: number): NumberRead | null {
  const article = pointAt(tokens, at);
  if (article > 0) return { value: 1, decimals: 0, length: article, isInWords: true, rounding: POINT_ROUNDING };
  const first = VALUES.get(tokens[at]?.key ?? '');
  if (first === undefined) return null;
  const second = VALUES.get(tokens[at + 1]?.key ?? '');
  const isPair = first >= 20 && second !== undefined && second > 0 && second < 10;
  const length = isPair ? 2 : 1;
  const value = isPair ? first + second : first;
  const isHundred = tokens[at + length]?.key === 'hundred';
  return {
    value: isHundred ? value * 100 : value,
    decimals: 0,
    length: isHundred ? length + 1 : length,
    isInWords: true,
  };
}

/** How far the true share may be from one that is said in words, in points. */
const FRACTION_ROUNDING = 1.5;

/** 'a third of', 'two-thirds of', 'half of': a share in percent. It is one only before 'of', since a quarter is a period, too. */
export function fractionAt(tokens: readonly Token[], at: number): NumberRead | null {
  const isArticle = tokens[at]?.key === 'a' || tokens[at]?.key === 'an';
  const count = isArticle ? 1 : VALUES.get(tokens[at]?.key ?? '');
  const next = count === undefined ? at : at + 1;
  const key = tokens[next]?.key ?? '';
  const parts = PARTS.get(key);
  if (parts === undefined || !isFraction(tokens, at, next)) return null;
  if (count === undefined && parts !== 2) return null;
  const value = (100 * (count ?? 1)) / parts;
  // 'a quarter of the year' and 'the third of the five' are no shares of money.
  return { value, decimals: 0, length: next - at + 1, isInWords: true, rounding: FRACTION_ROUNDING, unit: 'percent' };
}

const COMPARED = new Set(['more', 'less', 'higher', 'lower', 'larger', 'smaller', 'bigger', 'fewer']);
const HEDGES = new Set(['about', 'almost', 'nearly', 'roughly', 'around', 'over', 'than', 'more', 'some']);

/** The last words of what says a move: 'fell', 'went down'. */
const MOVED = new Set(
  MOVES.flatMap(({ says }) => says.split(',').map((words) => keyOfWord(words.trim().split(' ').at(-1) ?? ''))),
);

/** 'a third of', 'half the', 'a fifth more than', 'fell by a quarter', 'fell a fifth', 'nearly two-thirds'. */
function isFraction(tokens: readonly Token[], at: number, last: number): boolean {
  const next = tokens[last + 1]?.key ?? '';
  if (next === 'of' || COMPARED.has(next)) return true;
  const isHalf = last === at && tokens[last]?.key === 'half';
  if (isHalf && OWN.has(next)) return true;
  let before = at - 1;
  while (HEDGES.has(tokens[before]?.key ?? '')) before -= 1;
  if (tokens[before]?.key === 'by') return !COUNTABLE.has(next);
  if (!CLOSING.has(next)) return false;
  return MOVED.has(tokens[before]?.key ?? '') || isPlural(tokens[last]);
}

/** 'two-thirds'; 'three quarters' may be nine months. */
const isPlural = (token: Token | undefined): boolean => token?.text.endsWith('s') === true && token.key !== 'quarter';

/** What may stand behind a share that says not of what: elsewhere 'a third' is a number in a row. */
const CLOSING = new Set([
  '',
  '.',
  ',',
  ';',
  '!',
  '?',
  ')',
  '—',
  '–',
  'from',
  'to',
  'since',
  'in',
  'and',
  'compared',
  'versus',
]);
const OWN = new Set(['the', 'its', 'their', 'our']);

/** 'by a quarter point', 'by a third party'. */
const COUNTABLE = new Set(['point', 'percentage', 'party', 'quarter', 'million', 'billion']);

const POINT_ROUNDING = 0.15;

/** How many words stand before 'percentage point' and say that it is one. */
function pointAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.key !== 'a') return 0;
  const length = tokens[at + 1]?.key === 'full' ? 2 : 1;
  const isPoint = tokens[at + length]?.key === 'percentage' && tokens[at + length + 1]?.key === 'point';
  return isPoint || tokens[at + length]?.key === 'penny' ? length : 0;
}
