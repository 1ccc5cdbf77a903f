import { Injectable, NotFoundException } from '@nestjs/common';
import type { Campaign as CampaignAnswer } from '@copydesk/contracts';
import { Database, type Campaign, type User } from '@copydesk/database';
import { isUuid } from '../http/is-uuid';
import { JobSnapshots } from '../jobs/job-snapshots';
import { presentCampaign } from './campaign.presenter';

export const CAMPAIGN_NOT_FOUND = 'This campaign was not found.';

/** Send dates as they are kept: an empty text is none. */
export const daysOf = (sendDates: string[]): (string | null)[] => sendDates.map((day) => day || null);

@Injectable()
export class Campaigns {
  constructor(
    private readonly database: Database,
    private readonly snapshots: JobSnapshots,
  ) {}

  /** @throws NotFoundException where there is no such campaign of this user. */
  async find(id: string, user: User): Promise<Campaign> {
    const campaign = isUuid(id) ? await this.database.campaigns.findOwned(id, user.id) : null;
    if (!campaign) throw new NotFoundException(CAMPAIGN_NOT_FOUND);
    return campaign;
  }

  /** The campaign with all that its screen shows. */
  async present(campaign: Campaign): Promise<CampaignAnswer> {
    const [parts, brand, job] = await Promise.all([
      this.database.campaigns.parts(campaign.id),
      this.database.brands.speaking(campaign.userId, { campaignId: campaign.id }),
      this.database.campaigns.newestJob(campaign.id),
    ]);
    return presentCampaign(campaign, parts, brand, job && (await this.snapshots.present(job)));
  }
}
