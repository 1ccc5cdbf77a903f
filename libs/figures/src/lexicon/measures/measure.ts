/**
 * The id of a measure of the lexicon ('revenue'), or 'label:' and the normalised words of a row that it does not know, or
 * 'tag:' and the words of a concept that says less or more than the measure which it mostly stands for.
 */
export type MeasureId = string;

/** 'flow': money over a period, 'balance': money on a day, 'shares on a day' is a 'share balance'. A 'rate' is a ratio. */
export type MeasureKind = 'flow' | 'balance' | 'per share' | 'shares' | 'share balance' | 'rate' | 'days' | 'count';

/** How a measure follows from others at its own time. A balance is that of the last day; a text is a measure. */
export type Formula =
  | MeasureId
  | { sum: readonly Formula[] }
  | { less: readonly [Formula, Formula] }
  | { ratio: readonly [Formula, Formula] }
  /** Half of what it is at the start of the period and at its end. */
  | { average: Formula }
  /** What it is at the end, less what it is at the start. */
  | { change: Formula }
  /** Times the days of a year. */
  | { days: Formula }
  /** The first one that the source has. */
  | { first: readonly Formula[] }
  /** Nothing where the source does not have it: companies without it do not print it. */
  | { ifAny: MeasureId };

/** A measure as people speak of it, kept by hand. Lists are written as one text, to be read like a dictionary. */
export interface EverydayMeasure {
  kind: MeasureKind;
  /** The concepts of us-gaap that a reader takes for it, parted by spaces. */
  concepts?: string;
  /** Parted by commas; the id is a name, too. */
  names: string;
  /** What it is called below zero: 'net loss'. */
  loss?: string;
  /** Concepts of the share that the parent's shareholders have, where the others are consolidated. */
  parent?: string;
  /** What its bare name means, where no row states it. */
  is?: Formula;
  /** What some take for it as well. */
  also?: readonly Formula[];
  /** Its names are used for less and for more than it: what a row is called does not prove that it is meant. */
  isLoose?: true;
  /** It is how much something grew: 'comps were 4%' says what 'comps rose 4%' does. */
  isGrowth?: true;
  /** It is never below zero: brackets around it say that it is taken away from something. */
  isSize?: true;
}

export type EverydayMeasures = Readonly<Record<MeasureId, EverydayMeasure>>;

/** A concept of us-gaap with what issuers write in its rows, as `npm run ontology` found it. */
export interface RowLabels {
  concept: string;
  kind: MeasureKind;
  /** Rows print it with the other sign than it is tagged with, as cash flow statements do with what is paid. */
  isInverted: boolean;
  /** Normalised, the most frequent first. */
  labels: readonly string[];
}
