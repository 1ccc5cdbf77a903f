import { isFinal, type Cut, type JobSnapshot, type MessageResponse, type ThreadResponse } from '@copydesk/contracts';

/** The email of a thread as it stands. */
export interface CurrentDraft {
  state: 'writing' | 'done' | 'stopped' | 'failed';
  text: string;
  /** The server's sentence, where it failed. */
  failure: string | null;
  cuts: Cut[];
  /** The job that writes or wrote it. */
  job: JobSnapshot | null;
}

/** Puts together what the server stored and what is being written right now; null where there is neither. */
export function currentDraft(thread: ThreadResponse, live: JobSnapshot | null): CurrentDraft | null {
  const job = live ?? thread.job;
  const message = thread.messages.findLast(({ role, jobId }) => role === 'assistant' && (!job || jobId === job.id));
  if (!job) return message ? draftOfMessage(message) : null;
  const text = (isFinal(job.status) ? message?.content : undefined) ?? job.text;
  return { state: stateOf(job), text, failure: job.error?.message ?? null, cuts: cutsOf(job), job };
}

function draftOfMessage(message: MessageResponse): CurrentDraft {
  return { state: message.stopped ? 'stopped' : 'done', text: message.content, failure: null, cuts: [], job: null };
}

function stateOf({ status }: JobSnapshot): CurrentDraft['state'] {
  if (status === 'completed') return 'done';
  if (status === 'cancelled') return 'stopped';
  return status === 'failed' ? 'failed' : 'writing';
}

function cutsOf({ result }: JobSnapshot): Cut[] {
  return result !== null && 'cuts' in result ? result.cuts : [];
}
