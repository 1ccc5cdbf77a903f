import type { JobName, MessageResponse, ThreadResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';

/** A thread in which nothing was said yet; `known` says what differs. */
export function newThread(known: Partial<ThreadResponse> & { id: string; appId: number }): ThreadResponse {
  return {
    campaign: null,
    inputs: {},
    messages: [],
    catalysts: [],
    summarised: false,
    coachings: [],
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
  job: JobName;
  appId: number;
  inputs: object;
}

/** A thread as it is in the moment its first job was accepted: the page need not ask before it can show it. */
export function startedThread({ threadId, jobId, job: name, appId, inputs }: Started): ThreadResponse {
  const job = newJob(name, { id: jobId, threadId });
  return newThread({ id: threadId, appId, inputs: { ...inputs }, job, createdAt: job.createdAt });
}

/** The same thread in the moment a change of its draft was accepted. */
export function refiningThread(thread: ThreadResponse, jobId: string, request: string): ThreadResponse {
  const job = newJob('refine-email', { id: jobId, threadId: thread.id });
  const asked: MessageResponse = {
    id: jobId,
    role: 'user',
    content: request,
    stopped: false,
    version: null,
    origin: null,
    restoredFrom: null,
    jobId,
    createdAt: job.createdAt,
  };
  return { ...thread, messages: [...thread.messages, asked], job };
}
