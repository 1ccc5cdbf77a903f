import { type Cut, isFinal, type JobSnapshot, type ThreadResponse } from '@copydesk/contracts';
import { type DraftRequest, requestOf, type Version, versionsOf } from './versions';

/** The newest text of a thread as it stands. */
export interface CurrentDraft {
  state: 'writing' | 'done' | 'stopped' | 'failed';
  text: string;
  /** The version that the text is; null while it is written, and until it is stored. */
  version: Version | null;
  /** What was asked for, where a version is being changed or was to be changed. */
  request: DraftRequest | null;
  /** What the assistant said of the version, or why it changed nothing of it (`unchanged`). */
  note: string | null;
  /** True where the last request changed nothing: the text is the version that was there before. */
  unchanged: boolean;
  /** The server's sentence, where it failed, be it that a part was written and is kept. */
  failure: string | null;
  cuts: Cut[];
  /** The job that writes or wrote it. */
  job: JobSnapshot | null;
}

/** Puts together what the server stored and what is being written right now; null where there is neither. */
export function currentDraft(thread: ThreadResponse, live: JobSnapshot | null): CurrentDraft | null {
  const versions = versionsOf(thread);
  const newest = versions.at(-1) ?? null;
  const job = live ?? thread.job;
  if (!job) return newest && draftOf(newest);
  const answer = versions.find(({ jobId }) => jobId === job.id);
  if (!isFinal(job.status)) return { ...draftOfJob(thread, job), version: null };
  const note = answerOf(job);
  if (newest && note !== null) {
    const { request, cuts } = draftOfJob(thread, job);
    const isAnswered = newest.createdAt <= job.createdAt;
    return isAnswered ? { ...draftOf(newest), request, note, unchanged: true, cuts, job } : draftOf(newest);
  }
  if (!newest || (!answer && live && job.status !== 'failed' && job.text !== '')) return draftOfJob(thread, job);
  if (!answer && newest.createdAt <= job.createdAt && job.status !== 'completed') {
    return { ...draftOfJob(thread, job), text: newest.text, version: newest };
  }
  const isOfJob = newest === answer;
  const failure = isOfJob ? (job.error?.message ?? null) : null;
  return { ...draftOf(newest), failure, cuts: isOfJob ? cutsOf(job) : [], job };
}

function draftOf(version: Version): CurrentDraft {
  const { text, request, note, stopped } = version;
  const state = stopped ? 'stopped' : 'done';
  return { state, text, version, request, note, unchanged: false, failure: null, cuts: [], job: null };
}

function draftOfJob({ messages }: ThreadResponse, job: JobSnapshot): CurrentDraft {
  const asked = messages.find(({ role, jobId }) => role === 'user' && jobId === job.id);
  // What is written anew from another angle was asked for in its thread, as a change is.
  const isChange =
    job.name === 'refine-email' || (job.name === 'generate' && asked !== undefined && asked !== messages[0]);
  const request = isChange ? requestOf(asked ?? { content: '', suggestions: null }) : null;
  const failure = job.error?.message ?? null;
  const cuts = cutsOf(job);
  return {
    state: stateOf(job),
    text: job.text,
    version: null,
    request,
    note: null,
    unchanged: false,
    failure,
    cuts,
    job,
  };
}

function stateOf({ status }: JobSnapshot): CurrentDraft['state'] {
  if (status === 'completed') return 'done';
  if (status === 'cancelled') return 'stopped';
  return status === 'failed' ? 'failed' : 'writing';
}

/** What the assistant said where it changed nothing; null where it did, or has not answered. */
function answerOf({ status, result }: JobSnapshot): string | null {
  const isAnswer = status === 'completed' && result !== null && 'note' in result && 'messageId' in result;
  return isAnswer && result.messageId === null ? result.note : null;
}

function cutsOf({ result }: JobSnapshot): Cut[] {
  return result !== null && 'cuts' in result ? result.cuts : [];
}
