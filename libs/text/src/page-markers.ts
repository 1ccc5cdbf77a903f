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

/** A page of a document, or what stands before its first one: `number` is null there. Offsets are those of the text. */
export interface PageSpan {
  kind: PageMarker['kind'] | null;
  number: number | null;
  from: number;
  to: number;
}

/** A text page by page; each begins with its marker. */
export function pagesOf(text: string): PageSpan[] {
  const markers = findPageMarkers(text);
  const [first] = markers;
  const before = text.slice(0, first?.at).trim();
  return [
    ...(before ? [{ kind: null, number: null, from: 0, to: first?.at ?? text.length }] : []),
    ...markers.map(({ kind, number, at }, index) => ({
      kind,
      number,
      from: at,
      to: markers[index + 1]?.at ?? text.length,
    })),
  ];
}

/** How many pages a text says it has; null where it says nothing of pages. */
export function countPages(text: string): number | null {
  return findPageMarkers(text).length || null;
}
