import type { ThreadResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';

interface Started {
  threadId: string;
  jobId: string;
  appId: number;
  inputs: object;
}

/** A thread as it is in the moment its first job was accepted: the page need not ask before it can show it. */
export function startedThread({ threadId, jobId, appId, inputs }: Started): ThreadResponse {
  const job = newJob('generate-email', { id: jobId, threadId });
  return {
    id: threadId,
    appId,
    inputs: { ...inputs },
    messages: [],
    job,
    generationId: null,
    createdAt: job.createdAt,
  };
}
