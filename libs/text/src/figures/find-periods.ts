import { fullYear, MONTH_NAME, monthIndex, monthOf, quarterEnd, quarterOf, type Calendar } from './calendar';
import { type Period } from './figure';

/** A time that a text names. */
export interface FoundPeriod {
  from: number;
  to: number;
  period: Period;
  /** What is only said in relation to the period at hand: 'a year ago', 'the previous quarter'. */
  relative: 'year' | 'quarter' | null;
  /** False where the year was not said and was taken from elsewhere. */
  hasYear: boolean;
}

const COUNT: Record<string, number> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  '3': 3,
  '6': 6,
  '9': 9,
  '12': 12,
  thirteen: 3,
  '13': 3,
  'twenty-six': 6,
  '26': 6,
  'thirty-nine': 9,
  '39': 9,
  '52': 12,
  '53': 12,
};
const YEAR = String.raw`(?:(?<fiscal>fiscal )?(?:year )?(?:FY ?)?['’]?(?<year>20\d\d|(?<=['’]|FY ?)\d\d)(?!\d|,\d|\.\d|%))`;
const DATE = String.raw`(?<month>${MONTH_NAME})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:(?:,| of)? (?<dateYear>20\d\d))?`;
const PATTERNS: [string, RegExp][] = [
  ['ended', new RegExp(String.raw`(?<count>three|six|nine|twelve|thirteen|twenty-six|thirty-nine|\d\d?)[- ](?:months?|weeks?)(?: period)?s?,? (?:ended|ending|to|through) ${DATE}`, 'giu')],
  ['quarterEnded', new RegExp(String.raw`(?<span>quarter|year|months?)(?:ly)?(?: period)? (?:ended|ending) ${DATE}`, 'giu')],
  ['quarter', new RegExp(String.raw`(?<![a-z\d])(?:fiscal )?(?<quarter>first|second|third|fourth|1st|2nd|3rd|4th|Q[1-4]|[1-4]Q)(?:[- ](?:fiscal[- ])?quarter)?(?:,? (?:of |for |in )?(?:the )?${YEAR}|(?<=Q[1-4]|[1-4]Q)[' ’]?(?<tight>\d\d)(?!\d|%|\.))`, 'giu')],
  ['yearQuarter', new RegExp(String.raw`${YEAR}(?:['’]s)?[, ]{1,2}(?:fiscal )?(?<quarter>first|second|third|fourth|Q[1-4])(?:[- ]quarter)?(?![a-z])`, 'giu')],
  ['bareQuarter', /(?<![a-z\d])(?:fiscal )?(?:(?<quarter>first|second|third|fourth|1st|2nd|3rd|4th)[- ](?:fiscal[- ])?quarter|(?<short>Q[1-4])(?!\d))(?<last>,? (?:of )?(?:last|the (?:prior|previous)|a) year(?: ago| earlier)?)?/giu],
  ['first', new RegExp(String.raw`(?<which>first|the) (?<count>three|six|nine|\d)[- ](?:months|month period)(?:,? (?:of |in )?(?:the )?${YEAR})?`, 'giu')],
  ['half', new RegExp(String.raw`(?<half>first|second)[- ]half(?:,? (?:of |in )?(?:the )?${YEAR})?`, 'giu')],
  ['monthQuarter', /(?<![a-z])(?<month>March|June|September|December)[- ]quarter(?: (?:of )?(?<year>20\d\d))?/giu],
  ['date', new RegExp(String.raw`(?<![a-z])${DATE}`, 'giu')],
  ['year', new RegExp(String.raw`(?<![a-z\d$€£,.-])(?:(?<full>full[- ](?:fiscal )?year|fiscal|FY ?|calendar year|calendar|year|in|for|of|during|than|to|over) ?(?:year )?)(?:FY ?)?['’]?(?<year>20\d\d|(?<=['’]|FY ?)\d\d)(?!\d|,\d|\.\d|%)`, 'giu')],
  ['toDate', /(?<![a-z])(?:year[- ]to[- ]date|so far this year|ytd)(?![a-z])/giu],
  ['thisYear', /(?<![a-z])(?:(?:for the|this) (?:full )?(?:fiscal )?year(?![- ](?:ago|earlier|before|over|period|quarter))|full[- ]year|annual(?:ly)?|for the year)(?![a-z])/giu],
  ['lastYear', /(?<![a-z])(?:(?:a|one) year (?:ago|earlier|before|prior)|(?:the )?(?:prior|previous|last|preceding|year[- ]ago|year[- ]earlier)[- ](?:fiscal )?year(?:['’]s)?(?:[- ](?:quarter|period|level|figure))?|(?:the )?year[- ](?:ago|earlier)(?: (?:quarter|period))?|(?:the )?(?:same|comparable|corresponding) (?:quarter|period|time|three months|nine months|six months|periods) (?:of |in )?(?:the )?(?:last|prior|previous|preceding|a)(?: fiscal)? year(?: ago| earlier)?|the year before|prior[- ]period)(?![a-z])/giu],
  ['lastQuarter', /(?<![a-z])(?:(?:the )?(?:last|previous|prior|preceding|immediately preceding) quarter|(?:a|one) quarter (?:ago|earlier)|three months earlier|the quarter before|sequential(?:ly)?|quarter[- ](?:over|on)[- ]quarter|q\/q|qoq)(?![a-z])/giu],
  ['thisQuarter', /(?<![a-z])(?:(?:(?:in|for|during|of) |(?<=and ))(?:the|this) (?:latest |most recent |current |just-ended )?(?:fiscal )?quarter|this quarter|(?:the )?(?:latest|most recent|current|reported) quarter|quarterly)(?![a-z])/giu],
]; // oxfmt-ignore

/** '2021 sales were': in a draft a year before what it is of is all of that year; a source has names like '2022 Notes'. */
const LEADING_YEAR: [string, RegExp] = [
  'year',
  /(?:^|(?:\bthe|\bits|\bour|\btheir|\band|\bbut|\bwhile|['’]s?|,) )(?<year>20\d\d)(?= (?:[a-z]|EPS|GAAP))/giu,
];

const FIRST_OF_TWO = /(three|six|13|26|thirteen|twenty-six)(?:-|[- ]months?|[- ]weeks?)? and (?:the )?$/i;

const HINT =
  /\d(?:st|nd|rd|th)\b|20\d\d|quarter|year|month|week|half|annual|ytd|sequential|prior|q[1-4]|[1-4]q|q\/q|fy/i;
const MONTH = new RegExp(MONTH_NAME, 'i');
const NEEDS_MONTH = new Set(['ended', 'quarterEnded', 'monthQuarter', 'date']);

/** Every period that a text names, in order, none inside another; what is not said is taken from the calendar. */
export function findPeriods(text: string, calendar: Calendar, isDraft = false): FoundPeriod[] {
  const found: FoundPeriod[] = [];
  if (!HINT.test(text)) return found;
  const hasMonth = MONTH.test(text);
  for (const [kind, pattern] of isDraft ? [...PATTERNS, LEADING_YEAR] : PATTERNS) {
    if (!hasMonth && NEEDS_MONTH.has(kind)) continue;
    for (const match of text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => other.from < to && from < other.to)) continue;
      const period = readPeriod(kind, match[0], match.groups ?? {}, calendar);
      if (!period) continue;
      found.push({ from, to, ...period });
      const first = kind === 'ended' ? FIRST_OF_TWO.exec(text.slice(Math.max(0, from - 20), from)) : null;
      if (first) found.push(before(period, first, from));
      const second = /^ (?:and|or) (20\d\d)(?!\d|,\d)/.exec(text.slice(to, to + 10));
      if (second && period.hasYear && kind !== 'year') found.push(again(period, match.groups, second, to));
    }
  }
  found.sort((a, b) => a.from - b.from);
  found.forEach((one, index) => borrowYear(one, found[index + 1], text));
  return found;
}

/** 'September 30, 2021 and 2022' is two periods. */
function again(
  { period, relative }: Read,
  groups: Groups | undefined,
  second: RegExpExecArray,
  at: number,
): FoundPeriod {
  const years =
    fullYear(second[1] ?? '') - fullYear(groups?.year ?? groups?.dateYear ?? groups?.tight ?? second[1] ?? '');
  const to = at + second[0].length;
  return { from: to - 4, to, period: { ...period, end: period.end + years * 12 }, relative, hasYear: true };
}

/** 'The three and nine months ended June 30' are two periods. */
function before({ period, relative, hasYear }: Read, [said, count = '']: RegExpExecArray, at: number): FoundPeriod {
  const from = at - said.length;
  return {
    from,
    to: from + count.length,
    period: { ...period, months: COUNT[count.toLowerCase()] ?? null },
    relative,
    hasYear,
  };
}

type Read = Omit<FoundPeriod, 'from' | 'to'>;
type Groups = Record<string, string | undefined>;

function readPeriod(kind: string, words: string, groups: Groups, calendar: Calendar): Read | null {
  const { main } = calendar;
  const digits = groups.year ?? groups.dateYear ?? groups.tight;
  const year = digits === undefined ? null : fullYear(digits);
  const said = (months: number | null, end: number): Read => ({
    period: { months, end },
    relative: null,
    hasYear: year !== null,
  });
  const mainYear = calendar.year ?? (main ? Math.floor(main.end / 12) : null);
  switch (kind) {
    case 'ended':
    case 'quarterEnded': {
      const end = dayEnd(groups, year, main);
      const span = groups.span?.toLowerCase();
      const months = span === 'year' ? 12 : span ? 3 : (COUNT[(groups.count ?? '').toLowerCase()] ?? null);
      return end === null ? null : said(months, end);
    }
    case 'quarter':
    case 'yearQuarter':
    case 'bareQuarter': {
      const quarter = quarterOf(groups.quarter ?? groups.short ?? '');
      const of = year ?? (mainYear === null ? null : groups.last ? mainYear - 1 : mainYear);
      return quarter === null || of === null ? null : said(3, quarterEnd(calendar, of, quarter));
    }
    case 'first': {
      const months = COUNT[(groups.count ?? '').toLowerCase()];
      const of = year ?? mainYear;
      // 'The three months' of a report are those that it is about.
      if (main && months === main.months && year === null && groups.which?.toLowerCase() === 'the')
        return said(months, main.end);
      return months === undefined || of === null ? null : said(months, quarterEnd(calendar, of, months / 3));
    }
    case 'half': {
      const of = year ?? mainYear;
      return of === null ? null : said(6, quarterEnd(calendar, of, groups.half?.toLowerCase() === 'first' ? 2 : 4));
    }
    case 'monthQuarter': {
      const of = year ?? (main ? Math.floor(main.end / 12) : null);
      return of === null ? null : said(3, of * 12 + monthIndex(groups.month ?? ''));
    }
    case 'date': {
      const end = dayEnd(groups, year, main);
      return end === null ? null : said(0, end);
    }
    case 'year':
      return year === null ? null : { ...said(12, quarterEnd(calendar, year, 4)), hasYear: true };
    case 'thisYear':
      return mainYear === null ? null : said(12, quarterEnd(calendar, mainYear, 4));
    case 'toDate':
      return calendar.quarter === null || !main ? null : said(calendar.quarter * 3, main.end);
    case 'lastYear':
      return main
        ? { period: { months: /quarter/i.test(words) ? 3 : null, end: main.end - 12 }, relative: 'year', hasYear: true }
        : null;
    case 'lastQuarter':
      return main ? { period: { months: 3, end: main.end - 3 }, relative: 'quarter', hasYear: true } : null;
    case 'thisQuarter':
      return main?.months === 3 ? { period: main, relative: null, hasYear: true } : null;
    default:
      return null;
  }
}

function dayEnd(groups: Groups, year: number | null, main: Period | null): number | null {
  const month = monthIndex(groups.month ?? '');
  const of = year ?? (main ? Math.floor(main.end / 12) : null);
  return of === null || month < 0 ? null : monthOf(of, month, Number(groups.day));
}

/** 'the third quarter and first nine months of 2024': the first has its year from the second. */
function borrowYear(one: FoundPeriod, next: FoundPeriod | undefined, text: string): void {
  if (
    one.hasYear ||
    !next?.hasYear ||
    next.relative ||
    !/^,? (?:and|or)(?: the)? $/.test(text.slice(one.to, next.from))
  )
    return;
  const ahead = next.period.end - one.period.end;
  one.period = { ...one.period, end: one.period.end + Math.round(ahead / 12) * 12 };
}
