import type { Campaign, CampaignPartRow, Database } from '@copydesk/database';

/** A campaign and the parts of it that are done. @throws Error, never to be tried again, where it is gone. */
export async function findCampaign(
  database: Database,
  id: string,
): Promise<{ campaign: Campaign; done: CampaignPartRow[] }> {
  const [campaign, done] = await Promise.all([database.campaigns.find(id), database.campaigns.parts(id)]);
  if (!campaign) throw Object.assign(new Error('This campaign is no longer there.'), NOT_AGAIN);
  return { campaign, done };
}

const NOT_AGAIN = { code: 'job/failed', retry: 'never', retryAfterMs: 0 } as const;
