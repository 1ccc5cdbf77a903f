import { randomUUID } from 'node:crypto';
import {
  appTypeOf,
  documentIdIn,
  documentIn,
  toolOf,
  withDocument,
  type DraftOrigin,
  type JobFailure,
} from '@copydesk/contracts';
import type { Database, Job, Stores, TracedClaims } from '@copydesk/database';
import { documentDay, type Ledgers } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { countCharacters } from '@copydesk/text';
import { senderOf, WRITING_TOOLS, writingToolOf } from '@copydesk/tools';
import { readWithOrigin } from '../read-document';
import type { Prompts } from '../prompts/prompts';
import { addVersion } from './add-version';
import type { DraftWriter } from './draft-writer';
import { mendLater } from './mend-draft.handler';
import { signedBy, signerOf } from './read-thread';

const ERROR_MAX = 200;

type GenerateJob = Job<'generate'>;
type Ledger = TracedClaims | null;

/** Writes with the tool that the job names, and keeps what it wrote as a version of its thread. */
export class GenerateHandler implements JobHandler<'generate', Ledger> {
  constructor(
    private readonly writer: DraftWriter,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
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
    const brief = opening?.jobId === job.id ? opening.content : null;
    const { shown, other } = await this.writer.write(job, { messages, setting, brief }, context);
    const { text, note, isMendedLater } = shown;
    const left = other && { other: { text: other.text, note: other.note } };
    return { text, result: { messageId: randomUUID(), note, cuts, isMendedLater, ...left } };
  }

  prepare({ threadId }: GenerateJob, text: string): Promise<Ledger> {
    return this.ledgers.aheadIn(threadId, text);
  }

  async completed(stores: Stores, job: GenerateJob, output: JobOutput<'generate'>, ledger: Ledger) {
    const content = output.text ?? '';
    const { messageId: id, note, other } = output.result;
    const origin = await originOf(stores, job);
    if (other) await addVersion(stores, job, { ...leftDraft(other), origin });
    await addVersion(stores, job, { id, content, note, ledger, origin });
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

/** Its ledger is made when somebody looks at it. */
const leftDraft = ({ text: content, note }: { text: string; note: string | null }) => ({
  id: randomUUID(),
  content,
  note,
  ledger: null,
});

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
