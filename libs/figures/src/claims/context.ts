import type { Place, TaggedPeriod } from '../document/document';
import type { Basis, Part } from '../facts/fact';
import type { MeasureTerm } from '../lexicon/words/entry';
import type { Time } from './times';

/** What a clause leaves for the next ones: 'it' and 'a year earlier' refer to it. */
export interface Context {
  subject: Subject | null;
  /** The time that was spoken of in this paragraph. */
  reference: TaggedPeriod | null;
  /** The time that this sentence said before. */
  said: Time | null;
  isLeading: boolean;
  /** Words that make the whole sentence uncertain: a question mark, or a reference to somebody else. */
  doubts: Place[];
}

export interface Subject {
  measures: readonly MeasureTerm[] | null;
  part: Part | undefined;
  basis: Basis | null;
  isPerShare: boolean;
  /** No word said the measure. */
  isDefault?: boolean;
}

export const newContext = (): Context => ({ subject: null, reference: null, said: null, isLeading: true, doubts: [] });
