import type { Base, Claim, Relation } from '../claims/claim';
import type { FigureReading } from '../claims/reading';
import { reportedPeriod } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import { keyOf } from '../lexicon/normalise';
import type { Prepared } from '../unify/prepared';
import { baseIn, isNeutral, measuresIn, partIn, periodIn } from './plain-words';

export interface Setting {
  document: Prepared;
  /** The time of the first figure of the sentence: 'a year earlier' counts from it. */
  reference: TaggedPeriod | null;
}

export const USUAL_BASE: Base = { kind: 'year before', isDefault: true };

/** The time that a figure is of; null where its words do not say one that is known. */
export function periodOf({ period, status }: FigureReading, { document, reference }: Setting): Claim['period'] {
  if (period === null || isNeutral(period.is, document)) {
    const reported = reportedPeriod(document.calendar);
    return reported && { is: reported, isDefault: true };
  }
  // What no word says is the default alone.
  if (period.from.length === 0) return null;
  const time = periodIn(period.is, { reference, isOutlook: status?.is === 'outlook' }, document);
  return time && { is: time.period, isDefault: false };
}

/** Against what it is measured. */
export function baseOf({ base }: FigureReading, period: TaggedPeriod, document: Prepared): Base | null {
  return base === null ? USUAL_BASE : baseIn(base.is, period, document);
}

/** What a figure says of its measure; null where no claim can say it. */
export function relationOf(figure: FigureReading, period: TaggedPeriod | null, document: Prepared): Relation | null {
  const base = period && baseOf(figure, period, document);
  const of = figure.of && (measuresIn(figure.of.measure, document)[0]?.measure ?? `label:${keyOf(figure.of.measure)}`);
  const part = figure.of?.part == null ? null : partIn(figure.of.part, document);
  switch (figure.kind) {
    case 'level':
      return { kind: 'level' };
    case 'change':
      return base && { kind: 'change', direction: figure.direction?.is ?? null, base };
    case 'multiple':
      return base && { kind: 'multiple', base };
    case 'share':
      return of ? { kind: 'share', of, ofPart: part } : null;
    case 'ratio':
      return of ? { kind: 'ratio', to: of, toPart: part, toPeriod: null } : null;
    case 'other':
      return null;
  }
}
