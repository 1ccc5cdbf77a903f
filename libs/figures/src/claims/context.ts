import type { Place, TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import type { Basis, Part } from '../facts/fact';
import type { MeasureTerm } from '../lexicon/words/entry';
import type { vocabularyTrie } from './matcher';
import type { Slot } from './slot';
import type { Status } from './status';
import type { Time } from './times';

/** What a clause leaves for the next ones: 'it' and 'a year earlier' refer to it. */
export interface Context {
  subject: Subject | null;
  /** The time that was spoken of in this paragraph. */
  reference: TaggedPeriod | null;
  /** The time that a source last expected something of in this paragraph. */
  expected: TaggedPeriod | null;
  /** The time that this sentence said before. */
  said: Time | null;
  isLeading: boolean;
  /** Whose figures the sentence told before, and whether they are so: a clause without a verb goes on with it. */
  status: Status;
  /** The part that the sentence refers to by 'it' or 'there'. */
  part: Part | undefined;
  /** Words that make the whole sentence uncertain: a question mark, or a reference to somebody else. */
  doubts: Place[];
  /** The last figure of this paragraph: the next one may leave its unit and its whole to it. */
  figure: Slot | null;
  /** 'On a non-GAAP basis, ...' holds for the whole sentence. */
  basis: Basis | null;
  /** What a source speaks of, where that is narrower than the company. */
  topic: Place[];
  /** The words of a source, which says what is so: words behind a figure that mean nothing to it are not doubted. */
  isSource: boolean;
}

export interface Subject {
  measures: readonly MeasureTerm[] | null;
  part: Part | undefined;
  basis: Basis | null;
  isPerShare: boolean;
  /** What was spoken of before, where a new subject says no measure: 'mobile sales were $5, and industrial was $3'. */
  carried?: readonly MeasureTerm[] | null;
  /** No word said the measure. */
  isDefault?: boolean;
  /** A part was named with a share alone: 'lamps were 38% of revenue'. */
  isOfShare?: boolean;
}

export const newContext = (isSource: boolean): Context => ({
  subject: null,
  reference: null,
  expected: null,
  said: null,
  isLeading: true,
  part: undefined,
  status: { modality: 'reported', owner: null },
  doubts: [],
  figure: null,
  basis: null,
  topic: [],
  isSource,
});

/** What a text is read with. */
export interface Setting {
  names: ReturnType<typeof vocabularyTrie>;
  calendar: Calendar;
  /** The text is a source, not a draft. */
  isSource?: boolean;
  /** What its sentences leave out is what the sentences before spoke of: they have to be read for that. */
  hasTopics?: boolean;
  outlook?: Outlook | null;
}

/** The heading of an outlook, which mostly names its period: 'Our guidance for fiscal 2024:'. */
export interface Outlook {
  says: string;
  /** Everything below it is expected, as in a table of guidance; below a mere heading, results may stand as well. */
  isCertain: boolean;
}
