import { CAMPAIGN_PARTS, partLine, type Cut, type JobFailure } from '@copydesk/contracts';
import type { Database, Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import type { PromptSettings } from '../prompt-settings';
import { findCampaign } from './find-campaign';
import { joinCuts, writePart } from './write-part';

type CampaignJob = Job<'generate-campaign'>;

/**
 * Writes the parts of a campaign that are not done yet, one after the other, each in the knowledge of those before it.
 * A part is kept as soon as it is done: whatever ends the run, the next one goes on behind it.
 */
export class GenerateCampaignHandler implements JobHandler<'generate-campaign'> {
  constructor(
    private readonly model: Model,
    private readonly settings: PromptSettings,
    private readonly database: Database,
  ) {}

  async run(job: CampaignJob, context: JobContext): Promise<JobOutput<'generate-campaign'>> {
    const [{ campaign, done }, setting] = await Promise.all([
      findCampaign(this.database, job.payload.campaignId),
      this.settings.of(job),
    ]);
    let text = '';
    const say = (piece: string) => {
      text += piece;
      context.write(piece);
    };
    for (const { part, content } of done) say(`${partLine(part)}${content}\n\n`);
    const missing = CAMPAIGN_PARTS.filter((name) => done.every(({ part }) => part !== name));
    const cuts: Cut[] = [];
    for (const part of missing) {
      const percent = Math.round((done.length / CAMPAIGN_PARTS.length) * 100);
      context.progress({ stage: 'writing', part, percent });
      say(partLine(part));
      const written = await writePart(this.model, { campaign, part, done, setting }, job, { ...context, write: say });
      const { content } = written;
      await context.save(async ({ campaigns }) => {
        await campaigns.addPart(campaign.id, { part, content, jobId: job.id });
      });
      say('\n\n');
      done.push({ part, content, version: 1, updatedAt: new Date() });
      cuts.push(...written.cuts);
    }
    return { text, result: { cuts: joinCuts(cuts) } };
  }

  async completed(stores: Stores, job: CampaignJob, { text }: JobOutput<'generate-campaign'>): Promise<void> {
    if (job.userId !== null) await stores.users.countGeneration(job.userId);
    await stores.analytics.recordOf(job, 'generation_completed', { contentLength: text?.length ?? 0 });
  }

  async failed(stores: Stores, job: CampaignJob, failure: JobFailure): Promise<void> {
    await stores.analytics.recordOf(job, 'generation_failed', { errorMessage: failure.message.slice(0, 200) });
  }
}
