import { randomUUID } from 'node:crypto';
import {
  appTypeOf,
  documentIdIn,
  documentIn,
  LIMITS,
  toolOf,
  withDocument,
  type DraftOrigin,
  type JobFailure,
} from '@copydesk/contracts';
import type { Database, Job, Stores, TracedClaims } from '@copydesk/database';
import { documentDay, type Ledgers } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { countCharacters, firstCharacters } from '@copydesk/text';
import type { Model } from '@copydesk/model';
import { formOf, senderOf, WRITING_TOOLS, writingToolOf } from '@copydesk/tools';
import { readWithOrigin } from '../read-document';
import type { Prompts } from '../prompts/prompts';
import { addVersion } from './add-version';
import type { DraftGate } from './draft-gate';
import { mendLater } from './mend-draft.handler';
import { signedBy, signerOf } from './read-thread';
import { oneNote } from './tell-changes';

const ERROR_MAX = 200;

type GenerateJob = Job<'generate'>;
type Ledger = TracedClaims | null;

/** Writes with the tool that the job names, and keeps what it wrote as a version of its thread. */
export class GenerateHandler implements JobHandler<'generate', Ledger> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
    private readonly gate: DraftGate,
  ) {}

  async run(job: GenerateJob, context: JobContext): Promise<JobOutput<'generate'>> {
    context.progress({ stage: 'writing' });
    const [{ text: document, kept }, house, opening] = await Promise.all([
      readWithOrigin(this.database, { documentId: documentIdIn(job.payload), sent: documentIn(job.payload) }),
      this.prompts.settingOf(job),
      job.threadId === null ? null : this.database.threads.opening(job.threadId),
    ]);
    const setting = {
      ...signedBy(house, signerOf(opening ? [opening] : []) ?? senderOf(job.payload)),
      known: {
        sentBefore: house.known?.sentBefore ?? [],
        document: kept && documentDay({ document: kept.text, origin: kept.origin }),
      },
    };
    const order = withDocument(job.payload, document);
    const { messages, cuts } = await this.prompts.make(job, writingToolOf(order), order.input, setting);
    const notes: string[] = [];
    const written = await this.model.stream(WRITING_TOOLS[job.payload.tool].model, messages, {
      signal: context.signal,
      onText: context.write,
      onUsage: context.use,
      onThinking: () => context.progress({ stage: 'thinking' }),
      onNote: (said) => void notes.push(firstCharacters(said, LIMITS.noteMax)),
    });
    const form = formOf(job.payload);
    const { threadId } = job;
    const link = setting.brand.offer?.link;
    const { text, told, isMendedLater } = form
      ? await this.gate.finish({ threadId, text: written, form, setting, link }, context)
      : { text: written, told: null, isMendedLater: false };
    return { text, result: { messageId: randomUUID(), note: oneNote(...notes, told), cuts, isMendedLater } };
  }

  prepare({ threadId }: GenerateJob, text: string): Promise<Ledger> {
    return this.ledgers.aheadIn(threadId, text);
  }

  async completed(stores: Stores, job: GenerateJob, output: JobOutput<'generate'>, ledger: Ledger) {
    const content = output.text ?? '';
    const { messageId: id, note } = output.result;
    await addVersion(stores, job, { id, content, note, ledger, origin: await originOf(stores, job) });
    if (job.userId !== null) await stores.users.countGeneration(job.userId);
    const appType = await appTypeOfJob(stores, job);
    await stores.analytics.recordOf(job, 'generation_completed', { appType, contentLength: countCharacters(content) });
    return mendLater(stores, job, output.result);
  }

  async failed(stores: Stores, job: GenerateJob, { code, message }: JobFailure, content: string, ledger: Ledger) {
    if (code === 'model/cut-off') await this.cancelled(stores, job, content, ledger);
    const appType = await appTypeOfJob(stores, job);
    const errorMessage = message.slice(0, ERROR_MAX);
    await stores.analytics.recordOf(job, 'generation_failed', { appType, errorMessage });
  }

  /** What was written until a stop, or until the model broke off, stays in the conversation, marked as stopped. */
  async cancelled(stores: Stores, job: GenerateJob, content: string, ledger: Ledger) {
    if (content === '') return;
    await addVersion(stores, job, {
      id: randomUUID(),
      content,
      ledger,
      origin: await originOf(stores, job),
      stopped: true,
    });
  }
}

/** What is written anew, from another angle, was asked for in its thread. */
async function originOf({ threads }: Stores, { id, threadId, payload }: GenerateJob): Promise<DraftOrigin> {
  const { origin } = WRITING_TOOLS[payload.tool];
  const opening = origin || threadId === null ? null : await threads.opening(threadId);
  return origin ?? (opening && opening.jobId !== id ? 'refined' : 'written');
}

async function appTypeOfJob({ apps }: Stores, { appId }: Job): Promise<string | null> {
  const app = appId === null ? null : (toolOf(appId) ?? (await apps.find(appId)));
  return app && appTypeOf(app.name);
}
