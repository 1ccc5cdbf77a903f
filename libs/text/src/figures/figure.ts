export type FigureKind =
  | 'amount'
  | 'percent'
  | 'per-share'
  | 'multiple'
  | 'count'
  | 'date'
  | 'period'
  | 'name'
  | 'quotation'
  | 'link';

/** The kinds that have a number; names, dates, quotations and links are claims, and no figures. */
export const NUMERIC_KINDS = ['amount', 'percent', 'per-share', 'multiple', 'count'] as const satisfies FigureKind[];

/** The time that a figure is about. */
export interface Period {
  /** How many months it covers; 0 for a day, as in a balance sheet; null where that is not said. */
  months: number | null;
  /** The month in which it ends, counted as year * 12 + month from 0; a fiscal month's first days count to the one before. */
  end: number;
}

/** What a percent, or a difference, is of. */
export type Role =
  /** The thing itself: revenue, a margin, a tax rate. */
  | 'level'
  /** How much it changed since a year or a quarter before, signed. */
  | 'change'
  /** Which part of something larger it is. */
  | 'share';

/** What a change is measured against; null where that is not said. */
export type Base = 'year' | 'quarter' | 'other' | null;

/** One figure of a document, with all that its surroundings say of it. */
export interface Figure {
  kind: FigureKind;
  /** In whole units: dollars, shares, percent. Negative where it is a loss or a fall. null for what is no number. */
  value: number | null;
  /** What is counted: '%', 'points', 'x', 'days', 'employee'; the currency for money. */
  unit: string | null;
  currency: string | null;
  /** What the number as printed was multiplied with: 1000000 for 'in millions'. */
  scale: number;
  /** What it is a figure of, in the document's words: 'Total net sales'. */
  label: string;
  /** null where none is given: the reported one is meant, unless isPeriodClear is false. */
  period: Period | null;
  isPeriodClear: boolean;
  /** The part of the company that it is about: 'Data Center'; null for the whole. */
  scope: string | null;
  role: Role;
  base: Base;
  /** True for what is expected and has not happened. */
  isOutlook: boolean;
  /** null where the document has no pages. */
  page: number | null;
  /** Where the figure stands in the document, in UTF-16 units. */
  from: number;
  to: number;
  place: 'table' | 'text';
  /** The row or sentence in which it stands. */
  quote: string;
}
