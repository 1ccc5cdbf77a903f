import type { Place, TaggedPeriod } from '../document/document';
import type { MeasureId } from '../lexicon/measures/measure';
import type { Basis, Direction, HedgeWord, Modality } from '../lexicon/words/entry';

/**
 * How well something about a figure is known. 'proved': by a tag, by a recognised statement that adds up, or by two tables
 * that were read separately. 'said': in the head over it or in its own sentence. 'assumed': by default alone.
 */
export type Known = 'proved' | 'said' | 'assumed';

/** Something that was read, and how well it is known. */
export interface Read<T> {
  is: T;
  known: Known;
}

/** What a figure counts. 'count' is a number of things that are neither money nor shares nor days. */
export type Unit = 'money' | 'per share' | 'shares' | 'percent' | 'points' | 'multiple' | 'days' | 'count';

export type { MeasureId };

/** Whose figure it is: the company with all that belongs to it, the part of its shareholders, or somebody named. */
export type Owner = 'company' | 'parent' | { named: string };

/** The normalised label of a part ('iphone', 'europe'); null for the whole. */
export type Part = string | null;

export type { Basis, Modality };

/** Since when something changed; null where that is another time. */
export type ChangeBase = 'year before' | 'period before' | null;

/** What a value tells of its measure: how much it is, how it changed since another period, or its share of another one. */
export type Level = { kind: 'level' } | { kind: 'change'; from: ChangeBase } | { kind: 'share'; of: MeasureId };

/** One way to understand a figure of a document. */
export interface Reading {
  measure: Read<MeasureId>;
  owner: Read<Owner>;
  part: Read<Part>;
  /** Null where the document does not say it. */
  period: Read<TaggedPeriod> | null;
  basis: Read<Basis>;
  modality: Read<Modality>;
  level: Read<Level>;
  /** Who says it, in the transcript of a call. */
  speaker?: string;
  /** How its sentence says it, where it is one. */
  spoken?: Spoken;
}

/** What a sentence says of a figure beside what was read. */
export interface Spoken {
  /** The key of the words that were not read; empty where all were. They are part of what the figure is of. */
  unread: string;
  hedge: Hedge;
  /** No word says the period. */
  isUsualPeriod: boolean;
  /** No word says the basis. */
  isUsualBasis: boolean;
  /** Which end of a range it is: '$14 billion to $15 billion'. */
  bound: Bound | null;
  /** The direction that is said beside a level: 'rose to $5 billion'. */
  moved: { direction: Direction; from: ChangeBase } | null;
}

export type Bound = 'low' | 'high';

/** How a figure rounds: 'exact' as printed with its digits, the others as the words before it say. */
export type Hedge = 'exact' | HedgeWord;

/** A figure of a document, with all the ways to understand it: checks only take readings away. */
export interface Fact extends Place {
  /** In whole units, with its sign; percents and points as they are printed: 24.1. */
  value: number;
  /** Half a unit of the last printed digit, in whole units: how far the true value may be from the printed one. */
  rounding: number;
  unit: Unit;
  scale: Read<number>;
  /** In the document's words: 'Net sales'. */
  label: string;
  /** True where its issuer tagged it. */
  isTagged?: true;
  page: number | null;
  section: string | null;
  readings: Reading[];
}
