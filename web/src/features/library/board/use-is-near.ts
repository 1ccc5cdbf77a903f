import { useEffect, useState } from 'react';

const MARGIN = '0px 320px';

/** Whether a part of a row that is scrolled sideways is in sight, or will soon be. */
export function useIsNear(part: HTMLElement | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!part) return;
    const seen = ([entry]: IntersectionObserverEntry[]) => setIsNear(entry?.isIntersecting ?? false);
    const observer = new IntersectionObserver(seen, { root: part.parentElement, rootMargin: MARGIN });
    observer.observe(part);
    return () => observer.disconnect();
  }, [part]);
  return isNear;
}
