import { APPS_ROUTE, HOTLIST, toolNamed, TOOLS, WRITERS, type Tool } from '@copydesk/contracts';

/** Where a tool opens: in its own screen, or in the one for tools that have none. Null for one still without a screen. */
export function routeOfTool(name: string): string | null {
  const tool = toolNamed(name);
  return tool ? tool.route : `${APPS_ROUTE}/${encodeURIComponent(name)}`;
}

/** The tool whose screen stands under an address. */
export function toolOfRoute(path: string): Tool | undefined {
  return TOOLS.find(({ route }) => route === path);
}

/** Where a saved email of a tool is refined: in HotList, where the tool has no screen for it. */
export function refinerOf(appId: number): { name: string; route: string } {
  const {
    title,
    shortTitle = title,
    route,
  }: (typeof WRITERS)[number] = WRITERS.find(({ id }) => id === appId) ?? HOTLIST;
  return { name: shortTitle, route };
}
