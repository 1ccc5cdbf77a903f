import { isNumberWord } from './number-words';
import type { Token } from './tokens';
import { isAll, isDigit, withoutOwner } from '../characters';

/** Names that have a number in them: the words before it, in the spelling of the lexicon. */
const NAMED_NUMBERS = new Set([
  's&p',
  'russell',
  'nasdaq',
  'nikkei',
  'ftse',
  'dow',
  'stoxx',
  'dax',
  'section',
  'rule',
  'note',
  'page',
  'slide',
  'chapter',
  'item',
  'form',
  'level',
  'suite',
  'version',
  'exhibit',
  'step',
  'part',
  'fortune',
  'covid',
  'topic',
  'asc',
  'no',
  'schedule',
  'boeing',
  'windows',
  'route',
  'tier',
  'phase',
  'box',
  'room',
]);
/** What stands behind a number that is only a name: '10-K', '401(k)', '5G', '747s'. */
const ZONES = new Set([
  'a.m',
  'p.m',
  'am',
  'pm',
  'et',
  'est',
  'edt',
  'pt',
  'pst',
  'pdt',
  'ct',
  'gmt',
  'utc',
  "o'clock",
]);
const STREETS = new Set([
  'street',
  'st',
  'avenue',
  'ave',
  'road',
  'rd',
  'boulevard',
  'blvd',
  'drive',
  'lane',
  'floor',
  'plaza',
]);

/** How many tokens from here on are a name, a time of day, an address or an ordinal with a number in it; 0 for none. */
export function nameAt(tokens: readonly Token[], at: number): number {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.kind === 'word') {
    // 'a five-year average'
    if (isNumberWord(first.key) && second?.key === 'year' && second.isJoined) return 2;
    // "Boeing's 2024 revenue" is of a year, and 'Boeing 737' a name.
    const isNamed =
      NAMED_NUMBERS.has(first.key) &&
      withoutOwner(first.text) === first.text &&
      second?.kind === 'number' &&
      isAll(second.text, isDigit);
    return isNamed ? 2 : 0;
  }
  if (first?.kind !== 'number') return 0;
  // '10-year notes'
  if (second?.key === 'year' && second.isJoined) return 2;
  if (isForm(first, second)) return 2;
  // '401(k)'
  if (second?.key === '(' && second.isJoined && third?.kind === 'word' && third.text.length === 1) return 4;
  return clockAt(tokens, at) || addressAt(tokens, at);
}

const ENDINGS = new Set(['st', 'nd', 'rd', 'th']);
/** '5K', '2X' */
const SCALES = 'KMBTX';

/** '10-K' has a hyphen, '5G' a capital that is no scale, '1st' an ending. */
function isForm(number: Token, word: Token | undefined): boolean {
  if (word?.kind !== 'word' || !word.isJoined) return false;
  if (ENDINGS.has(word.text)) return true;
  const isLetter = word.text.length === 1 && word.text >= 'A' && word.text <= 'Z';
  return isLetter && (word.from > number.to || !SCALES.includes(word.text));
}

/** '9:30 a.m.', '4 p.m. ET', '16:00'. */
function clockAt(tokens: readonly Token[], at: number): number {
  const [, second, third, fourth] = tokens.slice(at, at + 4);
  const hasMinutes = second?.key === ':' && second.isJoined && third?.kind === 'number' && third.text.length === 2;
  const zone = hasMinutes ? fourth : second;
  const length = hasMinutes ? 3 : 1;
  if (zone?.kind === 'word' && ZONES.has(zone.key)) return length + 1;
  return hasMinutes ? length : 0;
}

/** '350 Fifth Avenue' and the numbers of a telephone. */
function addressAt(tokens: readonly Token[], at: number): number {
  const next = tokens.slice(at + 1, at + 4);
  const street = next.findIndex(({ key }) => STREETS.has(key));
  if (street >= 0 && next.slice(0, street + 1).every(({ isCapital }) => isCapital)) return street + 2;
  let length = 0;
  while (
    isDial(tokens[at + length]) &&
    (length === 0 || tokens[at + length]?.isJoined || tokens[at + length - 1]?.key === ')')
  )
    length += 1;
  const numbers = tokens.slice(at, at + length).filter(({ kind }) => kind === 'number');
  return numbers.length >= 3 ? length : 0;
}

const DIAL_MARKS = new Set('-()./');

const isDial = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' ? token.text.length <= 4 && isAll(token.text, isDigit) : DIAL_MARKS.has(token.key));
