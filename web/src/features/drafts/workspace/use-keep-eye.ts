import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollerOf } from '@/lib/scroller-of';

/** A block of the email that was in view, and how far below the upper edge it stood. */
interface Seen {
  words: string;
  top: number;
}

const BLOCKS = 'h3, p:not([data-not-text]), li';

/**
 * Keeps in view what one looked at when a change was asked for: once it is there, the first block that is the same stands
 * where it stood. Whoever scrolled meanwhile looks at something else by now; whoever was at the top stays there, where the
 * answer comes.
 */
export function useKeepEye(content: RefObject<HTMLElement | null>, isChanging: boolean): void {
  const seen = useRef<Seen[] | 'top'>([]);
  const wasChanging = useRef(false);

  // What asks for a change is a click or a key: with the change itself, the old words are gone.
  useLayoutEffect(() => {
    const { current: root } = content;
    if (!root) return;
    if (wasChanging.current && !isChanging) restore(root, seen.current);
    wasChanging.current = isChanging;
    const ending = new AbortController();
    const listen = (name: string, act: (event: Event) => void) =>
      document.addEventListener(name, act, { capture: true, passive: true, signal: ending.signal });
    const look = () => {
      seen.current = scrollerOf(root).scrollTop === 0 ? 'top' : blocksInView(root);
    };
    const forget = () => {
      seen.current = [];
    };
    if (isChanging) for (const name of ['wheel', 'touchmove']) listen(name, forget);
    else {
      listen('pointerdown', look);
      listen('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Enter' && look());
    }
    return () => ending.abort();
  }, [content, isChanging]);
}

function blocksInView(root: HTMLElement): Seen[] {
  const { top: edge, bottom } = scrollerOf(root).getBoundingClientRect();
  const begin = Math.max(0, edge);
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => {
    const { top } = block.getBoundingClientRect();
    return top >= begin && top < Math.min(bottom, window.innerHeight) ? [{ words: block.textContent, top }] : [];
  });
}

function restore(root: HTMLElement, seen: Seen[] | 'top'): void {
  if (seen === 'top') {
    scrollerOf(root).scrollTop = 0;
    return;
  }
  const blocks = [...root.querySelectorAll<HTMLElement>(BLOCKS)];
  for (const { words, top } of seen) {
    const block = words.trim() !== '' && blocks.find(({ textContent }) => textContent === words);
    if (!block) continue;
    scrollerOf(root).scrollTop += block.getBoundingClientRect().top - top;
    return;
  }
}
