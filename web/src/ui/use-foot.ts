import { type RefObject, useLayoutEffect } from 'react';

const heights = new Map<Element, number>();

/** What sticks to the foot of the screen says how high it is, so that nothing else is laid over it. */
export function useFoot(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = foot.current;
    if (!element) return;
    const tell = () => document.documentElement.style.setProperty('--foot', `${Math.max(0, ...heights.values())}px`);
    const sizes = new ResizeObserver(() => {
      heights.set(element, element.offsetHeight);
      tell();
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      heights.delete(element);
      tell();
    };
  }, [foot]);
}
