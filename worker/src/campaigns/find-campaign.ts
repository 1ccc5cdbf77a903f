import { JobError } from '@copydesk/contracts';
import type { Campaign, CampaignPartRow, Database } from '@copydesk/database';

/** A campaign and the parts of it that are done. @throws JobError where it is gone. */
export async function findCampaign(
  database: Database,
  id: string,
): Promise<{ campaign: Campaign; done: CampaignPartRow[] }> {
  const [campaign, done] = await Promise.all([database.campaigns.find(id), database.campaigns.parts(id)]);
  if (!campaign) throw new JobError('This campaign is no longer there.');
  return { campaign, done };
}
