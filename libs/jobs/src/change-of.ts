import type { Job } from '@copydesk/database';
import type { Channels } from '@copydesk/live';

/** What the tabs of a job's user are told when something happened to it: its thread changed, its campaign, or both. */
export function changesOf({ threadId, campaignId }: Pick<Job, 'threadId' | 'campaignId'>): Channels['user'][] {
  return [
    ...(threadId === null ? [] : [{ event: 'thread:changed', data: { threadId } } as const]),
    ...(campaignId === null ? [] : [{ event: 'campaign:changed', data: { campaignId } } as const]),
  ];
}
