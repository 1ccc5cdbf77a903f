/** Ids of the tools, as the `apps` table holds them. */
export const APP_IDS = {
  'hotlist-generator': 1,
  'starting-now-generator': 6,
  'clone-winner-v3': 7,
  'rodchief-bot': 9,
  'campaign-generator': 10,
  'super-editorial-agent': 11,
} as const;

export type AppName = keyof typeof APP_IDS;

/** A tool as GET /api/apps lists it. */
export interface AppResponse {
  id: number;
  name: string;
  displayName: string;
  description: string | null;
  category: string;
  icon: string | null;
}
