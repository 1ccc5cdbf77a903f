import type { Basis, Modality } from '../facts/fact';
import type { Direction, HedgeWord } from '../lexicon/words/entry';

/** Something that a model read, and the words that say it: pieces of the sentence, or of what stands before it. */
export interface Cited<T> {
  is: T;
  from: readonly string[];
}

export const KINDS = ['level', 'change', 'share', 'multiple', 'ratio', 'other'] as const;
export const BASES = ['GAAP', 'adjusted', 'constant currency'] as const satisfies readonly Basis[];
export const STATUSES = ['reported', 'outlook', 'authorized', 'negated'] as const satisfies readonly Modality[];
export const DIRECTIONS = ['up', 'down'] as const satisfies readonly Direction[];
export const HEDGES = ['about', 'more than', 'less than', 'nearly'] as const satisfies readonly HedgeWord[];

/** The closed lists by the fields that have one. */
export const READING_LISTS = { kind: KINDS, basis: BASES, status: STATUSES, direction: DIRECTIONS, hedge: HEDGES };

/** The whole of a share, or what a ratio is to. */
export interface Operand {
  measure: string;
  part: string | null;
  from: readonly string[];
}

/** What a model read of one figure. Names and times are in plain words, which the lexicon has to know; values are none of its business. */
export interface FigureReading {
  /** As it stands in the sentence: '76 cents'. */
  figure: string;
  /** Where the figure leaves its unit to words before it: 'two years earlier it was 18' is in cents. */
  unit: Cited<string> | null;
  kind: (typeof KINDS)[number];
  /** 'net income', 'net loss', 'gross margin rate'. */
  measure: Cited<string> | null;
  /** Null: the company that the draft is about. */
  owner: Cited<string> | null;
  part: Cited<string> | null;
  /** 'third quarter of fiscal 2025', 'a year earlier'. Null: no word says it. */
  period: Cited<string> | null;
  basis: Cited<Basis> | null;
  status: Cited<Modality> | null;
  direction: Cited<Direction> | null;
  /** What a change is measured against: 'a year earlier'. */
  base: Cited<string> | null;
  hedge: Cited<HedgeWord> | null;
  /** 'each', 'three of': no formula knows them, so the figure can be found at most. */
  quantifier: Cited<string> | null;
  of: Operand | null;
}

export interface SentenceReading {
  figures: readonly FigureReading[];
  /** Words that say nothing of what a figure is of, when, whose or how sure. */
  asides: readonly string[];
}

/** Readings by the words of their sentence; null where a model was asked and its answer could not be used. */
export type Readings = ReadonlyMap<string, SentenceReading | null>;
