import type { JobSnapshot, MessageResponse, ThreadResponse, VersionReview } from '@copydesk/contracts';
import type { Generation, Job, Message, Thread } from '@copydesk/database';

/** A message of a conversation. */
export function presentMessage(message: Message): MessageResponse {
  const { id, role, content, stopped, version, origin, restoredFrom, jobId, createdAt } = message;
  return { id, role, content, stopped, version, origin, restoredFrom, jobId, createdAt: createdAt.toISOString() };
}

/** A thread with all that its screen shows. `first` is the job that holds what was handed in. */
export function presentThread(parts: {
  thread: Thread;
  first: Job | null;
  messages: Message[];
  reviews: VersionReview[];
  job: JobSnapshot | null;
  saved: Generation | null;
}): ThreadResponse {
  const { thread, first, messages, reviews, job, saved } = parts;
  return {
    id: thread.id,
    appId: thread.appId,
    inputs: { ...first?.payload },
    messages: messages.map(presentMessage),
    summarised: thread.summary !== null,
    reviews,
    job,
    saved: saved && { id: saved.id, title: saved.title, version: versionOf(saved.content, messages) },
    createdAt: thread.createdAt.toISOString(),
  };
}

/** The newest version whose words these are: null where they are those of none. */
function versionOf(content: string, messages: Message[]): number | null {
  return messages.findLast((message) => message.version !== null && message.content === content)?.version ?? null;
}
