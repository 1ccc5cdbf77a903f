import type { Place, TaggedPeriod } from '../document/document';
import type { Basis, Hedge, MeasureId, Modality, Owner, Part, Unit } from '../facts/fact';
import type { Formula, MeasureKind } from '../lexicon/measures/measure';

export type { Hedge };

/** Against what a change is measured. Where nothing says it, it is the year before. */
export type Base =
  | { kind: 'year before'; isDefault: boolean }
  | { kind: 'period before' }
  | { kind: 'period'; period: TaggedPeriod };

/** What the figure of a claim says of its measure. Each is a formula over facts. */
export type Relation =
  | { kind: 'level' }
  | { kind: 'change'; direction: 'up' | 'down' | null; base: Base }
  | { kind: 'share'; of: MeasureId; ofPart: Part }
  /** How much a year it grew, compounded, to come from what it was so many years before. */
  | { kind: 'growth'; years: number; direction: 'up' | 'down' | null }
  | { kind: 'multiple'; base: Base }
  | { kind: 'ratio'; to: MeasureId; toPart: Part; toPeriod: TaggedPeriod | null };

/** A field that was read from words of the draft, or taken by default, which is allowed only where no word is left over. */
export interface Field<T> {
  is: T;
  isDefault: boolean;
}

/** One figure of a draft, as far as its clause was read. Places are places in the draft. */
export interface Claim extends Place {
  quote: string;
  value: number;
  /** Half a unit of the last written digit, in whole units. */
  rounding: number;
  unit: Unit;
  hedge: Hedge;
  /** Null where no measure was read. */
  measure: MeasureId | null;
  /** How the text says that it is computed; null where it has only a name. */
  formula: Formula | null;
  /** What kind of figure the measure is; null where none was read. */
  kind: MeasureKind | null;
  /** True where no word names the measure: a part alone means the part's revenue. */
  isMeasureDefault: boolean;
  /** What the same words may mean as well, where the document does not have the measure. */
  otherMeasures: readonly MeasureId[];
  owner: Field<Owner>;
  part: Field<Part>;
  /** Null where neither words nor a default say it. */
  period: Field<TaggedPeriod> | null;
  basis: Field<Basis>;
  /** Another basis on which it is the same, said by a source. */
  otherBasis: Basis | null;
  modality: Field<Modality>;
  relation: Relation;
  /** Of how many years, up to its period, the figure is the average. */
  averageOf: number | null;
  /** A direction that is said beside a level: 'rose to $5 billion'. It has to hold, too. */
  moved: { direction: 'up' | 'down'; base: Base } | null;
  /** Words of its clause that have no reading and are not neutral: while there is one, the claim can be at most found. */
  unread: Place[];
}
