import type { Brief, MessageResponse, ThreadResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';
import type { DraftRequest } from './versions';

/** A thread in which nothing was said yet; `known` says what differs. */
export function newThread(known: Partial<ThreadResponse> & { id: string; appId: number }): ThreadResponse {
  return {
    campaign: null,
    brief: null,
    brand: null,
    document: null,
    messages: [],
    catalysts: [],
    summarized: false,
    coachings: [],
    ideas: null,
    mendings: null,
    reviews: [],
    job: null,
    saved: null,
    createdAt: new Date().toISOString(),
    ...known,
  };
}

interface Started {
  threadId: string;
  jobId: string;
  appId: number;
  brief: Brief;
}

/** A thread as it is in the moment its first job was accepted: the page need not ask before it can show it. */
export function startedThread({ threadId, jobId, appId, brief }: Started): ThreadResponse {
  const job = newJob('generate', { id: jobId, threadId, appId });
  return newThread({ id: threadId, appId, brief, job, createdAt: job.createdAt });
}

/** The same thread in the moment a change of its draft was accepted. */
export function refiningThread(
  thread: ThreadResponse,
  name: 'refine-email' | 'generate',
  jobId: string,
  { text, suggestions }: DraftRequest,
): ThreadResponse {
  const job = newJob(name, { id: jobId, threadId: thread.id, appId: thread.appId });
  const asked: MessageResponse = {
    id: jobId,
    role: 'user',
    content: text,
    suggestions,
    note: null,
    preheader: null,
    stopped: false,
    version: null,
    origin: null,
    restoredFrom: null,
    jobId,
    createdAt: job.createdAt,
  };
  return { ...thread, messages: [...thread.messages, asked], job };
}
