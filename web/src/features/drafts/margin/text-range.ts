/** A stretch of a raw text. */
export interface Span {
  from: number;
  to: number;
}

/** Texts that one writes in: each knows by itself where its words stand. */
export const writtenTexts = new WeakMap<Element, (span: Span) => Range | null>();

/**
 * Where a stretch of the raw text stands on the screen; null where nothing of it is shown. An element with `data-from`
 * shows words that begin at that place of the raw text; what is marked in them may lie in elements of its own.
 */
export function rangeOf(root: HTMLElement, { from, to }: Span): Range | null {
  const written = root.querySelector('[contenteditable=true]');
  const own = written && writtenTexts.get(written)?.({ from, to });
  if (own) return own;
  let first: Place | null = null;
  let last: Place | null = null;
  for (const run of root.querySelectorAll<HTMLElement>('[data-from]')) {
    const start = Number(run.dataset.from);
    if (start >= to) break;
    const length = run.textContent.length;
    if (start + length <= from) continue;
    first ??= placeIn(run, Math.max(0, from - start));
    last = placeIn(run, Math.min(length, to - start));
  }
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset);
  return range;
}

interface Place {
  node: Text;
  offset: number;
}

/** The place after so many characters of an element. */
function placeIn(element: HTMLElement, characters: number): Place | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  let place: Place | null = null;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    place = { node, offset: Math.min(node.length, characters - before) };
    before += node.length;
    if (characters <= before) break;
  }
  return place;
}
