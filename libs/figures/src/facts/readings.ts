import type { TaggedPeriod } from '../document/document';
import { type Day, monthsBetween } from './days';
import type { Fact, Known, Level, MeasureId, Owner, Part, Read, Reading } from './fact';

export const read = <T>(is: T, known: Known): Read<T> => ({ is, known });

/** What is usual is said by the document as a whole. */
export function usualReading(measure: Read<MeasureId>, period: Read<TaggedPeriod> | null): Reading {
  return {
    measure,
    owner: read<Owner>('company', 'said'),
    part: read<Part>(null, 'said'),
    period,
    basis: read('GAAP', 'said'),
    modality: read('reported', 'said'),
    level: read<Level>({ kind: 'level' }, 'said'),
  };
}

const WEEK_DAYS = 7;
const WEEKS = 13;

/** The days of a period by its last one: whole months where it ends a month, else thirteen weeks a quarter. */
export function periodOf({ months, end }: { months: number; end: Day }): TaggedPeriod {
  if (months === 0) return { at: end };
  const start = new Date(end);
  start.setUTCDate(start.getUTCDate() + 1);
  if (start.getUTCDate() === 1) start.setUTCMonth(start.getUTCMonth() - months);
  else start.setUTCDate(start.getUTCDate() - (months / 3) * WEEKS * WEEK_DAYS);
  return { start: start.toISOString().slice(0, 10), end };
}

/** A text that two periods have in common where they are the same one: starts of weeks differ by days. */
function periodKey(period: TaggedPeriod | null | undefined): string {
  if (!period) return '';
  if ('at' in period) return period.at;
  return `${monthsBetween(period.start, period.end)} ${period.end}`;
}

/** Figures with the same key say the same thing. */
export function keyOfReading(
  { measure, owner, part, period, basis, level, modality, spoken }: Reading,
  { unit }: Fact,
): string {
  const whose = typeof owner.is === 'string' ? owner.is : owner.is.named;
  return [
    measure.is,
    whose,
    part.is,
    periodKey(period?.is),
    basis.is,
    modality.is,
    JSON.stringify(level.is),
    unit,
    spoken?.unread,
    spoken?.bound,
  ].join('|');
}

export function provedReading(reading: Reading, measure: MeasureId): Reading {
  return {
    ...reading,
    measure: read(measure, 'proved'),
    owner: read(reading.owner.is, 'proved'),
    part: read(reading.part.is, 'proved'),
    period: reading.period && read(reading.period.is, 'proved'),
    basis: read(reading.basis.is, 'proved'),
    modality: read(reading.modality.is, 'proved'),
    level: read(reading.level.is, 'proved'),
  };
}
