import { cutMiddle } from './cut-middle';
import { findPageMarkers, type PageMarker } from './page-markers';
import { removeDisclaimers, type Removed } from './remove-disclaimers';
import { removeRepeats } from './remove-repeats';

export { DISCLAIMER_MARKER } from './remove-disclaimers';

const UNCHANGED_UNDER = 10_000;
const MARKERS_OVER = 5;
const KB = 1_024;
const LONGEST = 100 * KB;
const KEPT_PER_END = 50 * KB;

/** Pages of which at least a part fell out, as the document numbers them. */
interface CutPages {
  kind: PageMarker['kind'];
  first: number;
  last: number;
}

/** What was taken out of a document, step by step; null where a step took nothing. Lengths are in UTF-16 units. */
export interface DocumentCuts {
  /** Disclaimers that had been said before: each was replaced by a marker. */
  disclaimers: Removed | null;
  /** Paragraphs that had been there before, in a document of slides or pages. */
  paragraphs: Removed | null;
  /** The middle of a long text: offsets in the text as it was before this step. */
  middle: { from: number; to: number; pages: CutPages | null } | null;
}

/** A document as it is sent. `originalLength` is its length, in UTF-16 units, before anything was cut. */
export interface TrimmedDocument {
  text: string;
  originalLength: number;
  cuts: DocumentCuts;
}

/**
 * Cuts the text of a document down to what is sent. Under 10,000 characters nothing changes. Else disclaimers that
 * are repeated become a marker; with more than 5 page or slide markers, repeated paragraphs go where that saves at
 * least 30 percent; and of more than 100 KB the first and the last 50 KB stay, with a marker between them.
 */
export function trimDocument(text: string): TrimmedDocument {
  const originalLength = text.length;
  if (originalLength < UNCHANGED_UNDER) {
    return { text, originalLength, cuts: { disclaimers: null, paragraphs: null, middle: null } };
  }
  const disclaimers = removeDisclaimers(text);
  const paragraphs = trimRepeats(disclaimers.text);
  const middle = trimMiddle(paragraphs.text);
  return {
    text: middle.text,
    originalLength,
    cuts: { disclaimers: disclaimers.removed, paragraphs: paragraphs.removed, middle: middle.cut },
  };
}

function trimRepeats(text: string): { text: string; removed: Removed | null } {
  if (findPageMarkers(text).length <= MARKERS_OVER) return { text, removed: null };
  const shorter = removeRepeats(text);
  const saved = text.length - shorter.text.length;
  return saved * 10 >= text.length * 3 ? shorter : { text, removed: null };
}

function trimMiddle(text: string): { text: string; cut: DocumentCuts['middle'] } {
  if (text.length <= LONGEST) return { text, cut: null };
  const cut = cutMiddle(
    text,
    { head: KEPT_PER_END, tail: KEPT_PER_END },
    (from, to) => `\n\n[... ${(to - from).toLocaleString('en-US')} characters cut from the middle ...]\n\n`,
  );
  return { text: cut.text, cut: { from: cut.from, to: cut.to, pages: cutPages(text, cut.from, cut.to) } };
}

function cutPages(text: string, from: number, to: number): CutPages | null {
  const markers = findPageMarkers(text);
  const first = markers.findLast((marker) => marker.at <= from) ?? markers.find((marker) => marker.at < to);
  const last = markers.findLast((marker) => marker.at < to);
  return first && last ? { kind: first.kind, first: first.number, last: last.number } : null;
}
