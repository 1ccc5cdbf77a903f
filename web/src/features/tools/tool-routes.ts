import { APP_IDS, type AppName } from '@copydesk/contracts';

/** The screens of the tools that have one. */
const TOOL_ROUTES = {
  'hotlist-generator': '/hotlist',
} satisfies Partial<Record<AppName, string>>;

type RoutedTool = keyof typeof TOOL_ROUTES;

function isRouted(name: string): name is RoutedTool {
  return Object.hasOwn(TOOL_ROUTES, name);
}

/** Where a tool opens; null where it has no screen. */
export function routeOfTool(name: string): string | null {
  return isRouted(name) ? TOOL_ROUTES[name] : null;
}

/** Where the tool of a saved email opens; null where it has no screen. */
export function routeOfToolId(appId: number): string | null {
  const found = Object.entries(APP_IDS).find(([, id]) => id === appId);
  return found ? routeOfTool(found[0]) : null;
}
