import type { CoachRequest, JobAccepted } from '@copydesk/contracts';
import { submitJob } from '@/lib/jobs/job-calls';
import type { Submission } from '@/lib/jobs/submission';

/** Has pasted copy read, or written better. The thread's first use makes the thread. */
export function requestAnalysis(request: CoachRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => submitJob('rodchief-analysis', body, key));
}
