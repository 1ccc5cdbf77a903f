import { useCallback } from 'react';
import { useTools } from './use-tools';

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
