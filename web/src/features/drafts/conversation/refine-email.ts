import type { ChatRequest, JobAccepted } from '@copydesk/contracts';
import { submitJob } from '@/lib/jobs/job-calls';
import type { Submission } from '@/lib/jobs/submission';

/** Asks for a change. The email and its context come from the thread: the server knows both. */
export function refineEmail(request: ChatRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => submitJob('chat', body, key));
}
