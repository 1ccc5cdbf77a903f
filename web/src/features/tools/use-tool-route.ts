import { useCallback } from 'react';
import { routeOfTool } from '@/lib/tool-routes';
import { useTools } from './use-tools';

/** Where the tool of an email opens; null where it has no screen, or is not in use any more. */
export function useToolRoute(): (appId: number) => string | null {
  const { data } = useTools();
  return useCallback(
    (appId) => {
      const tool = data?.find(({ id }) => id === appId);
      return tool ? routeOfTool(tool.name) : null;
    },
    [data],
  );
}
