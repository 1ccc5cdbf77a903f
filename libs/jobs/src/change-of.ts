import type { Job } from '@copydesk/database';
import type { Channels } from '@copydesk/live';

/** What the tabs of a job's user are told when something happened to it; null where that changes nothing they show. */
export function changeOf({ threadId, payload }: Pick<Job, 'threadId' | 'payload'>): Channels['user'] | null {
  if (threadId !== null) return { event: 'thread:changed', data: { threadId } };
  const campaignId = campaignOf({ payload });
  return campaignId === undefined ? null : { event: 'campaign:changed', data: { campaignId } };
}

/** The campaign that a job writes in. */
export function campaignOf({ payload }: Pick<Job, 'payload'>): string | undefined {
  return 'campaignId' in payload ? payload.campaignId : undefined;
}
