import type { Calendar } from './calendar';
import type { Fact, MeasureId } from './fact';

/** A name that holds in one document, matched whatever its case, and what it stands for. */
export interface Name<T> {
  says: string;
  reads: T;
}

/** The names that one document adds to the lexicon. */
export interface Vocabulary {
  /** How its company is called: 'Apple Inc.', 'Apple', 'AAPL'. */
  company: string[];
  /** Who speaks for the company in a call: 'Maria Lund', 'Lund'. */
  people: string[];
  /** Its own labels of rows: 'Net operating revenues' is revenue here. */
  measures: Name<MeasureId>[];
  /** The names of its parts, each with the normalised label that its facts have: 'Greater China'. */
  parts: Name<string>[];
}

/** All that is read of a document before a draft is compared with it. */
export interface DocumentFacts {
  facts: Fact[];
  vocabulary: Vocabulary;
  calendar: Calendar;
}
