import { Injectable, NotFoundException } from '@nestjs/common';
import { CAMPAIGN_PARTS, type Campaign as CampaignAnswer, type CampaignPartName } from '@copydesk/contracts';
import { Database, type Campaign, type User } from '@copydesk/database';
import { isUuid } from '../http/is-uuid';
import { JobSnapshots } from '../jobs/job-snapshots';
import { presentCampaign } from './campaign.presenter';

@Injectable()
export class Campaigns {
  constructor(
    private readonly database: Database,
    private readonly snapshots: JobSnapshots,
  ) {}

  /** @throws NotFoundException where there is no such campaign of this user. */
  async find(id: string, user: User): Promise<Campaign> {
    const campaign = isUuid(id) ? await this.database.campaigns.findOwned(id, user.id) : null;
    if (!campaign) throw new NotFoundException('This campaign was not found.');
    return campaign;
  }

  /** @throws NotFoundException where campaigns have no such part. */
  findPart(name: string): CampaignPartName {
    const part = CAMPAIGN_PARTS.find((known) => known === name);
    if (!part) throw new NotFoundException(`A campaign has no part '${name}', only ${CAMPAIGN_PARTS.join(', ')}.`);
    return part;
  }

  /** The campaign with all that its screen shows. */
  async present(campaign: Campaign): Promise<CampaignAnswer> {
    const { campaigns } = this.database;
    const [parts, saved, job] = await Promise.all([
      campaigns.parts(campaign.id),
      campaigns.saved(campaign.id, campaign.userId),
      campaigns.newestJob(campaign.id),
    ]);
    return presentCampaign({ campaign, parts, saved, job: job && (await this.snapshots.present(job)) });
  }
}
