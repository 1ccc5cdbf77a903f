import type { Database, Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import type { PromptSettings } from '../prompt-settings';
import { findCampaign } from './find-campaign';
import { writePart } from './write-part';

type RewriteJob = Job<'rewrite-campaign-part'>;

/** Writes one part of a campaign anew, or changes it as asked: its next version. */
export class RewriteCampaignPartHandler implements JobHandler<'rewrite-campaign-part'> {
  constructor(
    private readonly model: Model,
    private readonly settings: PromptSettings,
    private readonly database: Database,
  ) {}

  async run(job: RewriteJob, context: JobContext): Promise<JobOutput<'rewrite-campaign-part'>> {
    const { campaignId, part, message } = job.payload;
    const [{ campaign, done }, setting] = await Promise.all([
      findCampaign(this.database, campaignId),
      this.settings.of(job),
    ]);
    context.progress({ stage: 'writing', part });
    const { text, cuts } = await writePart(this.model, { campaign, part, done, message, setting }, job, context);
    const version = (done.find((other) => other.part === part)?.version ?? 0) + 1;
    return { text, result: { version, cuts } };
  }

  async completed(stores: Stores, job: RewriteJob, { text = '' }: JobOutput<'rewrite-campaign-part'>): Promise<void> {
    const { campaignId, part } = job.payload;
    await stores.campaigns.addPart(campaignId, { part, content: text.trim(), jobId: job.id });
    await stores.analytics.recordOf(job, 'generation_refined', { contentLength: text.length });
  }
}
