import { PART_NAMES } from '@copydesk/contracts';
import { formatDay } from '@copydesk/text';
import { dayOf, monthOf, weekdayOf } from './days';
import { placesOf, type Check } from './finding';
import { speaksOfTheEnd } from './sentence-at';

const WEEKDAY = '(?<weekday>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)';
const MONTH =
  '(?<month>January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)';
const DATES = [
  new RegExp(
    `(?:\\b${WEEKDAY},?\\s+(?:the\\s+)?)?\\b${MONTH}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>\\d{4})\\b)?`,
    'gi',
  ),
  /\b(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)\b/g,
  /\b(?<month>\d{1,2})\/(?<day>\d{1,2})(?:\/(?<year>\d{4}))?\b/g,
];

/** The expiry date wherever it is named, and its weekday: no date stands under another day of the week. */
export const checkExpiry: Check = ({ part, text, request }) => {
  const { expiryDate } = request.urgencyElements;
  const year = Number(expiryDate.slice(0, 4)) || null;
  const entered = expiryDate ? `Entered: ${formatDay(expiryDate)}.` : 'No expiry date was entered.';
  return DATES.flatMap((pattern) => placesOf(text, pattern)).flatMap(({ match, place }) => {
    const { weekday, month = '', day = '' } = match.groups ?? {};
    const ownYear = Number(match.groups?.['year'] ?? year);
    const date = ownYear ? dayOf(ownYear, Number(month) || monthOf(month), Number(day)) : null;
    if (speaksOfTheEnd(text, place) && date !== expiryDate)
      return [{ place, message: `${PART_NAMES[part]} says “${match[0]}” of the expiry date. ${entered}` }];
    if (!date || !weekday || weekdayOf(date).toLowerCase() === weekday.toLowerCase()) return [];
    return [{ place, message: `${PART_NAMES[part]} says “${match[0]}”, which is a ${weekdayOf(date)}.` }];
  });
};
