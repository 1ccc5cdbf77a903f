import { Body, ConflictException, Controller, Get, Param, Put } from '@nestjs/common';
import {
  APP_IDS,
  EditPartRequest,
  RewritePartRequest,
  STILL_WRITING_CAMPAIGN,
  type CampaignPart,
  type CampaignPartName,
  type CampaignPartVersion,
  type JobAccepted,
} from '@copydesk/contracts';
import { Database, type Campaign, type Stores, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { presentPart, presentVersion } from './campaign.presenter';
import { Campaigns } from './campaigns';

@Controller('api/campaigns/:id/parts')
@Access('user')
export class CampaignPartsController {
  constructor(
    private readonly database: Database,
    private readonly campaigns: Campaigns,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Has one part written anew, or changed as asked: its next version. */
  @MakesJob(':part')
  async rewrite(
    @Param('id') id: string,
    @Param('part') name: string,
    @Body() body: RewritePartRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<CampaignPart | JobAccepted> {
    const campaign = await this.campaigns.find(id, user);
    const part = this.campaigns.findPart(name);
    const message = body.message?.trim() || null;
    const job = await this.submission.submit({
      name: 'rewrite-campaign-part',
      payload: { campaignId: campaign.id, part, message },
      user,
      client,
      before: async ({ campaigns }) => {
        await campaigns.lock(campaign.id);
        if (await campaigns.isWriting(campaign.id)) throw new ConflictException(STILL_WRITING_CAMPAIGN);
        return { threadId: null, appId: APP_IDS['campaign-generator'] };
      },
      event: { actionType: 'refinement_requested', metadata: { contentLength: message?.length ?? 0 } },
    });
    return this.answer.give(request, job, () => this.present(campaign, part));
  }

  /** Keeps a part as it was edited by hand: its next version, unless nothing was changed. */
  @Put(':part')
  async edit(
    @Param('id') id: string,
    @Param('part') name: string,
    @Body() { content }: EditPartRequest,
    @CurrentUser() user: User,
  ): Promise<CampaignPart> {
    const campaign = await this.campaigns.find(id, user);
    const part = this.campaigns.findPart(name);
    await this.database.transaction(async (stores) => {
      await stores.campaigns.lock(campaign.id);
      const current = (await stores.campaigns.parts(campaign.id)).find((one) => one.part === part);
      if (await isBeingWritten(stores, campaign.id, part, current !== undefined))
        throw new ConflictException(STILL_WRITING_CAMPAIGN);
      if (current?.content !== content) await stores.campaigns.addPart(campaign.id, { part, content });
    });
    return this.present(campaign, part);
  }

  /** Every version of a part, the oldest first. */
  @Get(':part/versions')
  async versions(
    @Param('id') id: string,
    @Param('part') name: string,
    @CurrentUser() user: User,
  ): Promise<CampaignPartVersion[]> {
    const campaign = await this.campaigns.find(id, user);
    const found = await this.database.campaigns.versions(campaign.id, this.campaigns.findPart(name));
    return found.map(presentVersion);
  }

  private async present({ id, userId }: Campaign, part: CampaignPartName): Promise<CampaignPart> {
    const { campaigns } = this.database;
    const [parts, saved] = await Promise.all([campaigns.parts(id), campaigns.saved(id, userId)]);
    const found = parts.find((one) => one.part === part);
    if (!found) throw new Error(`${part} of a campaign is gone right after it was kept`);
    return presentPart(found, saved);
  }
}

/** True while a job will write this very part: one that is done is written by its own job only. */
async function isBeingWritten(
  { campaigns }: Stores,
  id: string,
  part: CampaignPartName,
  isDone: boolean,
): Promise<boolean> {
  const job = (await campaigns.isWriting(id)) ? await campaigns.newestJob(id) : null;
  if (!job) return false;
  return 'part' in job.payload ? job.payload.part === part : !isDone;
}
