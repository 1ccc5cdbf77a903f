import { useSyncExternalStore } from 'react';

/** From there on brief and draft stand side by side; the same as `lg` in the styles. */
const WIDE = window.matchMedia('(width >= 64rem)');

function subscribe(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => WIDE.matches);
}
