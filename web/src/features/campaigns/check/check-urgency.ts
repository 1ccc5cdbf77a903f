import { PART_NAMES } from '@copydesk/contracts';
import { formatDay } from '@copydesk/text';
import { daysBetween, weekdayOf, WEEKDAYS } from './days';
import { placesOf, type Check } from './finding';
import { speaksOfTheOffer } from './sentence-at';

interface Word {
  pattern: RegExp;
  /** Whether it is true so many days before the end. */
  fits: (daysLeft: number, match: RegExpMatchArray) => boolean;
  /** Says much whatever it is about; others only where they are about the offer. */
  isPlain?: boolean;
}

const WORDS: Word[] = [
  { pattern: /\btonight\b/gi, fits: (left) => left === 0 },
  {
    pattern: /\btoday only\b|\b(?:ends|expires|closes) today\b|\b(?:final|last) (?:few )?hours\b/gi,
    fits: (left) => left === 0,
    isPlain: true,
  },
  { pattern: /\b(?:last|final) day\b/gi, fits: (left) => left === 0 },
  { pattern: /(?<!\bof )\btomorrow\b(?![’'])/gi, fits: (left) => left === 1 },
  {
    pattern: /\b(?:last|final) (?:chance|call|notice|reminder)\b/gi,
    fits: (left) => left >= 0 && left <= 2,
    isPlain: true,
  },
  {
    pattern:
      /\b(?<count>\d+) days? (?:left|to go|remain(?:ing)?)\b|\b(?:ends|expires|closes) in (?<days>\d+) days?\b/gi,
    fits: (left, { groups }) => left === Number(groups?.['count'] ?? groups?.['days']),
    isPlain: true,
  },
  {
    pattern:
      /\b(?<count>\d+) hours? (?:left|to go|remain(?:ing)?)\b|\b(?:ends|expires|closes) in (?<hours>\d+) hours?\b/gi,
    fits: (left, { groups }) => Math.abs(left - Number(groups?.['count'] ?? groups?.['hours']) / 24) < 1,
    isPlain: true,
  },
];

const ENDS_ON =
  /\b(?:ends?|ending|expires?|expiring|closes?|closing|deadline(?: is)?|until|by|before|through)\s+(?:(?:on|this|coming|midnight|at midnight)\s+)*(?<at>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)\b(?!,?\s+(?:the\s+)?(?:\d|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/gi;

/** Words of urgency, held against the day on which an email goes out and the end of the offer. */
export const checkUrgency: Check = ({ part, text, request, sendDate }) => {
  const { expiryDate } = request.urgencyElements;
  const weekdays = placesOf(text, ENDS_ON).filter(({ place }) => speaksOfTheOffer(text, place));
  if (part === 'orderForm' || !expiryDate || !sendDate) {
    // Without a date of its own an email can still name the wrong day of the week.
    return weekdays
      .filter(({ match }) => expiryDate && !isSameDay(match.groups?.['at'] ?? '', weekdayOf(expiryDate)))
      .map(({ match, place }) => ({
        place,
        message: `${PART_NAMES[part]} says “${match[0]}”. Entered: ${formatDay(expiryDate)}.`,
      }));
  }
  const left = daysBetween(sendDate, expiryDate);
  const goesOut = `${PART_NAMES[part]} goes out on ${formatDay(sendDate)}; the offer ends on ${formatDay(expiryDate)}.`;
  const wrong = WORDS.flatMap(({ pattern, fits, isPlain }) =>
    placesOf(text, pattern).filter(
      ({ match, place }) => !fits(left, match) && (isPlain || speaksOfTheOffer(text, place)),
    ),
  );
  const wrongDays = weekdays.filter(({ match }) => daysUntil(match.groups?.['at'] ?? '', sendDate) !== left);
  const said = [...wrong, ...wrongDays].map(({ match, place }) => ({
    place,
    message: `“${match[0]}” is not right. ${goesOut}`,
  }));
  return left < 0 ? [{ place: null, message: `${goesOut} That is too late.` }, ...said] : said;
};

/** Words of urgency in an email that cannot be held against anything yet. */
export function hasUrgencyWords(text: string): boolean {
  return WORDS.some(({ pattern, isPlain }) =>
    placesOf(text, pattern).some(({ place }) => isPlain || speaksOfTheOffer(text, place)),
  );
}

function daysUntil(weekday: string, from: string): number {
  const index = WEEKDAYS.findIndex((name) => isSameDay(name, weekday));
  return (index - WEEKDAYS.indexOf(weekdayOf(from)) + 7) % 7;
}

const isSameDay = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
