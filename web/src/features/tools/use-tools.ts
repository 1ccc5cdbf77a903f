import { useQuery } from '@tanstack/react-query';
import { listTools } from './api/list-tools';

export function useTools() {
  return useQuery({ queryKey: ['tools'], queryFn: listTools });
}

/** One tool that is in use, by its name; null where there is none. */
export function useTool(name: string | null) {
  return useQuery({
    queryKey: ['tools'],
    queryFn: listTools,
    enabled: name !== null,
    select: (tools) => tools.find((tool) => tool.name === name) ?? null,
  });
}
