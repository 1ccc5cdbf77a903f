import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { parseJson } from '@/lib/parse-json';

const STORAGE_KEY = 'copydesk-scroll';

/** How long a screen that is opened again may take to load what makes it as tall as it was. */
const RESTORED_WITHIN_MS = 3_000;

/** Where each entry of the tab's history was scrolled to, by its key and path. */
const positions = new Map(parseJson<[string, number][]>(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));

/** Opens a new screen at its top. Back, Forward and a reload return to where the page was. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}`;
  const shown = useRef<{ entry: string; pathname: string } | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => void (shown.current && positions.set(shown.current.entry, scrollY));
    const keep = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, pathname };
    if (type === NavigationType.Pop) return before || isReturn() ? scrollBackTo(positions.get(entry) ?? 0) : undefined;
    if (before?.pathname !== pathname) scrollTo(0, 0);
    positions.set(entry, scrollY);
  }, [entry, pathname, type]);
}

/** False where the address was typed, or a link was followed from another site. */
function isReturn(): boolean {
  return performance.getEntriesByType('navigation').some((load) => 'type' in load && load.type !== 'navigate');
}

/** Scrolls as soon as the page is tall enough, unless the user scrolls first. Returns what gives it up. */
function scrollBackTo(top: number): () => void {
  const over = new AbortController();
  const resized = new ResizeObserver(() => go());
  const stop = () => {
    over.abort();
    resized.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, RESTORED_WITHIN_MS);
  const go = () => {
    scrollTo(0, top);
    if (scrollY >= top - 1) stop();
  };
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(input, stop, { passive: true, signal: over.signal });
  }
  resized.observe(document.body);
  go();
  return stop;
}
