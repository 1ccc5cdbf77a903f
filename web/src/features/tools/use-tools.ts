import { useQuery } from '@tanstack/react-query';
import { listTools } from './api/list-tools';
import { routeOfTool } from './tool-routes';

export function useTools() {
  return useQuery({ queryKey: ['tools'], queryFn: listTools });
}

/** The tools that can be opened. */
export function useOpenTools() {
  const tools = useTools();
  return { ...tools, data: tools.data?.filter((tool) => routeOfTool(tool.name) !== null) };
}
