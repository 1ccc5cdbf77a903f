import { firstCharacters } from './cut-middle';

const TEXT_OVER = 50;
const LOOKED_AT = 50;
const MOST_MATCHES = 15;
const MATCH_FROM = 15;
const MOST_OTHERS = 10;
const OTHER_OVER = 20;
/** What the field for an event holds. */
const LONGEST = 20_000;

const WORDS =
  'events?|live|livestream|webinars?|webcast|broadcast|conference|summit|workshop|master ?class|briefing|sessions?|keynote|' +
  'q ?& ?a|ask me anything|airs|airing|premiere|start(?:s|ing)?|begin(?:s|ning)?|kicks? off|doors open|agenda|' +
  'opportunit(?:y|ies)|launch(?:es|ing|ed)?|release[sd]?|announcement|countdown|deadline|clos(?:es|ing)|ends?|ending|' +
  'expires?|expiring|last (?:chance|day|call)|limited|seats?|spots?|places? left|register|registration|rsvp|join|sign up|' +
  'enroll(?:ment)?|speakers?|host(?:s|ed)?|presenters?|tonight|today|tomorrow|noon|midnight';
const DATES =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|' +
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|' +
  'nov(?:ember)?|dec(?:ember)?)\\.? \\d{1,2}|\\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|' +
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{2,4}';
const TIMES = '\\d{1,2}:\\d{2}|\\d{1,2} ?(?:a\\.?m|p\\.?m)|\\d{1,2} (?:minutes|hours|days) (?:left|from now|to go)';
const SPEAKS_OF_EVENT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WORDS}|${DATES}|${TIMES})(?![\\p{L}\\p{N}])`, 'iu');

/**
 * What a document says about an event, to be put into an empty field. Of the first 50 lines, empty ones too, those of 15
 * characters or more that speak of an event, a date, a time or a deadline, 15 at most; where there is none, the
 * first 10 lines of over 20 characters. Empty for a text of 50 characters or fewer.
 */
export function autoFillEvent(text: string): string {
  if (text.trim().length <= TEXT_OVER) return '';
  const lines = text.split(/\r\n?|\n/, LOOKED_AT).map((line) => line.trim());
  const matching = lines.filter((line) => line.length >= MATCH_FROM && SPEAKS_OF_EVENT.test(line));
  const taken =
    matching.length > 0
      ? matching.slice(0, MOST_MATCHES)
      : lines.filter((line) => line.length > OTHER_OVER).slice(0, MOST_OTHERS);
  return firstCharacters(taken.join('\n'), LONGEST);
}
