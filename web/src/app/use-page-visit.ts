import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '@/lib/track';

/** Counts each page that is opened, for its tool. */
export function usePageVisit(appId?: number): void {
  const { pathname } = useLocation();
  useEffect(() => {
    track('page_visited', { appId, metadata: { path: pathname, visitTime: new Date().toISOString() } });
  }, [pathname, appId]);
}
