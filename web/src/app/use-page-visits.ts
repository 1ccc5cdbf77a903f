import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { toolOfRoute } from '@/lib/tool-routes';
import { track } from '@/lib/track';

/** Counts each page that is opened. */
export function usePageVisits(): void {
  const { pathname } = useLocation();
  useEffect(
    () => track('page_visited', { appId: toolOfRoute(pathname)?.id, metadata: { path: pathname } }),
    [pathname],
  );
}
