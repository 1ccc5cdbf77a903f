import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Says in a CSS variable of the page how wide or high an element is, so that others can stand beside or over it. */
export function useToldSize(
  variable: `--${string}`,
  side: 'offsetWidth' | 'offsetHeight',
): RefObject<HTMLDivElement | null> {
  const told = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = told;
    if (!element) return;
    const sizes = new ResizeObserver(() => document.documentElement.style.setProperty(variable, `${element[side]}px`));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [variable, side]);
  return told;
}
