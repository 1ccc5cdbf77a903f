import { EDITORIAL_APP, type AppName, type AppResponse } from '@copydesk/contracts';
import { routeOfTool } from '@/lib/tool-routes';

/** Shown to everyone, opened from the dashboard by nobody. */
const LOCKED: AppName = 'rodchief-bot';

/** How a tool is opened from its card. */
export type ToolDoor =
  | { kind: 'screen'; to: string }
  | { kind: 'external'; url: string }
  | { kind: 'closed'; why: 'Locked' | 'Not set up yet' | 'Coming soon' };

export function doorOf({ name, externalUrl }: Pick<AppResponse, 'name' | 'externalUrl'>): ToolDoor {
  if (name === LOCKED) return { kind: 'closed', why: 'Locked' };
  if (name === EDITORIAL_APP)
    return externalUrl ? { kind: 'external', url: externalUrl } : { kind: 'closed', why: 'Not set up yet' };
  const to = routeOfTool(name);
  return to ? { kind: 'screen', to } : { kind: 'closed', why: 'Coming soon' };
}
