import { MONTH_NAME, monthIndex, type Calendar } from './calendar';
import { type Period } from './figure';
import { type FoundNumber } from './find-numbers';
import { type FoundPeriod } from './find-periods';
import { type Reading } from './reading';

/**
 * The period of a number: null where none is said, 'unclear' where more than one could be meant, 'earlier' where it is only
 * said to be what something is measured against ('up 206% from $5.93 billion').
 */
export type SaidPeriod = Period | null | 'unclear' | 'earlier';

const COMPARED =
  /(?:\bfrom|\bversus|\bvs\.?|\bcompared (?:with|to)|\bagainst|(?<!more |less |rather )\bthan)(?: (?:a|an|the|about|adjusted|approximately|net|operating|income|loss|profit|of|revenues?|sales|nearly|roughly|just|earnings|only|diluted|EPS|effective|tax|rate)){0,5} ?\(?$/i;
/** Times that are not read: whatever they are, they are not the reported period. */
const ODD = new RegExp(
  [
    String.raw`\b(?:holiday|summer|winter|spring|autumn|shopping) (?:quarter|season)`,
    String.raw`\b(?:in|since|until|by|during) ${MONTH_NAME}\b(?! \d{1,2}\b)`,
    String.raw`\b(?:a|per|each|every) (?:day|week|month)\b|\b(?:daily|weekly|monthly|annualized)\b|\brun[- ]rate\b|\bdecade`,
    String.raw`\b(?:in|over|within|for|after) (?:the )?(?:past |last |next |just |only )?(?:two|three|four|five|six|seven|eight|nine|ten|a few|several|\d{1,2}) (?:years|weeks|days|quarters)\b`,
    String.raw`\bsince (?:19|20)\d\d\b|\bnext (?:quarter|year)\b`,
  ].join('|'),
);
/** The same in a draft, where no time at all would mean the reported one. */
const ODD_IN_DRAFT = new RegExp(
  [
    String.raw`\b(?!(?:three|3|twelve|12) months)(?:two|three|four|five|six|seven|eight|nine|ten|a few|several|\d{1,2}) (?:years|quarters|months|weeks|days) (?:ago|earlier|back|before)\b`,
    String.raw`(?<!(?:from|than|versus|vs|to|with|the) )\blast quarter\b`,
    String.raw`\b(?:past|trailing|last) (?:three|six|nine|twelve|3|6|9|12) months\b`,
    String.raw`\byear[- ]end\b|\bend of (?:the |last )?(?:fiscal |calendar )?year\b`,
    String.raw`\b(?:before|during|after|over|since) the (?:pandemic|crisis|holidays?|merger|split|launch|recession|lockdowns?|quarter)\b|\bsince (?:its )?launch\b`,
  ].join('|'),
  'i',
);
const TO_MONTH = new RegExp(String.raw`\b(?:end of|through) (${MONTH_NAME})\b(?! \d)`, 'g');
/** Those who expect figures. */
const EXPECTED = /(?<![a-z])(?:analysts?|street|consensus|economists|estimates?|expectations)(?:['’]s?)?(?![a-z])/gi;
const ITS_WORDS = new Set(
  'of for was were had been looked looking called calling expected estimate estimates forecast wanted stood at to see a an the about nearly roughly net adjusted diluted revenue revenues sales eps earnings per share income profit'.split(
    ' ',
  ),
);
const BEATEN_BY = /(?:beat|missed|topped|exceeded|surpassed) [^,;.]{0,60}\bby (?:about |nearly |roughly )?$/i;
const EXPECTS =
  /^ (?:in |of )?(?:revenues? |sales |eps |earnings |profit )?(?:that |which )?(?:most |the )?(?:analysts|wall street|street|economists|consensus) (?:had |has |was |were )?(?:expected|looked|looking|forecast|estimated|wanted|called|predicted)/i;
const STOCK =
  /(?<!per )(?<!a )(?<![a-z])(?:shares|share price|stock|stock price) [a-z]+ (?:by |about )?$|\btrad(?:es|ed|ing) at (?:about )?$/i;
const SEQUENTIAL = /sequential|quarter[- ](?:over|on)\b/i;
const VERSUS = /\b(?:from|versus|vs|compared|against|than)\b/i;
const COMPARISON =
  /(?:from|versus|vs\.?|compared (?:with|to)|against|than|over|relative to) (?:(?:the|that of|a|its|adjusted|results|in|for|of)\s){0,3}$/i;

const CLAUSE = /[,;] (?:(?:and|but|while|whereas) (?:(?:in|for|during) )?|(?:in|for|during) )$/;

/** Finds for each number of a sentence the period that the sentence gives it. */
export function periodsOf(
  text: string,
  numbers: FoundNumber[],
  periods: FoundPeriod[],
  { calendar, isSource }: Pick<Reading, 'calendar' | 'isSource'>,
): SaidPeriod[] {
  const lists = listsOf(periods, text);
  const groups = groupsOf(numbers, text);
  return numbers.map((number, index) => {
    const [from, to] = [numbers[index - 1]?.to ?? 0, numbers[index + 1]?.from ?? text.length];
    if (ODD.test(text.slice(from, to))) return 'unclear';
    if (!isSource && isOddInDraft(text.slice(from, number.from), text.slice(number.to, to), number, calendar))
      return 'unclear';
    const group = groups.find((one) => one.includes(number));
    if (group) {
      const list = listFor(group, groups, lists, text);
      const own = list?.[group.indexOf(number)];
      if (own) return own.period;
      if (lists.length > 0) return 'unclear';
      if (/respectively/i.test(text))
        return lists.length > 0 ? 'unclear' : plainPeriod(text, number, numbers[index + 1], periods, lists, calendar);
    }
    return plainPeriod(text, number, numbers[index + 1], periods, lists, calendar);
  });
}

function isOddInDraft(before: string, after: string, number: FoundNumber, { main }: Calendar): boolean {
  const months = Array.from(`${before} ${after}`.matchAll(TO_MONTH), ([, name = '']) => monthIndex(name));
  return (
    ODD_IN_DRAFT.test(before) ||
    ODD_IN_DRAFT.test(after) ||
    months.some((month) => main === null || month !== main.end % 12) ||
    wasExpected(before.slice(-120)) ||
    EXPECTS.test(after) ||
    (number.kind !== 'count' && STOCK.test(before))
  );
}

/** What somebody had expected is no figure of the company's. */
function wasExpected(before: string): boolean {
  const last = [...before.matchAll(EXPECTED)].at(-1);
  const words =
    last &&
    before
      .slice(last.index + last[0].length)
      .toLowerCase()
      .match(/\S+/g);
  return (last !== undefined && (words ?? []).every((word) => ITS_WORDS.has(word))) || BEATEN_BY.test(before);
}

/** The periods that belong to numbers named together: those behind them, or those before, with no other numbers between. */
function listFor(
  group: FoundNumber[],
  groups: FoundNumber[][],
  lists: FoundPeriod[][],
  text: string,
): FoundPeriod[] | null {
  const from = group[0]?.from ?? 0;
  const to = group.at(-1)?.to ?? 0;
  const isFree = (start: number, end: number) =>
    !groups.some((other) => other !== group && (other[0]?.from ?? 0) >= start && (other[0]?.from ?? 0) < end);
  const fitting = lists.filter((list) => list.length === group.length);
  const after = fitting.find((list) => (list[0]?.from ?? 0) >= to);
  if (after && (after[0]?.from ?? 0) - to < 90 && isFree(to, after[0]?.from ?? 0)) return after;
  if (COMPARED.test(text.slice(Math.max(0, from - 90), from))) return null;
  const before = fitting.findLast((list) => (list.at(-1)?.to ?? 0) <= from);
  return before ?? null;
}

function plainPeriod(
  text: string,
  number: FoundNumber,
  next: FoundNumber | undefined,
  periods: FoundPeriod[],
  lists: FoundPeriod[][],
  calendar: Calendar,
): SaidPeriod {
  const until = next?.from ?? text.length;
  const isCompared = COMPARED.test(text.slice(Math.max(0, number.from - 90), number.from));
  const after = periods.find((one) => one.from >= number.to && one.from < until && (isCompared || !isBase(text, one)));
  const gap = after ? text.slice(number.to, after.from) : '';
  const isOwn =
    after && gap.length < 60 && !/[;]/.test(gap) && !COMPARISON.test(gap) && (isCompared || !/,.*,| and /.test(gap));
  const own = periods.filter((one) => one.to <= number.from && !isBase(text, one));
  const before = own.findLast((one) => !one.relative || speaksOf(text, one, number));
  const explicit = own.findLast((one) => !one.relative)?.period ?? null;
  if (isOwn && !SEQUENTIAL.test(text.slice(after.from, after.to))) {
    if (isListed(after, lists)) return 'unclear';
    if (!after.relative) return after.period;
    const isBeside = /^ (?:(?:in|for|during) )?$/.test(gap) || (before === undefined && !/[,]/.test(gap));
    return relativeTo(after, explicit, calendar, isCompared || isBeside);
  }
  if (isCompared) return SEQUENTIAL.test(text) || !isMain(explicit, calendar) ? 'unclear' : 'earlier';
  if (before) {
    if (isListed(before, lists)) return 'unclear';
    if (!before.relative) return before.period;
    // 'A year earlier it was 43%, and 45% in the first nine months': a year before which of the two?
    const isMeasured = explicit !== null || periods.every((one) => one.relative || isMain(one.period, calendar));
    return isMeasured ? relativeTo(before, explicit, calendar, true) : 'unclear';
  }
  const later = periods.find((one) => one.from >= number.to && !one.relative && !isBase(text, one));
  if (later && !VERSUS.test(text.slice(number.to, later.from)))
    return isListed(later, lists) ? 'unclear' : later.period;
  return null;
}

/** 'Last year' speaks of a level only where it begins its sentence or clause, or beside the number. */
function speaksOf(text: string, { from, to }: FoundPeriod, number: FoundNumber): boolean {
  if (from < 6) return true;
  const gap = text.slice(to, number.from);
  if (/^ (?:was|were|had been|came to|stood at) $/.test(gap)) return true;
  return CLAUSE.test(text.slice(0, from).slice(-20)) && /^,? [^,;]*$/.test(gap);
}

/** True where no other period is spoken of than the reported one. */
function isMain(said: Period | null, { main }: Calendar): boolean {
  return said === null || (main !== null && said.end === main.end && (said.months ?? main.months) === main.months);
}

function isBase(text: string, period: FoundPeriod): boolean {
  // 'Over the first nine months' is how long it took.
  if (
    /^(?:first|past|last) /i.test(text.slice(period.from, period.to)) &&
    /\bover the $/i.test(text.slice(0, period.from))
  )
    return false;
  return COMPARISON.test(text.slice(Math.max(0, period.from - 40), period.from));
}

/** 'A year earlier' beside a level is its period; beside a change it is only what it is measured against. */
function relativeTo(found: FoundPeriod, explicit: Period | null, { main }: Calendar, isLevel: boolean): SaidPeriod {
  if (!isLevel) return explicit;
  const from = explicit ?? main;
  if (!from) return 'unclear';
  return { months: found.period.months ?? from.months, end: from.end - (found.relative === 'year' ? 12 : 3) };
}

/** Periods that are named together: 'the third quarter and first nine months of 2024'. */
function listsOf(periods: FoundPeriod[], text: string): FoundPeriod[][] {
  return runsOf(periods, text, /^(?:,|,? and|,? or)(?: for)?(?: the)? ?$/);
}

/** Numbers that are named together: '$681 million and $1.39 billion'. */
function groupsOf(numbers: FoundNumber[], text: string): FoundNumber[][] {
  return runsOf(numbers, text, /^,? ?(?:and|or)? ?$/);
}

function runsOf<T extends { from: number; to: number }>(all: T[], text: string, link: RegExp): T[][] {
  const runs: T[][] = [];
  let run: T[] = [];
  for (const one of all) {
    const last = run.at(-1);
    if (last && link.test(text.slice(last.to, one.from))) run.push(one);
    else {
      if (run.length > 1) runs.push(run);
      run = [one];
    }
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

function isListed(period: FoundPeriod, lists: FoundPeriod[][]): boolean {
  return lists.some((list) => list.includes(period));
}
