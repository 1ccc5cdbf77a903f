import { EDITORIAL_AGENT, type AppResponse } from '@copydesk/contracts';
import { routeOfTool } from '@/lib/tool-routes';

/** How a tool is opened from its card. */
export type ToolDoor =
  | { kind: 'screen'; to: string }
  | { kind: 'external'; url: string }
  | { kind: 'closed'; why: 'Switched off' | 'Locked' | 'Not set up yet' | 'Coming soon' };

type Doorway = Pick<AppResponse, 'name' | 'externalUrl' | 'isActive' | 'isLocked'>;

export function doorOf({ name, externalUrl, isActive, isLocked }: Doorway): ToolDoor {
  if (!isActive) return { kind: 'closed', why: 'Switched off' };
  if (isLocked) return { kind: 'closed', why: 'Locked' };
  if (name === EDITORIAL_AGENT.name)
    return externalUrl ? { kind: 'external', url: externalUrl } : { kind: 'closed', why: 'Not set up yet' };
  const to = routeOfTool(name);
  return to ? { kind: 'screen', to } : { kind: 'closed', why: 'Coming soon' };
}
