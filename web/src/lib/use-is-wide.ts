import { useCallback, useSyncExternalStore } from 'react';

/** From there on brief and draft stand side by side; the same as `lg` in the styles. */
export const useIsWide = () => useMatches('(width >= 64rem)');

/** From there on a third pane stands beside them; the same as `xl`. */
export const useIsRoomy = () => useMatches('(width >= 80rem)');

/** From there on the labels of a draft stand in the header; the same as `barred`. */
export const useIsBarred = () => useMatches('(width >= 90rem)');

/** Up to there what stands beside a draft comes from below; the same as `max-md`. */
export const useIsPhone = () => useMatches('(width < 48rem)');

function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
