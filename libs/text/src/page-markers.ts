const MARKER = /^[ \t]*(slide|page)[ \t]+(\d{1,6})[ \t]*$/i;
const MARKERS = new RegExp(MARKER.source, 'gim');

/** A line that holds `Page N` or `Slide N` and nothing else. `at` is the offset of the line in the text. */
export interface PageMarker {
  kind: 'page' | 'slide';
  number: number;
  at: number;
}

/** True where the line is a page marker. */
export function isPageMarker(line: string): boolean {
  return line.length < 100 && MARKER.test(line);
}

/** Every page marker of a text, in order. */
export function findPageMarkers(text: string): PageMarker[] {
  return Array.from(text.matchAll(MARKERS), (match) => ({
    kind: match[1]?.toLowerCase() === 'slide' ? 'slide' : 'page',
    number: Number(match[2]),
    at: match.index,
  }));
}
