import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { http } from '@/lib/http';
import { routeOfTool } from '@/lib/tool-routes';

export const TOOLS_KEY = ['tools'];

/** Every tool, those too that are switched off. */
export function useTools() {
  return useQuery({ queryKey: TOOLS_KEY, queryFn: () => http.get('/api/apps') });
}

/** One tool by its name, in use or not; null where there is none. */
export function useTool(name: string | null) {
  return useQuery({
    queryKey: TOOLS_KEY,
    queryFn: () => http.get('/api/apps'),
    enabled: name !== null,
    select: (tools) => tools.find((tool) => tool.name === name) ?? null,
  });
}

/** What the tool of a saved email is called. */
export function useToolName(): (appId: number) => string {
  const { data, isError } = useTools();
  return useCallback(
    (appId) => {
      if (!data) return isError ? 'Unknown Tool' : '…';
      return data.find(({ id }) => id === appId)?.displayName ?? `App ${appId}`;
    },
    [data, isError],
  );
}

/** Where the tool of an email opens; null where it has no screen. What was written with it is worked on while it is switched off. */
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
