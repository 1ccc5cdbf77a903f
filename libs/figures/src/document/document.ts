/** A part of a text, in UTF-16 units; `to` is exclusive. */
export interface Place {
  from: number;
  to: number;
}

/**
 * A document as a reader of files hands it over: its text, the blocks that the text consists of, and what the issuer
 * tagged in it. All places are places in `text`. Blocks follow each other in the order of the text and do not overlap.
 */
export interface DocumentContent {
  text: string;
  blocks: Block[];
  /** What the issuer tagged; null for a document that is no inline XBRL filing, or whose tags are broken. */
  filing: TaggedFiling | null;
  /** True where there are tags that cannot be relied on: the document is then read as one without. */
  hasBrokenTags: boolean;
}

export type Block = Paragraph | Table;

export interface Paragraph extends Place {
  kind: 'paragraph';
  /** Null where the document has no pages: HTML, DOCX and most texts. */
  page: number | null;
  /** The heading that it stands under; null before the first one. A heading is a paragraph of its own. */
  section: string | null;
  /** Who says it, in the transcript of a call. */
  speaker?: string;
}

export interface Table extends Place {
  kind: 'table';
  page: number | null;
  section: string | null;
  /** The lines above it that say what it is, with its scale: 'CONSOLIDATED STATEMENTS OF INCOME (In millions)'. */
  caption: string;
  /** The columns of figures, from the left; the column of row labels is none of them. */
  columns: Column[];
  rows: Row[];
}

export interface Column {
  /** From the top down, each spelled out for this column: ['Three Months Ended June 30,', '2025']. */
  heads: string[];
}

export interface Row {
  /** From the outermost group heading to the label of the row itself: ['Net sales:', 'Products']. */
  labels: string[];
  cells: Cell[];
}

/** A cell with its sign and its brackets: '$ 12,535', '(142)', '14.1%'. Empty cells and spacers are left out. */
export interface Cell extends Place {
  /** The first column it stands in. */
  column: number;
  /** How many columns it covers. */
  span: number;
  /** Its fact in `filing.facts`, where the issuer tagged it. */
  fact?: number;
}

/** What an issuer says of its own figures, by inline XBRL. */
export interface TaggedFiling {
  cover: FilingCover;
  facts: TaggedFact[];
}

/** From the `dei:` tags; null where one is missing. Days are YYYY-MM-DD. */
export interface FilingCover {
  company: string | null;
  ticker: string | null;
  /** '10-K', '10-Q', '8-K' ... */
  form: string | null;
  fiscalYear: number | null;
  /** 'FY', 'Q1', 'Q2' or 'Q3'. */
  fiscalPeriod: string | null;
  /** The last day of the reported period. */
  periodEnd: string | null;
}

/** One visible figure that the issuer tagged. */
export interface TaggedFact extends Place {
  /** With its prefix: 'us-gaap:Assets'. */
  concept: string;
  /** In whole units with its sign: scale and sign of the tag are applied. */
  value: number;
  /** 'USD', 'shares', 'USD/shares', 'pure' ... */
  unit: string;
  /** The power of ten that the printed number was multiplied with: 6 for millions. */
  scale: number;
  /** Printed precision as the power of ten of its last digit, negated as in XBRL: -6 for millions; null for exact. */
  decimals: number | null;
  period: TaggedPeriod;
  /** What narrows it to a part: empty for the whole company. */
  members: TaggedMember[];
}

/** Days are YYYY-MM-DD; both days of a span belong to it. */
export type TaggedPeriod = { start: string; end: string } | { at: string };

export interface TaggedMember {
  /** 'us-gaap:StatementBusinessSegmentsAxis'. */
  axis: string;
  /** 'aapl:AmericasSegmentMember'. */
  member: string;
}
