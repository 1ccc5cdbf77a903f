/**
 * The id of a measure of the lexicon ('revenue'), or 'label:' and the normalised words of a row that it does not know, or
 * 'tag:' and the words of a concept that says less or more than the measure which it mostly stands for.
 */
export type MeasureId = string;

/** 'flow': money over a period, 'balance': money on a day, 'shares on a day' is a 'share balance'. */
export type MeasureKind = 'flow' | 'balance' | 'per share' | 'shares' | 'share balance' | 'rate' | 'count';

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
  /** It is that measure divided by the other one. */
  ratio?: [of: MeasureId, to: MeasureId];
  /** Its names are used for less and for more than it: what a row is called does not prove that it is meant. */
  isLoose?: true;
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
