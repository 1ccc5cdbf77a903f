import { type RefObject, useEffect } from 'react';
import { type CopiedPassage, shownWords } from './copied-passages';

/** The name under which theme.css gives the marks their color. */
const MARK = 'copied';

/** Marks passages in the email without touching it, and answers what brings one of them into view. */
export function useMarkedPassages(email: RefObject<HTMLElement | null>, text: string, passages: CopiedPassage[]) {
  useEffect(() => {
    const element = email.current;
    // An older browser lists the passages and cannot mark them.
    if (!element || passages.length === 0 || !('highlights' in CSS)) return;
    const words = shownWords(text);
    const mark = () => CSS.highlights.set(MARK, new Highlight(...(passageRanges(element, words, passages) ?? [])));
    mark();
    // A long email is laid out a moment later.
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(MARK);
    };
  }, [email, text, passages]);

  /** Selects a passage, so that eyes and screen readers are led to it. */
  return (passage: CopiedPassage) => {
    const range = email.current && passageRanges(email.current, shownWords(text), [passage])?.[0];
    if (!range) return;
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
  };
}

/** Where passages of the shown words stand on the screen; null while it shows another text. */
function passageRanges(email: HTMLElement, words: string, passages: CopiedPassage[]): Range[] | null {
  const nodes = textNodes(email);
  if (nodes.map(({ data }) => data).join('') !== words.replaceAll('\n', '')) return null;
  const place = placeFinder(nodes);
  return passages.map(({ from, to }) => {
    const range = document.createRange();
    // Between two nodes a passage begins with the later one, and ends with the earlier one.
    const [first, last] = [place(lengthOf(words, from)), place(lengthOf(words, to) - 1)];
    if (first && last) {
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
    }
    return range;
  });
}

/** How many characters stand before a place, without the ends of lines. */
function lengthOf(words: string, place: number): number {
  return words.slice(0, place).replaceAll('\n', '').length;
}

function placeFinder(nodes: Text[]) {
  return (at: number) => {
    let before = 0;
    for (const node of nodes) {
      if (at < before + node.length) return { node, offset: at - before };
      before += node.length;
    }
    return null;
  };
}

/** The texts of an element in their order, without labels. */
function textNodes(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-not-text]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}
