import { randomUUID } from 'node:crypto';
import { JobError, LIMITS, NOTHING_CHANGED, NOTHING_TO_REFINE, type Cut, type JobFailure } from '@copydesk/contracts';
import type { Database, Job, Stores, TracedClaims } from '@copydesk/database';
import type { Ledgers } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import {
  type Closing,
  countCharacters,
  firstCharacters,
  isNote,
  isQuestion,
  partClosing,
  showsTheSame,
} from '@copydesk/text';
import {
  historyThatFits,
  refineTool,
  summarizeThreadTool,
  type DraftForm,
  type HistoryMessage,
  type PromptSetting,
} from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import { findCampaign, gone, writePart } from './write-part';
import { addVersion } from './add-version';
import { answerQuestion } from './answer-question';
import { closingOf, type DraftGate } from './draft-gate';
import { mendLater } from './mend-draft.handler';
import { readThread, signedBy, type ThreadMaterial } from './read-thread';
import { oneNote } from './tell-changes';

type RefineEmailJob = Job<'refine-email'>;
type Ledger = TracedClaims | null;

/** The thread as the model hears of it. */
type Talk = Omit<ThreadMaterial, 'history'> & { history: HistoryMessage[] };

const NO_CLOSING: Closing = { signature: '', disclaimer: '' };

/** What the model answered: the draft, empty where it only spoke of it, and what it said beside it. */
interface Answer {
  text: string;
  note: string | null;
  /** What it said instead, where it answered the request in words. */
  reply: string | null;
  cuts: Cut[];
}

/** Changes the newest version of a draft as its user asks, and keeps the result as the next one, where anything changed. */
export class RefineEmailHandler implements JobHandler<'refine-email', Ledger> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
    private readonly gate: DraftGate,
  ) {}

  async run(job: RefineEmailJob, context: JobContext): Promise<JobOutput<'refine-email'>> {
    const [thread, house] = await Promise.all([readThread(this.database, job), this.prompts.settingOf(job)]);
    if (!thread) throw new JobError(NOTHING_TO_REFINE);
    const { signers } = thread;
    const setting = signedBy(house, signers.now);
    const isResigned = signers.now !== signers.before;
    context.progress({ stage: 'writing' });
    const answered = await this.answered(job, thread, setting, context);
    if (answered) return answered;
    const { history, summary } = await this.fitHistory(job, thread, setting, context);
    context.progress({ stage: 'writing' });
    const { currentCopy, stopped, form } = thread;
    const closing = form ? closingOf(form, signedBy(house, signers.before).brand) : NO_CLOSING;
    // What stands below it is set there by the house: the model never has it in hand.
    const { body, signed } = partClosing(currentCopy, closing);
    const talk = { ...thread, currentCopy: body, history, summary };
    const { text, note, reply, cuts } = await (job.campaignId === null
      ? this.changeEmail(job, talk, setting, context)
      : this.changePart(job, talk, setting, context));
    const told = { cuts, summarized: summary !== undefined };
    const isChanged = (words: string) => words.trim() !== '' && !showsTheSame(partClosing(words, closing).body, body);
    const known = `${currentCopy}\n\n${job.payload.message}`;
    const written = { threadId: job.threadId, text, setting, known };
    const finished =
      form && (isResigned || isChanged(text))
        ? await this.gate.finish(
            {
              ...written,
              text: text.trim() === '' ? body : text,
              form: signed || stopped || isResigned ? form : unsigned(form),
            },
            context,
          )
        : { text: text.trim(), told: null, isMendedLater: false };
    const { isMendedLater } = finished;
    return isResigned || isChanged(finished.text)
      ? {
          text: finished.text,
          result: { messageId: randomUUID(), note: oneNote(note, finished.told), ...told, isMendedLater },
        }
      : { text: currentCopy, result: { messageId: null, note: reply ?? nothingChanged(note), ...told } };
  }

  /** What a question is answered, in a call of its own, which writes no email; null where something is to be changed. */
  private async answered(
    job: RefineEmailJob,
    thread: ThreadMaterial,
    setting: PromptSetting,
    context: JobContext,
  ): Promise<JobOutput<'refine-email'> | null> {
    const { message: question, originalContext } = job.payload;
    if (!isQuestion(question)) return null;
    const { currentCopy, summary } = thread;
    const brief = originalContext ?? thread.brief;
    const asked = { question, draft: currentCopy, thread: { ...thread, brief }, setting };
    const note = await answerQuestion({ model: this.model, prompts: this.prompts }, asked, job, context);
    if (note === null) return null;
    return { text: currentCopy, result: { messageId: null, note, cuts: [], summarized: summary !== undefined } };
  }

  private async changeEmail(
    job: RefineEmailJob,
    { currentCopy, brief, evidence, feedback, history, summary }: Talk,
    setting: PromptSetting,
    { signal, write, use, progress }: JobContext,
  ): Promise<Answer> {
    const { message: request, originalContext } = job.payload;
    const { document, catalysts } = evidence;
    const input = { request, currentCopy, brief: originalContext ?? brief, document, feedback, history, summary };
    const { messages, cuts } = await this.prompts.make(job, refineTool, input, { ...setting, catalysts });
    const notes: string[] = [];
    const text = await this.model.stream(refineTool.model, messages, {
      signal,
      onText: write,
      onUsage: use,
      onThinking: () => progress({ stage: 'thinking' }),
      onNote: (note) => void notes.push(firstCharacters(note, LIMITS.noteMax)),
      given: `${currentCopy}\n\n${request}`,
    });
    return isNote(text, { draft: currentCopy, request })
      ? { text: '', note: null, reply: text.trim(), cuts }
      : { text, note: oneNote(...notes), reply: null, cuts };
  }

  private async changePart(
    job: RefineEmailJob,
    { currentCopy, history, summary }: Talk,
    setting: PromptSetting,
    context: JobContext,
  ): Promise<Answer> {
    const { campaign, done, own } = await findCampaign(this.database, job);
    if (!own) throw gone();
    const asked = { part: own.part, currentCopy, message: job.payload.message, history, summary };
    return writePart({ model: this.model, prompts: this.prompts }, { campaign, done, setting, ...asked }, job, context);
  }

  prepare({ threadId }: RefineEmailJob, text: string): Promise<Ledger> {
    return this.ledgers.aheadIn(threadId, text.trim());
  }

  async completed(
    stores: Stores,
    job: RefineEmailJob,
    output: JobOutput<'refine-email'>,
    ledger: Ledger,
  ): Promise<Job | null> {
    const { messageId, note } = output.result;
    if (messageId === null) {
      if (job.threadId !== null) await stores.threads.answerRequest(job.threadId, job.id, note ?? NOTHING_CHANGED);
      // What changed nothing was talk, however it was asked for.
      if (job.payload.kind === 'refine') {
        const contentLength = countCharacters(job.payload.message);
        await stores.analytics.recordOf(job, 'chat_message_sent', { contentLength });
      }
      return null;
    }
    const content = output.text ?? '';
    await addVersion(stores, job, { id: messageId, content, ledger, origin: 'refined', note });
    if (job.payload.kind === 'refine') {
      await stores.analytics.recordOf(job, 'generation_refined', { contentLength: countCharacters(content) });
    }
    return mendLater(stores, job, output.result);
  }

  /** What a model wrote that broke off is kept as what was written until a stop. */
  async failed(
    stores: Stores,
    job: RefineEmailJob,
    { code }: JobFailure,
    content: string,
    ledger: Ledger,
  ): Promise<void> {
    if (code === 'model/cut-off') await this.cancelled(stores, job, content, ledger);
  }

  async cancelled(stores: Stores, job: RefineEmailJob, text: string, ledger: Ledger): Promise<void> {
    const content = text.trim();
    if (content !== '')
      await addVersion(stores, job, { id: randomUUID(), content, ledger, origin: 'refined', stopped: true });
  }

  /** What was said before, with the part that would not fit summed up and the summary kept for the next time. */
  private async fitHistory(job: RefineEmailJob, thread: ThreadMaterial, setting: PromptSetting, context: JobContext) {
    const { summary, history } = thread;
    const { kept, summarize } = historyThatFits(history, setting.windowTokens, summary);
    const last = history[summarize.length - 1];
    if (!last || job.threadId === null) return { history: kept, summary };
    context.progress({ stage: 'summarizing' });
    const { messages } = await this.prompts.make(job, summarizeThreadTool, { messages: summarize, summary }, setting);
    const { signal, use: onUsage } = context;
    const minutes = await this.model.complete(summarizeThreadTool.model, messages, { signal, onUsage });
    await this.database.threads.keepSummary(job.threadId, minutes, last.seq);
    return { history: kept, summary: minutes };
  }
}

/** Who took the signature out does not get it back. */
function unsigned(form: DraftForm): DraftForm {
  return form.closing === 'signed' ? { ...form, closing: 'disclaimer' } : form;
}

/** What is told of a request that changed nothing. */
export function nothingChanged(note: string | null): string {
  if (note === null) return NOTHING_CHANGED;
  return /^nothing (?:was |is |has been )?changed\b/i.test(note) ? note : `${NOTHING_CHANGED} ${note}`;
}
