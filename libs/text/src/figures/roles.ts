import { type Calendar } from './calendar';
import { type Base, type Period, type Role } from './figure';
import { type FoundNumber } from './find-numbers';
import { type FoundPeriod } from './find-periods';
import { type SaidPeriod } from './statement-periods';

/** 'Rang up $80 billion' is no change. */
const UP = String.raw`(?<!(?:rang|rack|racked|made|piled|put|took|snapped|soaked) )up|rose|ris(?:es?|ing|en)|gr[eo]w(?:n|s|ing)?|growth|increas(?:e|es|ed|ing)|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|surg(?:e|es|ed|ing)|soar(?:s|ed|ing)?|advanc(?:e|ed|ing)|expan(?:d|ded|ding|sion)|improv(?:e|ed|ement|ing)|higher|more|rocketed|accelerat(?:ed|ing)|leap(?:t|ed)?|uptick|rise|add(?:ed|ing)|above|greater|better|ahead`;
const DOWN = String.raw`down|fell|fall(?:s|en|ing)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|drop(?:s|ped|ping)?|slid(?:e|ing)?|slip(?:s|ped|ping)?|shrank|shrunk|shrink(?:ing|s)?|plung(?:e|ed|ing)|lower|less|sank|tumbl(?:e|ed|ing)|contract(?:ed|ion|ing)|below|fewer|reduc(?:ed|tion|ing)|cut|weaker|worse|eroded|softened`;
const FILLER = String.raw`(?: (?:by|about|roughly|approximately|around|nearly|almost|more than|less than|over|another|a|an|some|just|only|of|was|were|rate|year-over-year|year over year|sequentially|slightly|sharply|strongly|modestly|to grow|in a range of|between|an impressive|an additional|a further)){0,4} ?`;
const BEFORE = new RegExp(String.raw`(?<![a-z])(?:(?<up>${UP})|(?<down>${DOWN}))${FILLER}\(?$`, 'i');
const LINK = String.raw`^\)?[ -](?:(?:year[- ]over[- ]year|year[- ]on[- ]year|yoy|sequential(?:ly)?|annual|quarterly|organic|overall|net) ){0,2}`;
const AFTER = new RegExp(String.raw`${LINK}(?:(?<up>${UP})|(?<down>${DOWN}))(?![a-z])(?! from \$)`, 'i');
const OF_WHOLE = /^ of (?!(?:19|20)\d\d)(?!about|nearly|approx)/i;
const BASES: [Base, RegExp][] = [
  ['quarter', /sequential|quarter[- ](?:over|on)[- ]quarter|\bq\/q|\bqoq|(?:previous|prior|preceding|last) quarter|quarter before|quarter ago|quarter earlier|three months (?:ago|earlier|before)/i],
  ['year', /year[- ](?:over|on)[- ]year|\byoy|\by\/y|year ago|year earlier|year before|(?:last|prior|previous|preceding|a|year[- ]ago|year[- ]earlier)[- ](?:fiscal )?year|year[- ]ago|year[- ]earlier|(?:twelve|12) months (?:ago|earlier)|same (?:quarter|period)|prior[- ]period|comparable (?:quarter|period)/i],
]; // oxfmt-ignore
const COMPARED = String.raw`(?<![a-z])(?:from|since|over|versus|vs\.?|than|against|compared (?:with|to)|relative to) (?:(?:the|that|those|in|of|its|levels|fiscal|calendar) ){0,3}`;
const COMPARED_WITH = new RegExp(`${COMPARED}$`, 'i');
const BARE_YEAR = new RegExp(String.raw`^[^,;]{0,40}?${COMPARED}(?<year>(?:19|20)\d\d)(?!\d|,\d|\.\d|%)`, 'i');
/** What is measured against a time that is read nowhere, or against what somebody expected. */
const OTHER = /(?<!(?:most|best|highest|fastest|largest|biggest|strongest|worst|lowest|steepest) )(?<!(?:pace|growth|quarter|gain|rise|increase|drop|decline|level|year) )\bsince\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|several|a few|\d{1,2}) (?:years|months|weeks|days) (?:ago|earlier|back|before)|(?:month|week|day)[- ](?:over|on)[- ](?:month|week|day)|\b(?:last|previous|prior|a) (?:month|week)\b|\bin (?:just |only |the past |the last )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:years|months|weeks|days|quarters)\b(?! end)|\b(?:pandemic|crisis|merger|lockdown)|(?:above|below|ahead of|short of|than|over) (?:(?:our|the|its|their|what|analysts['’]?|consensus|wall street['’]?s?) ){0,3}(?:guid|expect|estimate|consensus|forecast|analyst|street|plan\b|target)/i; // oxfmt-ignore

export interface FoundRole {
  role: Role;
  /** -1 where it went down. */
  sign: 1 | -1;
  isCurrencyNeutral: boolean;
}

/** Whether a number is a level, a change or a share, by the words around it. `before` ends at the last number. */
export function roleOf(number: FoundNumber, before: string, after: string): FoundRole {
  const found = { isCurrencyNeutral: /(?:constant|local)[- ]currenc/i.test(after) };
  const direction = BEFORE.exec(before.slice(-90))?.groups ?? AFTER.exec(after.slice(0, 60))?.groups;
  if (number.kind === 'percent' && OF_WHOLE.test(after)) return { ...found, role: 'share', sign: 1 };
  if (number.kind === 'percent' && /\blost(?: (?:about|nearly|over|another))? $/i.test(before))
    return { ...found, role: 'change', sign: -1 };
  if (direction && number.kind !== 'count') return { ...found, role: 'change', sign: direction.down ? -1 : 1 };
  if (number.kind === 'multiple' && number.half === 0) return { ...found, role: 'change', sign: 1 };
  if (number.unit === 'points') return { ...found, role: 'change', sign: number.value < 0 ? -1 : 1 };
  return { ...found, role: 'level', sign: 1 };
}

/**
 * What a change is measured against, where the words say so. `said` is the time of the change, and `periods` are those that
 * its sentence names.
 */
export function baseOf(
  text: string,
  { from, to }: FoundNumber,
  [start, end]: [number, number],
  periods: FoundPeriod[],
  said: SaidPeriod,
  { main, year }: Calendar,
): Base {
  const [before, after] = [text.slice(start, from), text.slice(to, end)];
  const own = typeof said === 'string' ? main : (said ?? main);
  if (own) {
    const against = BARE_YEAR.exec(after)?.groups?.year;
    if (against !== undefined) return [Math.floor(own.end / 12), year].includes(Number(against) + 1) ? 'year' : 'other';
    const found = periods.find(
      (one) => !one.relative && one.from >= start && one.from < end && isComparedWith(one, text, from, to),
    );
    const apart = found ? own.end - found.period.end : 0;
    if (found && apart !== 0) return baseApart(apart, found.period, own);
  }
  const [clause = ''] = /^,?[^,;]*/.exec(after) ?? [];
  const base = firstBase(clause) ?? (OTHER.test(clause) ? 'other' : firstBase(text.slice(to)));
  return base ?? firstBase(before) ?? (OTHER.test(before) ? 'other' : null);
}

function isComparedWith(period: FoundPeriod, text: string, from: number, to: number): boolean {
  const gap = text.slice(period.from > to ? to : Math.max(0, period.from - 40), period.from);
  return gap.length < 60 && (period.from > to || period.to <= from) && COMPARED_WITH.test(gap) && !/[,;]/.test(gap);
}

/** The year before may be told of as a whole. */
function baseApart(months: number, against: Period, own: Period): Base {
  if (months === 12 || (against.months === 12 && own.months !== 12 && months > 0 && months < 12)) return 'year';
  return months === 3 ? 'quarter' : 'other';
}

function firstBase(text: string): Base {
  const found = BASES.map(([base, pattern]) => ({ base, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.base ?? null;
}
