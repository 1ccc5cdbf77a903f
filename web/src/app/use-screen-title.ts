import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { APPS_ROUTE, isShipped } from '@copydesk/contracts';
import { useTool } from '@/features/tools/use-tools';
import { toolOfRoute } from '@/lib/tool-routes';

/** The titles of the screens that are no tool's, by path. */
const SCREEN_TITLES: Record<string, string> = {
  '/': 'Dashboard',
  '/settings': 'Settings',
  '/analytics': 'Analytics',
  '/brands': 'Brand',
  '/companies': 'Company',
  '/results': 'Results',
  '/how-to-use': 'How to use',
  '/how-to-use-internal': 'How to use',
  '/admin-dashboard': 'Admin Dashboard',
  '/admin-standalone': 'Standalone Dashboard',
  '/admin-dashboard-realtime': 'Real-Time Dashboard',
  '/admin-catalysts': 'Market Catalysts',
  '/admin-feedback': 'Admin Feedback',
  '/admin-operations': 'Operations',
};

/** What the screen is called that stands under the address; undefined where there is none. */
export function useScreenTitle(): string | undefined {
  const { pathname } = useLocation();
  const name = matchPath(`${APPS_ROUTE}/:name`, pathname)?.params.name ?? null;
  const tool = useTool(name).data;
  if (tool && !isShipped(tool.name)) return tool.displayName;
  const parent = ['/how-to-use/*', '/brands/*', '/companies/*']
    .map((path) => matchPath(path, pathname)?.pathnameBase)
    .find(Boolean);
  return toolOfRoute(pathname)?.title ?? SCREEN_TITLES[parent ?? pathname];
}

export function useDocumentTitle(): void {
  const title = useScreenTitle() ?? 'Page Not Found';
  useEffect(() => {
    document.title = `${title} · Copydesk`;
  }, [title]);
}
