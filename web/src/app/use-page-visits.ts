import { APP_IDS } from '@copydesk/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '@/lib/track';

const APP_OF_PATH: Record<string, number> = { '/hotlist': APP_IDS['hotlist-generator'] };

/** Counts each page that is opened. */
export function usePageVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => track('page_visited', { appId: APP_OF_PATH[pathname], metadata: { path: pathname } }), [pathname]);
}
