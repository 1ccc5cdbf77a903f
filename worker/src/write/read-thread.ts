import { COACH } from '@copydesk/contracts';
import type { Database, Job, Message, Thread } from '@copydesk/database';
import { evidenceOfThread, type DraftEvidence } from '@copydesk/evidence';
import { signerIn } from '@copydesk/text';
import {
  campaignForm,
  describeCampaign,
  EMAIL_FORM,
  formOf,
  senderOf,
  type DraftForm,
  type HistoryMessage,
  type PromptSetting,
} from '@copydesk/tools';

const COACH_FORM = formOf({ tool: COACH.name, input: { emailCopy: '', feedback: null } });

/** What a refinement needs to know of its thread. */
export interface ThreadMaterial {
  /** The newest version of the draft. */
  currentCopy: string;
  /** True where it was stopped half-way. */
  stopped: boolean;
  /** What the user asked for first; the copy that was pasted last, where the thread began with pasted copy. */
  brief: string;
  /** What a finished draft of it has; null where it is left as it was written. */
  form: DraftForm | null;
  /** The name by which its user wants it signed, and that before this job; null where the brand signs it. */
  signers: { now: string | null; before: string | null };
  /** All that its words may rest on. */
  evidence: DraftEvidence;
  /** What the coach said of the newest version that he was asked about. */
  feedback: string | undefined;
  /** Stands for the messages before `history`. */
  summary: string | undefined;
  /** What was said since then and before this job, oldest first, with each message's place in the thread. */
  history: (HistoryMessage & { seq: string })[];
}

/** Reads the thread of a job. Null where there is no draft to refine any more. */
export async function readThread(database: Database, job: Job): Promise<ThreadMaterial | null> {
  if (job.threadId === null) return null;
  const [thread, messages, coachings] = await Promise.all([
    database.threads.find(job.threadId),
    database.threads.messages(job.threadId),
    database.advice.coachings(job.threadId),
  ]);
  const newest = messages.findLast(({ role }) => role === 'assistant');
  if (!thread || !newest) return null;
  const [opening, ...rest] = messages.filter(({ jobId }) => jobId !== job.id);
  const given =
    messages.findLast(({ origin }) => origin === 'pasted') ?? messages.findLast(({ origin }) => origin === 'edited');
  const covered = BigInt(thread.summaryUntil ?? 0);
  const [evidence, campaign] = await Promise.all([
    evidenceOfThread(database, thread),
    thread.campaignId === null ? null : database.campaigns.find(thread.campaignId),
  ]);
  const sender = thread.brief ? senderOf(thread.brief) : null;
  return {
    currentCopy: newest.content,
    stopped: newest.stopped,
    form: thread.part
      ? campaignForm(thread.part)
      : thread.appId === COACH.id
        ? COACH_FORM
        : thread.brief
          ? formOf(thread.brief)
          : EMAIL_FORM,
    brief: campaign
      ? describeCampaign(campaign.request)
      : opening?.role === 'user'
        ? withAngle(opening.content, thread.brief)
        : (given?.content ?? ''),
    signers: {
      now: signerOf(messages) ?? sender,
      before: signerOf(messages.filter(({ jobId }) => jobId !== job.id)) ?? sender,
    },
    evidence,
    feedback: messages.flatMap(({ id }) => coachings.filter(({ messageId }) => messageId === id)).at(-1)?.content,
    summary: thread.summary ?? undefined,
    history: rest.filter(({ seq }) => BigInt(seq) > covered).flatMap(tell),
  };
}

/** What was handed in, with the angle that the draft has now. */
function withAngle(said: string, brief: Thread['brief']): string {
  const angle = brief && 'angle' in brief.input ? brief.input.angle : undefined;
  return angle ? `${said}\n\nAngle: ${angle}` : said;
}

/** The name by which the newest request that says so wants a draft signed. */
export function signerOf(messages: Pick<Message, 'role' | 'content'>[]): string | null {
  const asked = messages.flatMap(({ role, content }) => (role === 'user' ? (signerIn(content) ?? []) : []));
  return asked.at(-1) ?? null;
}

/** What a draft is written under that somebody else signs. */
export function signedBy(setting: PromptSetting, signer: string | null): PromptSetting {
  return signer === null ? setting : { ...setting, brand: { ...setting.brand, signature: signer } };
}

/** A message as the model hears of it: a draft by what was done, since the newest is handed over whole. */
function tell(message: Message): (HistoryMessage & { seq: string })[] {
  const { seq, role, content, note, version, origin, restoredFrom, stopped, suggestions } = message;
  if (role === 'user') {
    const asked = { seq, role, text: content };
    return note === null ? [asked] : [asked, { seq, role: 'assistant', text: note }];
  }
  const done = {
    written: `Wrote version ${version}`,
    refined: `Made version ${version} of it`,
    edited: `The marketer ${suggestions ? 'applied suggestions of a review' : 'edited the email by hand'}: version ${version}`,
    pasted: `The marketer pasted copy: version ${version}`,
    restored: `The marketer went back to version ${restoredFrom}: version ${version}`,
  };
  const text = `${done[origin ?? 'written']}${stopped ? ', which was stopped half-way' : ''}.`;
  return [{ seq, role, text: note === null ? text : `${text} ${note}` }];
}
