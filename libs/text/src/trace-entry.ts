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

/** Where something that proves a claim stands. */
export interface EvidenceSource {
  kind: 'document' | 'catalyst' | 'brief' | 'brand';
  /** Who published it: a catalyst, or a document that was a page of the web; null for the others. */
  name: string | null;
  /** The day on which it was published, as it was given; null where that is not known. */
  date: string | null;
  page: number | null;
  /** The heading under which it stands in a document, where it is told. */
  section?: string;
  /** Where it stands in the text of its source, in UTF-16 units. */
  from: number;
  to: number;
  quote: string;
  /** Of a figure that its issuer tagged. */
  tag?: SourceTag;
  /** Where a filing stands at sec.gov. */
  url?: string;
}

/** What an issuer says of its own figure, by a tag in its filing. Days are YYYY-MM-DD. */
export interface SourceTag {
  /** 'us-gaap:Revenues' */
  concept: string;
  /** 'NVIDIA, Form 10-Q, three months to 27 July 2025, revenue (us-gaap:Revenues)' */
  says: string;
  /** Null for a value at a day. */
  start: string | null;
  end: string;
  /** In whole units. */
  value: number;
  /** 'USD', 'USD/shares' ... */
  unit: string;
  /** True where it is of a part of the company: a segment, a product, a region. */
  isPart: boolean;
}

/** Where in its source something stands: 'p. 28, Segment Information', or the heading alone; null where neither is known. */
export function placeIn({ page, section }: Pick<EvidenceSource, 'page' | 'section'>): string | null {
  return [page === null ? '' : `p. ${page}`, section].filter(Boolean).join(', ') || null;
}

/** `found`: the value stands in a source, but not all that the claim says of it is certain; somebody has to look. */
export type TraceStatus = 'traced' | 'derived' | 'found' | 'mismatch' | 'unsourced';

/** A claim of a draft with what the sources say of it. */
export interface TraceEntry {
  /** Where it stands in the draft, in UTF-16 units. */
  from: number;
  to: number;
  quote: string;
  kind: FigureKind;
  status: TraceStatus;
  /** What proves it. */
  source?: EvidenceSource;
  /** How it follows, where it is derived or contradicted by what follows. */
  formula?: string;
  /** Why it is not certain, or why it differs, in sentences for the reader of the draft. */
  reason?: string;
  /** The words of its clause that were not read. */
  unread?: string[];
  /**
   * Of a mismatch: what the source says instead. Of a claim that is found, or is not: where the same value stands.
   */
  near?: {
    source: EvidenceSource;
    why: 'value' | 'sign' | 'scope' | 'period' | 'scale' | 'words' | 'unread';
    says: string;
    /** Of a mismatch: the issuer of the document tagged what it says. */
    isTagged?: true;
  };
  /** Of a mismatch: what was compared, as draft and source say it: 'revenue, fiscal 2024, $152.7bn'. */
  keys?: { draft: string; source: string };
  /** What to write instead, where a proved fact says the very same thing with another value. */
  use?: string;
}
