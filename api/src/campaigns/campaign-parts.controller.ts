import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, NotFoundException, Param, Put } from '@nestjs/common';
import {
  CAMPAIGN_PARTS,
  EditPartRequest,
  RewritePartRequest,
  type CampaignPart,
  type CampaignPartVersion,
  type JobAccepted,
} from '@copydesk/contracts';
import { Database, isDone, type Job, type Thread, type User } from '@copydesk/database';
import { Ledgers } from '@copydesk/evidence';
import { Storage } from '../account/storage';
import { ToolPolicy } from '../apps/tool.policy';
import { Access } from '../http/access.decorator';
import type { ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Heavy } from '../http/heavy.guard';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { takeTurn, takeTurnByHand } from '../jobs/turns';
import { Refinements } from '../writing/refinements';
import { presentPart } from './campaign.presenter';
import { Campaigns } from './campaigns';

/** The parts of a campaign by their names; each is a thread, and every call of a thread works with it, too. */
@Controller('api/campaigns/:id/parts')
@Access('user')
export class CampaignPartsController {
  constructor(
    private readonly database: Database,
    private readonly campaigns: Campaigns,
    private readonly refinements: Refinements,
    private readonly ledgers: Ledgers,
    private readonly storage: Storage,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    private readonly tools: ToolPolicy,
  ) {}

  /** Has one part written anew, or changed as asked: its next version. */
  @MakesJob(':part')
  async rewrite(
    @Param('id') id: string,
    @Param('part') part: string,
    @Body() body: RewritePartRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<CampaignPart | JobAccepted> {
    const thread = await this.find(id, part, user);
    const message = body.message?.trim() || null;
    const job: Job =
      message === null
        ? await this.writeAnew(thread, user, client)
        : await this.refinements.start(
            thread,
            { message, kind: 'refine', currentCopy: null, originalContext: null },
            user,
            client,
          );
    return this.answer.give(request, job, () => this.present(thread));
  }

  /** Keeps a part as it was edited by hand: its next version, unless nothing was changed. */
  @Put(':part')
  async edit(
    @Param('id') id: string,
    @Param('part') part: string,
    @Body() { content }: EditPartRequest,
    @CurrentUser() user: User,
  ): Promise<CampaignPart> {
    const thread = await this.find(id, part, user);
    const ledger = await this.ledgers.ahead(thread, content);
    await this.database.transaction(async (stores) => {
      await takeTurnByHand(stores, thread);
      const newest = await stores.threads.newestVersion(thread.id);
      if (newest?.content === content && !newest.stopped) return;
      await this.storage.makeRoomInDraft(stores, thread, content);
      const source = await stores.threads.findVersionOf(thread.id, content);
      await stores.threads.addVersion({
        id: randomUUID(),
        threadId: thread.id,
        content,
        ledger,
        origin: source ? 'restored' : 'edited',
        restoredFrom: source?.version,
      });
    });
    return this.present(thread);
  }

  /** Every version of a part, the oldest first. */
  @Get(':part/versions')
  @Heavy()
  async versions(
    @Param('id') id: string,
    @Param('part') part: string,
    @CurrentUser() user: User,
  ): Promise<CampaignPartVersion[]> {
    const { id: threadId } = await this.find(id, part, user);
    const messages = await this.database.threads.messages(threadId);
    return messages.flatMap(({ version, content, createdAt }) =>
      version === null ? [] : [{ version, content, createdAt: createdAt.toISOString() }],
    );
  }

  /** @throws NotFoundException where there is no such campaign of this user, or no such part. */
  private async find(id: string, name: string, user: User): Promise<Thread> {
    const campaign = await this.campaigns.find(id, user);
    const part = CAMPAIGN_PARTS.find((known) => known === name);
    const thread = part && (await this.database.threads.findPart(campaign.id, part));
    if (thread) return thread;
    throw new NotFoundException(`A campaign has no part '${name}', only ${CAMPAIGN_PARTS.join(', ')}.`);
  }

  private async writeAnew(thread: Thread, user: User, client: ClientHeaders): Promise<Job> {
    await this.tools.open(thread.appId, user);
    const job = await this.submission.submit({
      name: 'rewrite-campaign-part',
      payload: {},
      asked: { threadId: thread.id },
      user,
      client,
      before: async (stores) => {
        await takeTurn(stores, thread);
        return { threadId: thread.id, appId: thread.appId };
      },
      event: { actionType: 'refinement_requested', metadata: { contentLength: 0 } },
    });
    return job;
  }

  private async present({ id, campaignId }: Thread): Promise<CampaignPart> {
    const parts = campaignId === null ? [] : await this.database.campaigns.parts(campaignId);
    const found = parts.filter(isDone).find(({ threadId }) => threadId === id);
    if (!found) throw new Error('A part of a campaign is gone right after it was kept');
    return presentPart(found);
  }
}
