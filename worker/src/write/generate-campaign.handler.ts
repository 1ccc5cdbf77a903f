import { randomUUID } from 'node:crypto';
import { CAMPAIGN_PARTS, PART_LINE, partLine, type Cut, type JobFailure } from '@copydesk/contracts';
import { isDone, type Database, type Job, type Stores, type TracedClaims } from '@copydesk/database';
import type { Ledgers } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { countCharacters } from '@copydesk/text';
import type { Model } from '@copydesk/model';
import { campaignForm } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import type { DraftGate } from './draft-gate';
import { mendLater } from './mend-draft.handler';
import { oneNote } from './tell-changes';
import { findCampaign, joinCuts, linkOf, writePart, type PartToWrite } from './write-part';

type CampaignJob = Job<'generate-campaign'>;
type Ledger = TracedClaims | null;

/**
 * Writes the parts of a campaign that are not done yet, one after the other, each in the knowledge of those before it.
 * A part is kept as soon as it is done: whatever ends the run, the next one goes on behind it.
 */
export class GenerateCampaignHandler implements JobHandler<'generate-campaign', Ledger> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
    private readonly gate: DraftGate,
  ) {}

  async run(job: CampaignJob, context: JobContext): Promise<JobOutput<'generate-campaign'>> {
    const [{ campaign, parts, done: before }, setting] = await Promise.all([
      findCampaign(this.database, job),
      this.prompts.settingOf(job),
    ]);
    const done: PartToWrite['done'] = [...before];
    for (const { part, content } of done) context.write(`${partLine(part)}${content}\n\n`);
    const cuts: Cut[] = [];
    for (const { part, threadId } of parts.filter((one) => !isDone(one))) {
      context.progress({ stage: 'writing', part });
      context.write(partLine(part));
      const written = await writePart(
        { model: this.model, prompts: this.prompts },
        { campaign, part, done, setting },
        job,
        context,
      );
      // The time limit is that of all parts.
      const {
        text: content,
        told,
        isMendedLater,
      } = await this.gate.finish(
        { threadId, text: written.text, form: campaignForm(part), setting, link: linkOf(part, setting) },
        { ...context, whole: undefined },
      );
      const note = oneNote(written.note, told);
      const ledger = await this.ledgers.aheadIn(threadId, content);
      const id = randomUUID();
      await context.save(async (stores) => {
        // Saved, and saved again since Postgres's answer was lost.
        if (await stores.threads.isDone(threadId)) return;
        await stores.threads.addVersion({ id, threadId, content, note, ledger, origin: 'written', jobId: job.id });
        await mendLater(stores, { threadId, userId: job.userId }, { messageId: id, isMendedLater });
      });
      context.write('\n\n');
      done.push({ part, content });
      cuts.push(...written.cuts);
    }
    const text = done.map(({ part, content }) => `${partLine(part)}${content}\n\n`).join('');
    return { text, result: { cuts: joinCuts(cuts) } };
  }

  async prepare(job: CampaignJob, text: string): Promise<Ledger> {
    const stopped = await stoppedPart(this.database, job, text).catch(() => null);
    return stopped && this.ledgers.aheadIn(stopped.threadId, stopped.content);
  }

  async completed(stores: Stores, job: CampaignJob, { text }: JobOutput<'generate-campaign'>): Promise<void> {
    if (job.userId !== null) await stores.users.countGeneration(job.userId);
    await stores.analytics.recordOf(job, 'generation_completed', { contentLength: countCharacters(text ?? '') });
  }

  async failed(stores: Stores, job: CampaignJob, failure: JobFailure): Promise<void> {
    await stores.analytics.recordOf(job, 'generation_failed', { errorMessage: failure.message.slice(0, 200) });
  }

  /** What was written of a part until the stop stays in its thread, marked as stopped. */
  async cancelled(stores: Stores, job: CampaignJob, text: string, ledger: Ledger): Promise<void> {
    const part = await stoppedPart(stores, job, text);
    if (!part) return;
    const version = { ...part, ledger, origin: 'written', stopped: true, jobId: job.id } as const;
    await stores.threads.addVersion({ id: randomUUID(), ...version });
  }
}

/** The part that was being written last, where it is not done. */
async function stoppedPart(
  { threads }: Stores,
  { campaignId }: CampaignJob,
  text: string,
): Promise<{ threadId: string; content: string } | null> {
  const [name, written = ''] = text.split(PART_LINE).slice(-2);
  const content = written.trim();
  const part = CAMPAIGN_PARTS.find((known) => known === name);
  const thread = campaignId !== null && part ? await threads.findPart(campaignId, part) : null;
  if (!thread || content === '' || (await threads.isDone(thread.id))) return null;
  return { threadId: thread.id, content };
}
