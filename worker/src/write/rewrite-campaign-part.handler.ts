import { randomUUID } from 'node:crypto';
import type { JobFailure } from '@copydesk/contracts';
import type { Database, Job, Stores, TracedClaims } from '@copydesk/database';
import type { Ledgers } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { countCharacters } from '@copydesk/text';
import type { Model } from '@copydesk/model';
import { campaignForm } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import { addVersion } from './add-version';
import type { DraftGate } from './draft-gate';
import { mendLater } from './mend-draft.handler';
import { signedBy, signerOf } from './read-thread';
import { oneNote } from './tell-changes';
import { findCampaign, gone, linkOf, writePart } from './write-part';

type RewriteJob = Job<'rewrite-campaign-part'>;
type Ledger = TracedClaims | null;

/** Writes one part of a campaign anew: its next version. */
export class RewriteCampaignPartHandler implements JobHandler<'rewrite-campaign-part', Ledger> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
    private readonly gate: DraftGate,
  ) {}

  async run(job: RewriteJob, context: JobContext): Promise<JobOutput<'rewrite-campaign-part'>> {
    const { threadId } = job;
    const [{ campaign, done, own }, house, messages] = await Promise.all([
      findCampaign(this.database, job),
      this.prompts.settingOf(job),
      threadId === null ? [] : this.database.threads.messages(threadId),
    ]);
    const setting = signedBy(house, signerOf(messages));
    if (!own) throw gone();
    const { part } = own;
    context.progress({ stage: 'writing', part });
    const currentCopy = done.find((other) => other.part === part)?.content;
    const written = await writePart(
      { model: this.model, prompts: this.prompts },
      { campaign, part, done, currentCopy, setting },
      job,
      context,
    );
    const draft = { threadId, text: written.text, form: campaignForm(part), setting, link: linkOf(part, setting) };
    const { text, told, isMendedLater } = await this.gate.finish(draft, context);
    const { note, cuts } = written;
    return { text, result: { messageId: randomUUID(), note: oneNote(note, told), cuts, isMendedLater } };
  }

  prepare({ threadId }: RewriteJob, text: string): Promise<Ledger> {
    return this.ledgers.aheadIn(threadId, text.trim());
  }

  async completed(
    stores: Stores,
    job: RewriteJob,
    output: JobOutput<'rewrite-campaign-part'>,
    ledger: Ledger,
  ): Promise<Job | null> {
    const content = output.text?.trim() ?? '';
    const { messageId: id, note } = output.result;
    await addVersion(stores, job, { id, content, note, ledger, origin: 'written' });
    await stores.analytics.recordOf(job, 'generation_refined', { contentLength: countCharacters(content) });
    return mendLater(stores, job, output.result);
  }

  /** What a model wrote that broke off is kept as what was written until a stop. */
  async failed(stores: Stores, job: RewriteJob, { code }: JobFailure, text: string, ledger: Ledger): Promise<void> {
    if (code === 'model/cut-off') await this.cancelled(stores, job, text, ledger);
  }

  async cancelled(stores: Stores, job: RewriteJob, text: string, ledger: Ledger): Promise<void> {
    const content = text.trim();
    if (content !== '')
      await addVersion(stores, job, { id: randomUUID(), content, ledger, origin: 'written', stopped: true });
  }
}
