import type { Place, TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import type { Basis, MeasureId, Part } from '../facts/fact';
import type { MeasureTerm, TimeWords } from '../lexicon/words/entry';
import type { Base, Claim, Field, Relation } from './claim';
import type { Clause, Slot } from './slot';
import { isSameTime, reportedPeriod, resolve, type Time } from './times';

/** What a clause leaves for the next ones: 'it' and 'a year earlier' refer to it. */
export interface Context {
  subject: Subject | null;
  /** The time that was spoken of in this paragraph. */
  reference: TaggedPeriod | null;
  /** The time that this sentence said before. */
  said: Time | null;
  isLeading: boolean;
  /** What makes the whole sentence no statement: its question mark. */
  doubts: Place[];
}

interface Subject {
  measures: readonly MeasureTerm[] | null;
  part: Part | undefined;
  basis: Basis | null;
  isPerShare: boolean;
  /** No word said the measure. */
  isDefault?: boolean;
}

export const newContext = (): Context => ({ subject: null, reference: null, said: null, isLeading: true, doubts: [] });

/** Completes the figures of a clause by what the clauses before said, and by defaults. Changes the context for the next one. */
export function claimsOf(clause: Clause, context: Context, calendar: Calendar): Claim[] {
  const hasSubject = clause.cells.some(({ item }) => item.is === 'term' && ['pronoun', 'break'].includes(item.term.is));
  if (clause.slots.length === 0) return [];
  const unread = [...unreadOf(clause), ...context.doubts];
  const times = timesOf(clause, context, calendar);
  let subject = firstSubject(clause, hasSubject || !context.isLeading ? context.subject : null);
  const claims: Claim[] = [];
  clause.slots.forEach((slot, at) => {
    subject = subjectOf(slot, subject, clause);
    const time = times[at] ?? null;
    claims.push(claimOf(slot, { subject, time, clause, unread, times, calendar }));
  });
  const main = times[clause.slots.findIndex(({ role }) => role !== 'base')] ?? null;
  context.subject = subject;
  context.reference = main?.period ?? context.reference;
  context.isLeading = false;
  return claims.filter(({ measure, quote }) => measure !== null || /\d/.test(quote));
}

/** Words that no figure took. Neighbours are one place. */
function unreadOf({ cells, slots }: Clause): Place[] {
  const places: Place[] = [];
  const counted = new Set(slots.filter((slot) => !isStray(slot)).map(({ at }) => at));
  for (const [at, { item, isUsed }] of cells.entries()) {
    if (counted.has(at) || (isUsed && item.is !== 'figure') || item.is === 'mark') continue;
    const last = places.at(-1);
    if (last && item.from - last.to <= 1) last.to = item.to;
    else places.push({ from: item.from, to: item.to });
  }
  return places;
}

const COUNTED = new Set(['shares', 'share balance', 'count']);

/** A bare number that is not of a measure that is counted: 'over five years'. */
const isStray = ({ figure, measures }: Slot): boolean =>
  figure.isBare && figure.unit === 'count' && measures?.some(({ kind }) => COUNTED.has(kind)) !== true;

/** A figure in front of the subject, as in 'From $4 billion, revenue rose to', is of the subject that follows. */
function firstSubject({ slots }: Clause, carried: Subject | null): Subject | null {
  const [first] = slots;
  if (first && first.role === 'base' && !first.measures) {
    const named = slots.find(({ measures }) => measures !== null);
    if (named) return { measures: named.measures, part: named.part, basis: named.basis, isPerShare: named.isPerShare };
  }
  return carried;
}

function subjectOf(slot: Slot, carried: Subject | null, clause: Clause): Subject {
  const part = slot.part ?? clause.part;
  const { basis, isPerShare } = slot;
  if (slot.measures) return { measures: slot.measures, part, basis, isPerShare };
  // A part alone is spoken of by its revenue where nothing else was.
  if (part !== undefined) {
    const measures = slot.share?.of ?? carried?.measures ?? null;
    return { measures: measures ?? REVENUE, part, basis, isPerShare, isDefault: measures === null };
  }
  // 'earned $3.00 a share, up from $2.80' goes on with amounts per share.
  const isAlike =
    carried?.isPerShare === true && slot.figure.unit === 'money' && Math.abs(slot.figure.value) < SMALL_AMOUNT;
  if (isAlike) slot.isPerShare = true;
  return {
    measures: carried?.measures ?? null,
    part: carried?.part,
    isDefault: carried?.isDefault,
    basis: basis ?? carried?.basis ?? null,
    isPerShare: isPerShare || isAlike || carried?.isPerShare === true,
  };
}

/** What people mean by 'Services hit $27 billion'. */
const REVENUE: readonly MeasureTerm[] = [{ measure: 'revenue', isLoss: false, kind: 'flow' }];

/** Amounts per share are smaller; those of companies are larger. */
const SMALL_AMOUNT = 1000;

/** The time of each figure; null where its words leave it open. */
function timesOf(clause: Clause, context: Context, calendar: Calendar): (Time | null)[] {
  const reported = reportedPeriod(calendar);
  const scope = clause.time && resolve(clause.time, context.reference, calendar);
  const own = clause.slots.map(({ time, role }) => {
    if (!time) return null;
    const reference =
      role === 'base' ? (scope?.period ?? context.said?.period ?? context.reference) : context.reference;
    const found = resolve(time, reference, calendar);
    return found && time.isLoose && role !== 'base' ? { ...found, isSure: false, isLoose: true } : found;
  });
  const main = clause.slots.findIndex(({ role, time }, at) => role !== 'base' && own[at] && !isRelative(time));
  const mainTime = scope ?? own[main] ?? context.said ?? null;
  // Relative times count from the main one: '$5 billion in fiscal 2023 and $4 billion a year earlier'.
  const times = clause.slots.map(({ time, role }, at): Time | null => {
    if (time && isRelative(time) && at !== main) return resolve(time, mainTime?.period ?? context.reference, calendar);
    // 'In fiscal 2023, revenue was $5 billion in fiscal 2024' says two times.
    if (time && clause.time) return isSame(own[at], scope) ? scope : null;
    if (time) return own[at] ?? null;
    if (clause.time && role !== 'base') return scope;
    if (role === 'base') return earlier(mainTime?.period ?? context.reference ?? reported, calendar);
    return mainTime ?? unsaid(clause, context, reported);
  });
  if (clause.time || main >= 0) context.said = mainTime;
  return times;
}

/** Where no word says a time it is the reported one, unless the sentences before spoke of another. */
function unsaid(clause: Clause, { reference }: Context, reported: TaggedPeriod | null): Time | null {
  if (reference === null || (reported && isSameTime(reference, reported))) {
    return reported && { period: reported, isSure: false };
  }
  const isCarried = clause.cells.some(({ item }) => item.is === 'term' && item.term.is === 'pronoun');
  return isCarried ? { period: reference, isSure: false } : null;
}

const isSame = (one: Time | null | undefined, other: Time | null): boolean =>
  one != null && other !== null && isSameTime(one.period, other.period);

const isRelative = (time: TimeWords | null): boolean => time?.shift !== undefined || time?.isSame === true;

function earlier(period: TaggedPeriod | null, calendar: Calendar): Time | null {
  const found = period && resolve({ shift: -1, shiftBy: 'year' }, period, calendar);
  return found && { ...found, isSure: false };
}

interface Parts {
  subject: Subject;
  time: Time | null;
  clause: Clause;
  unread: Place[];
  times: (Time | null)[];
  calendar: Calendar;
}

const field = <T>(is: T, isDefault: boolean): Field<T> => ({ is, isDefault });

function claimOf(slot: Slot, parts: Parts): Claim {
  const { subject, time, clause, unread } = parts;
  const { figure } = slot;
  const relation = relationOf(slot, parts);
  const [measure, ...others] = measuresFor(slot, subject, relation);
  const isLoss = measure?.isLoss === true && relation.kind === 'level' && figure.value > 0;
  const isDollar = relation.kind === 'share' && figure.unit === 'money';
  const isPerShare = slot.isPerShare || measure?.kind === 'per share';
  const factor = isDollar ? 100 : isLoss ? -1 : 1;
  return {
    from: figure.from,
    to: figure.to,
    quote: figure.quote,
    value: figure.value * factor,
    rounding: figure.rounding * Math.abs(factor),
    unit: isDollar ? 'percent' : figure.unit === 'money' && isPerShare ? 'per share' : unitFor(figure.unit, measure),
    hedge: slot.hedge ?? 'exact',
    measure: measure?.measure ?? null,
    isMeasureDefault: subject.isDefault === true,
    otherMeasures: others.map((other) => other.measure),
    owner: clause.owner === null ? field('company', true) : field({ named: clause.owner }, false),
    part: field(subject.part ?? null, subject.part === undefined),
    period: time && field(time.period, !time.isSure),
    basis: field(subject.basis ?? 'GAAP', subject.basis === null),
    modality: field(clause.modality, clause.modality === 'reported'),
    relation,
    moved: slot.moved && { direction: slot.moved, base: baseOf(slot, parts) },
    unread: unread.filter((place) => place.from >= figure.to || place.to <= figure.from),
  };
}

const unitFor = (unit: Claim['unit'], measure: MeasureTerm | undefined): Claim['unit'] =>
  unit === 'count' && (measure?.kind === 'shares' || measure?.kind === 'share balance') ? 'shares' : unit;

/** What the words may mean, those first that are counted like the figure. */
function measuresFor(
  { figure, isPerShare }: Slot,
  { measures }: Subject,
  { kind: relation }: Relation,
): readonly MeasureTerm[] {
  if (!measures) return [];
  if (isPerShare && measures.every(({ kind }) => kind !== 'per share')) return measures.flatMap(perShareOf);
  const isRate = figure.unit === 'percent' && relation === 'level';
  const fitting = measures.filter(({ kind }) => (kind === 'rate') === isRate);
  return fitting.length > 0 ? fitting : measures;
}

const PER_SHARE: Readonly<Record<MeasureId, MeasureId>> = {
  'net income': 'diluted eps',
  'dividends paid': 'dividends per share',
};

function perShareOf({ measure, isLoss }: MeasureTerm): MeasureTerm[] {
  const found = PER_SHARE[measure];
  return found ? [{ measure: found, isLoss, kind: 'per share' }] : [];
}

function relationOf(slot: Slot, parts: Parts): Relation {
  switch (slot.role) {
    case 'change':
      return { kind: 'change', direction: slot.direction, base: baseOf(slot, parts) };
    case 'multiple':
      if (slot.share) {
        return { kind: 'ratio', to: slot.share.of[0]?.measure ?? '', toPart: slot.share.part, toPeriod: null };
      }
      return { kind: 'multiple', base: baseOf(slot, parts) };
    case 'share':
      return { kind: 'share', of: slot.share?.of[0]?.measure ?? '', ofPart: slot.share?.part ?? null };
    case 'base': {
      // '46.5% of sales, up from 46.3% a year ago' compares two shares.
      const main = parts.clause.slots.findLast((one) => one.at < slot.at && one.role !== 'base');
      return main?.share && main.figure.unit === slot.figure.unit ? relationOf(main, parts) : { kind: 'level' };
    }
    case 'level':
      return { kind: 'level' };
  }
}

/** Against what a change is measured: the base of its clause, a figure that is named as base, or the year before. */
function baseOf(slot: Slot, { clause, time, times, calendar }: Parts): Base {
  const words = slot.base ?? clause.slots.find(({ base }) => base !== null)?.base;
  if (words) {
    if (words.shift === -1) {
      return words.shiftBy === 'period' ? { kind: 'period before' } : { kind: 'year before', isDefault: false };
    }
    const period = resolve(words, time?.period ?? null, calendar)?.period;
    if (period) return { kind: 'period', period };
  }
  const index = clause.slots.findIndex(({ role }) => role === 'base');
  const period = index >= 0 && times[index]?.isSure ? times[index]?.period : undefined;
  return period ? { kind: 'period', period } : { kind: 'year before', isDefault: true };
}
