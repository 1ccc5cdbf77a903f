import {
  CAMPAIGN_PARTS,
  type Campaign,
  type CampaignPartName,
  type CampaignType,
  PART_NAMES,
} from '@copydesk/contracts';
import { formatDay, formatNumber, formatPercent } from '@copydesk/text';
import { checkAmounts } from './check-amounts';
import { checkProduct } from './check-product';
import { checkUrgency } from './check-urgency';
import { dayOf, monthOf, weekdayOf } from './days';
import { type Check, enteredWords, type Finding, placesOf } from './finding';
import { speaksOfTheEnd } from './sentence-at';

const KINDS = [
  { name: 'winners', field: 'winners', isPercent: false, words: 'winners|winning (?:trades|positions|picks)' },
  { name: 'losers', field: 'losers', isPercent: false, words: 'losers|losing (?:trades|positions|picks)' },
  { name: 'average winner', field: 'avgWinner', isPercent: true, words: '(?:average|avg\\.?) (?:winner|gain)' },
  { name: 'average loser', field: 'avgLoser', isPercent: true, words: '(?:average|avg\\.?) (?:loser|loss)' },
] as const;
const RECORD = KINDS.map((kind) => ({ ...kind, patterns: patternsOf(kind) }));

/** Winners and losers, counted and on average, as they were entered. */
const checkRecord: Check = ({ part, text, request }) =>
  RECORD.flatMap(({ name, field, isPercent, patterns }) => {
    const entered = request.performanceHighlights[field];
    const said = (value: number) => (isPercent ? formatPercent(value) : formatNumber(value));
    const right = entered === 0 ? 'None was entered.' : `Entered: ${said(entered)}.`;
    return patterns
      .flatMap((pattern) => placesOf(text, pattern))
      .flatMap(({ match, place }) => {
        const value = Number((match.groups?.['at'] ?? '').replace(/[,%]/g, '').replace('−', '-'));
        if (Math.abs(value) === Math.abs(entered) && entered !== 0) return [];
        return [{ place, message: `${PART_NAMES[part]} says ${said(value)} for the ${name}. ${right}` }];
      });
  });

function patternsOf({ words, isPercent }: (typeof KINDS)[number]): RegExp[] {
  const after = `\\b(?:${words})\\b`;
  if (isPercent) return [new RegExp(`${after}[^%\\n.;]{0,24}?(?<at>[-−]?\\d+(?:\\.\\d+)?%)`, 'gi')];
  return [
    new RegExp(`${after}\\**\\s*[:=]\\s*\\**(?<at>\\d[\\d,]*\\b)(?!\\s*%)`, 'gi'),
    // 'winners 48, losers 12': a list without colons.
    new RegExp(`${after}\\**\\s+\\**(?<at>\\d[\\d,]*\\b)(?=\\**\\s*(?:[,;.)](?!\\d)|$|and\\b))`, 'gim'),
    // On one line: what the next one begins with is no word for it.
    new RegExp(
      `(?<!of |[$\\d.,])\\b(?<at>\\d[\\d,]*)\\**[^\\S\\r\\n]+(?:closed |clear |verified )?(?:${words})\\b`,
      'gi',
    ),
  ];
}

/** What a reader takes for a campaign of that type. */
const SIGNS: Record<CampaignType, RegExp> = {
  'Renewal Campaign': /\brenewal (?:campaign|offer|price|discount|sale)\b|\byour renewal\b/gi,
  'Flash Campaign': /\bflash[- ](?:campaign|sale|offer|deal)\b/gi,
  'Cross-Sales Campaign': /\bcross-?[- ]?(?:sales?|sell(?:ing)?) (?:campaign|offer)\b/gi,
};

/** No part speaks of a campaign of another type, unless its words were entered. */
const checkType: Check = ({ part, text, request }) => {
  const own = request.campaignContext.campaignType;
  const entered = enteredWords(request).toLowerCase();
  return Object.entries(SIGNS)
    .filter(([type]) => type !== own)
    .flatMap(([, pattern]) => placesOf(text, pattern))
    .filter(({ match }) => !entered.includes(match[0].toLowerCase()))
    .map(({ match, place }) => ({
      place,
      message: `${PART_NAMES[part]} says “${match[0]}”. Entered: ${own}.`,
    }));
};

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
const checkExpiry: Check = ({ part, text, request }) => {
  const { expiryDate } = request.urgencyElements;
  const { period = '' } = request.performanceHighlights;
  const year = Number(expiryDate.slice(0, 4)) || null;
  const entered = expiryDate ? `Entered: ${formatDay(expiryDate)}.` : 'No expiry date was entered.';
  return DATES.flatMap((pattern) => placesOf(text, pattern)).flatMap(({ match, place }) => {
    const { weekday, month = '', day = '' } = match.groups ?? {};
    const ownYear = Number(match.groups?.['year'] ?? year);
    const date = ownYear ? dayOf(ownYear, Number(month) || monthOf(month), Number(day)) : null;
    const isOfRecord = period.toLowerCase().includes(match[0].toLowerCase());
    if (!isOfRecord && speaksOfTheEnd(text, place) && date !== expiryDate)
      return [{ place, message: `${PART_NAMES[part]} says “${match[0]}” of the expiry date. ${entered}` }];
    if (!date || !weekday || weekdayOf(date).toLowerCase() === weekday.toLowerCase()) return [];
    return [{ place, message: `${PART_NAMES[part]} says “${match[0]}”, which is a ${weekdayOf(date)}.` }];
  });
};

const CHECKS: Check[] = [checkProduct, checkAmounts, checkRecord, checkType, checkExpiry, checkUrgency];

/** Holds every part of a campaign against what was entered, by rule. Each place is told once. */
export function checkCampaign(
  { request, sendDates }: Pick<Campaign, 'request' | 'sendDates'>,
  parts: { part: CampaignPartName; content: string }[],
): Finding[] {
  return parts.flatMap(({ part, content: text }) => {
    const sendDate = sendDates[CAMPAIGN_PARTS.indexOf(part)] ?? null;
    const found = CHECKS.flatMap((check) => check({ part, text, request, sendDate }));
    const apart = found.filter(
      ({ place }, index) => !found.slice(0, index).some((other) => overlap(other.place, place)),
    );
    return apart.map((finding) => ({ part, ...finding })).sort((a, b) => startOf(a) - startOf(b));
  });
}

function overlap(a: Finding['place'], b: Finding['place']): boolean {
  return a !== null && b !== null && a.from < b.to && b.from < a.to;
}

const startOf = ({ place }: Finding) => place?.from ?? -1;
