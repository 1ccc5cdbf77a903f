/** Where a sentence stands in a text. */
export interface Span {
  from: number;
  to: number;
}

const END = /[.!?]["”’)]{0,2}(?=\s)|\n/g;
const ABBREVIATION =
  /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Inc|Corp|Co|Ltd|No|Nos|vs|v|al|approx|e\.g|i\.e|U\.S|U\.K|a\.m|p\.m|Rs|Mio|Mrd|\p{Lu})\.["”’)]{0,2}$/u;
/** What is longer is cut: no sentence is, and reading one takes time by its length. */
const LONGEST = 1_200;

/** The sentences of a text by their places; a line's end ends one as well. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    for (let from = start; from < end; from += LONGEST) push(spans, text, from, Math.min(from + LONGEST, end));
    start = end;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0] !== '\n' && ABBREVIATION.test(text.slice(Math.max(start, end - 14), end))) continue;
    close(end);
  }
  close(text.length);
  return spans;
}

/**
 * Reads the sentences of a text once, and tells in which of them a place stands, with runs of white space as one space;
 * all of them, where it stands in several.
 */
export function sentenceReader(text: string): (from: number, to: number) => string {
  const spans = sentenceSpans(text);
  return (from, to) => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.to ?? 0) > from) high = middle;
      else low = middle + 1;
    }
    const first = spans[low];
    if (!first || first.from >= to) return '';
    let end = first.to;
    for (let at = low + 1; (spans[at]?.from ?? to) < to; at += 1) end = spans[at]?.to ?? end;
    return text.slice(first.from, end).replace(/\s+/g, ' ');
  };
}

/** The sentence of a text in which a place stands, with runs of white space as one space. */
export function sentenceAt(text: string, from: number, to: number): string {
  return sentenceReader(text)(from, to);
}

function push(spans: Span[], text: string, from: number, to: number): void {
  const slice = text.slice(from, to);
  const trimmed = slice.trim();
  if (trimmed === '') return;
  const start = from + slice.indexOf(trimmed);
  spans.push({ from: start, to: start + trimmed.length });
}
