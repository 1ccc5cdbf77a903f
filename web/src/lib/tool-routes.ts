import { APPS_ROUTE, toolNamed, TOOLS, type Tool } from '@copydesk/contracts';

/** Where a tool opens: in its own screen, or in the one for tools that have none. Null for one still without a screen. */
export function routeOfTool(name: string): string | null {
  const tool = toolNamed(name);
  return tool ? tool.route : `${APPS_ROUTE}/${encodeURIComponent(name)}`;
}

/** The tool whose screen stands under an address. */
export function toolOfRoute(path: string): Tool | undefined {
  return TOOLS.find(({ route }) => route === path);
}
