import { useSyncExternalStore } from 'react';

/** From there on brief and draft stand side by side; the same as `lg` in the styles. */
const WIDE = '(width >= 64rem)';

/** Up to there what stands beside a draft comes from below; the same as `max-md` in the styles. */
const PHONE = '(width < 48rem)';

export const useIsWide = () => useMatches(WIDE);

export const useIsPhone = () => useMatches(PHONE);

function useMatches(query: string): boolean {
  return useSyncExternalStore(query === WIDE ? listenToWide : listenToPhone, () => window.matchMedia(query).matches);
}

const listenTo = (query: string) => (listener: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const listenToWide = listenTo(WIDE);
const listenToPhone = listenTo(PHONE);
