import { type Calendar } from './calendar';
import { type Phrases } from './phrases';
import { type Scopes } from './scopes';

/** What is known of a document before its sentences are read. */
export interface Reading {
  calendar: Calendar;
  scopes: Scopes;
  /** Names of measures: the usual ones, and the labels of the document's own tables. */
  measures: Phrases<string>;
  /** Words that set one figure apart from another of the same measure: 'deferred', 'diluted', 'cloud'. */
  qualifiers: ReadonlySet<string>;
  /** True while a source is read: what it says is taken more narrowly than what a draft says. */
  isSource: boolean;
}
