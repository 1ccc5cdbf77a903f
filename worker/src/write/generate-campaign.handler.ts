import { randomUUID } from 'node:crypto';
import { CAMPAIGN_PARTS, PART_LINE, partLine, type Cut, type JobFailure } from '@copydesk/contracts';
import { isDone, type Database, type Job, type Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import type { PromptSettings } from '../prompt-settings';
import { findCampaign, joinCuts, writePart, type PartToWrite } from './write-part';

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
    const [{ campaign, parts, done: before }, setting] = await Promise.all([
      findCampaign(this.database, job),
      this.settings.of(job),
    ]);
    const done: PartToWrite['done'] = [...before];
    let text = '';
    const say = (piece: string) => {
      text += piece;
      context.write(piece);
    };
    for (const { part, content } of done) say(`${partLine(part)}${content}\n\n`);
    const cuts: Cut[] = [];
    for (const { part, threadId } of parts.filter((one) => !isDone(one))) {
      const percent = Math.round((done.length / CAMPAIGN_PARTS.length) * 100);
      context.progress({ stage: 'writing', part, percent });
      say(partLine(part));
      const written = await writePart(this.model, { campaign, part, done, setting }, job, { ...context, write: say });
      const { content } = written;
      await context.save(async ({ threads }) => {
        await threads.addVersion({ id: randomUUID(), threadId, content, origin: 'written', jobId: job.id });
      });
      say('\n\n');
      done.push({ part, content });
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

  /** What was written of a part until the stop stays in its thread, marked as stopped. */
  async cancelled(stores: Stores, { id: jobId, campaignId }: CampaignJob, text: string): Promise<void> {
    const [name, written = ''] = text.split(PART_LINE).slice(-2);
    const content = written.trim();
    const part = CAMPAIGN_PARTS.find((known) => known === name);
    const thread = campaignId !== null && part ? await stores.threads.findPart(campaignId, part) : null;
    if (!thread || content === '' || (await stores.threads.isDone(thread.id))) return;
    await stores.threads.addVersion({
      id: randomUUID(),
      threadId: thread.id,
      content,
      origin: 'written',
      stopped: true,
      jobId,
    });
  }
}
