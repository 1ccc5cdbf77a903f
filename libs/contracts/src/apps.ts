/** Ids of the tools, as the `apps` table holds them. */
export const APP_IDS = {
  'hotlist-generator': 1,
  'starting-now-generator': 6,
  'clone-winner-v3': 7,
  'rodchief-bot': 9,
  'campaign-generator': 10,
  'super-editorial-agent': 11,
} as const;

/** The tool that opens another app in a new tab, signed in. */
export const EDITORIAL_APP = 'super-editorial-agent' satisfies keyof typeof APP_IDS;

export type AppName = keyof typeof APP_IDS;

const APP_TYPES: ReadonlyMap<string, string> = new Map([
  ['hotlist-generator', 'hotlist'],
  ['starting-now-generator', 'starting-now'],
  ['clone-winner-v3', 'clone-winner'],
] satisfies [AppName, string][]);

/** What events and reports of feedback call a tool. */
export function appTypeOf(name: string): string {
  return APP_TYPES.get(name) ?? name;
}

/** A tool as GET /api/apps lists it. */
export interface AppResponse {
  id: number;
  name: string;
  displayName: string;
  description: string | null;
  category: string;
  icon: string | null;
  /** Where a tool that is an app of its own opens; null where it is none, or is not set up. */
  externalUrl: string | null;
}
