import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { APPS_ROUTE, isShipped } from '@copydesk/contracts';
import { useTool } from '@/features/tools/use-tools';
import { toolOfRoute } from '@/lib/tool-routes';
import { SCREEN_TITLES } from './screen-titles';

/** What the screen is called that stands under the address; undefined where there is none. */
export function useScreenTitle(): string | undefined {
  const { pathname } = useLocation();
  const name = matchPath(`${APPS_ROUTE}/:name`, pathname)?.params.name ?? null;
  const tool = useTool(name).data;
  return tool && !isShipped(tool.name) ? tool.displayName : (toolOfRoute(pathname)?.title ?? SCREEN_TITLES[pathname]);
}

export function useDocumentTitle(): void {
  const title = useScreenTitle() ?? 'Page Not Found';
  useEffect(() => {
    document.title = `${title} · Copydesk`;
  }, [title]);
}
