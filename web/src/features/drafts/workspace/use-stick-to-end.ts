import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollerOf } from '@/lib/scroller-of';

const NEAR_PX = 48;

/** Keeps the end of a growing text in view while the reader is there; one who has scrolled up is left alone. */
export function useStickToEnd(content: RefObject<HTMLElement | null>, text: string, isGrowing: boolean): void {
  const wasAtEnd = useRef(true);

  useLayoutEffect(() => {
    if (!content.current || !isGrowing) return;
    const scroller = scrollerOf(content.current);
    const target = scroller === document.scrollingElement ? document : scroller;
    const look = () => {
      wasAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;
    };
    look();
    target.addEventListener('scroll', look, { passive: true });
    return () => target.removeEventListener('scroll', look);
  }, [content, isGrowing]);

  useLayoutEffect(() => {
    if (!content.current || !isGrowing || !wasAtEnd.current) return;
    const scroller = scrollerOf(content.current);
    scroller.scrollTop = scroller.scrollHeight;
  }, [content, text, isGrowing]);
}
