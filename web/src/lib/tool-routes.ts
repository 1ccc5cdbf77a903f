import { APP_IDS, type AppName } from '@copydesk/contracts';

/** The screens of the tools that have one. */
const TOOL_ROUTES = {
  'hotlist-generator': '/hotlist',
  'starting-now-generator': '/starting-now',
  'clone-winner-v3': '/clone-winner',
  'rodchief-bot': '/rodchief',
  'campaign-generator': '/campaign-generator',
} satisfies Partial<Record<AppName, string>>;

/** Under it, by its name, opens any tool that has no screen of its own. */
export const APPS_ROUTE = '/apps';

type RoutedTool = keyof typeof TOOL_ROUTES;

function isRouted(name: string): name is RoutedTool {
  return Object.hasOwn(TOOL_ROUTES, name);
}

/** True for a tool that is a row of the catalogue and nothing else. */
export function isAppTool(name: string): boolean {
  return !Object.hasOwn(APP_IDS, name);
}

/** Where a tool opens: in its own screen, or in the one for tools that have none. Null for one still without a screen. */
export function routeOfTool(name: string): string | null {
  if (isRouted(name)) return TOOL_ROUTES[name];
  return isAppTool(name) ? `${APPS_ROUTE}/${encodeURIComponent(name)}` : null;
}

/** The tool whose screen stands under an address. */
export function toolIdOfRoute(path: string): number | undefined {
  return Object.entries(APP_IDS).find(([name]) => routeOfTool(name) === path)?.[1];
}

/** A screen in which saved emails are refined. */
interface Refiner {
  name: string;
  route: string;
}

const HOTLIST: Refiner = { name: 'HotList', route: TOOL_ROUTES['hotlist-generator'] };

/** The tools whose saved emails are refined in their own screen. */
const REFINERS: Partial<Record<number, Refiner>> = {
  [APP_IDS['hotlist-generator']]: HOTLIST,
  [APP_IDS['starting-now-generator']]: { name: 'Starting Now', route: TOOL_ROUTES['starting-now-generator'] },
  [APP_IDS['clone-winner-v3']]: { name: 'Clone A Winner', route: TOOL_ROUTES['clone-winner-v3'] },
};

/** Where a saved email of a tool is refined: in HotList, where the tool has no screen for it. */
export function refinerOf(appId: number): Refiner {
  return REFINERS[appId] ?? HOTLIST;
}
