import type { Place, TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import type { TimeWords } from '../lexicon/words/entry';
import type { Base } from './claim';
import type { Context } from './context';
import type { Clause, Slot } from './slot';
import { statusOf } from './status';
import { isSameTime, monthsOf, reportedPeriod, type Time } from './times';
import { ahead, loose, resolve } from './resolve-time';

/** The time of each figure; null where its words leave it open. */
export function timesOf(clause: Clause, context: Context, calendar: Calendar): (Time | null)[] {
  const reported = reportedPeriod(calendar);
  const [first] = clause.slots;
  const isAhead = first !== undefined && statusOf(clause, first, context.status).modality === 'outlook';
  const meant = (words: TimeWords, reference: TaggedPeriod | null): Time | null => {
    const time = resolve(words, reference, calendar);
    return time && isAhead ? ahead(time, words, reported) : time;
  };
  leadWithReported(clause, (words) =>
    isSame(meant(words, context.reference), reported && { period: reported, isSure: true }),
  );
  const scope = clause.time && meant(ofFlows(clause.time, clause.slots), context.reference);
  const own = clause.slots.map((slot) => {
    const { isOfBase: isBase } = slot;
    const time = slot.time && ofFlows(slot.time, [slot]);
    if (!time) return null;
    const reference = isBase ? (scope?.period ?? context.said?.period ?? context.reference) : context.reference;
    return time.isLoose && !time.isSame && !isBase ? loose(time, calendar) : meant(time, reference);
  });
  const main = clause.slots.findIndex(({ isOfBase, time }, at) => !isOfBase && own[at] && !isRelative(time, isOfBase));
  const mainTime = scope ?? own[main] ?? context.said ?? null;
  // Relative times count from the main one: '$5 billion in fiscal 2023 and $4 billion a year earlier'.
  const times = clause.slots.map(({ time, isOfBase: isBase }, at): Time | null => {
    if (time && isRelative(time, isBase) && at !== main)
      return resolve(time, mainTime?.period ?? context.reference, calendar);
    // 'In fiscal 2023, revenue was $5 billion in fiscal 2024' says two times.
    if (time && clause.time && !isBase)
      return isSame(own[at], scope) ? scope : clause.isSource ? (own[at] ?? null) : null;
    if (time) return own[at] ?? null;
    if (clause.time && !isBase) return scope;
    if (isBase) return earlier(mainTime?.period ?? context.reference ?? reported, calendar);
    return mainTime ?? unsaid(clause, context, reported);
  });
  if (clause.time || main >= 0) context.said = mainTime;
  return times;
}

/** 'Ended the year with revenue of $5 billion' tells of the year, 'with cash of' of its last day. */
function ofFlows(time: TimeWords, slots: readonly Slot[]): TimeWords {
  const measures = slots.flatMap((slot) => slot.measures ?? []);
  const isOfFlows = measures.length > 0 && measures.every(({ kind }) => kind === 'flow');
  const isLong = time.year !== undefined || time.months !== undefined || time.quarter !== undefined;
  return time.isEnd === true && isLong && isOfFlows ? { ...time, isEnd: false } : time;
}

/** 'Slipped to 9.3% from 10.1% in 2024': what it slipped from was before that year, where it is the one that is reported. */
function leadWithReported(clause: Clause, isReported: (words: TimeWords) => boolean): void {
  const [first, base, ...others] = clause.slots.filter(({ time, isOfBase }) => time !== null || isOfBase);
  const [slot] = first?.isOfBase && !base ? [first] : [];
  if (!slot?.time || others.length > 0 || clause.time || slot.time.shift !== undefined) return;
  if (clause.slots[0] === slot || slot.time.isEnd || !isReported(slot.time)) return;
  clause.time = slot.time;
  slot.time = null;
}

/** Where no word says a time it is the reported one, unless the sentences before spoke of another. */
function unsaid(
  clause: Clause,
  { reference, isSource, expected, status }: Context,
  reported: TaggedPeriod | null,
): Time | null {
  const isAhead = clause.slots.some((slot) => statusOf(clause, slot, status).modality === 'outlook');
  // What a source expects is hardly of the time that it reports.
  if (isSource && isAhead) return expected && { period: expected, isSure: true };
  if (reference === null || (reported && isSameTime(reference, reported))) {
    // A source that spoke of the reported period goes on with it.
    return reported && { period: reported, isSure: isSource && reference !== null };
  }
  const isCarried = clause.cells.some(({ item }) => item.is === 'term' && item.term.is === 'pronoun');
  return isCarried ? { period: reference, isSure: false } : null;
}

const isSame = (one: Time | null | undefined, other: Time | null): boolean =>
  one != null && other !== null && isSameTime(one.period, other.period);

/** Whether a time counts from another one. 'Last year' counts from today, but behind 'from'. */
const isRelative = (time: TimeWords | null, isOfBase: boolean): boolean =>
  time?.isSame === true || (time?.shift !== undefined && (time.isLoose !== true || isOfBase));

function earlier(period: TaggedPeriod | null, calendar: Calendar): Time | null {
  const found = period && resolve({ shift: -1, shiftBy: 'year' }, period, calendar);
  return found && { ...found, isSure: false };
}

/** A time that something is compared with, and of which its words do not say when it was: 'from the holiday quarter'. */
export function openBases({ slots, cells }: Clause, times: readonly (Time | null)[], calendar: Calendar): Place[] {
  return slots.flatMap(({ base, baseAt }, at) => {
    const isOpen = base?.shift === undefined && base && !resolve(base, times[at]?.period ?? null, calendar);
    const item = isOpen ? cells[baseAt]?.item : undefined;
    return item ? [{ from: item.from, to: item.to }] : [];
  });
}

/** Against what a change is measured: the base of its clause, a figure that is named as base, or the year before. */
export function baseOf(
  slot: Slot,
  { clause, time, times, calendar }: { clause: Clause; time: Time | null; times: (Time | null)[]; calendar: Calendar },
): Base {
  const words = slot.base ?? clause.slots.find(({ base }) => base !== null)?.base;
  if (words) {
    if (words.shift === -1) {
      // 'A year's revenue fell 20% from the prior quarter' compares two lengths.
      const isOther = words.months !== undefined && time !== null && words.months !== monthsOf(time.period);
      if (words.shiftBy === 'year') return { kind: 'year before', isDefault: false };
      if (!isOther) return { kind: 'period before' };
    }
    const period = resolve(words, time?.period ?? null, calendar)?.period;
    if (period) return { kind: 'period', period };
  }
  const index = clause.slots.findIndex(({ role }) => role === 'base');
  const period = index >= 0 && times[index]?.isSure ? times[index]?.period : undefined;
  return period ? { kind: 'period', period } : { kind: 'year before', isDefault: true };
}
