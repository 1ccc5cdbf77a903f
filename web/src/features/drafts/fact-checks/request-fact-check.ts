import type { FactCheckRequest, JobAccepted } from '@copydesk/contracts';
import { submitJob } from '@/lib/jobs/job-calls';
import type { Submission } from '@/lib/jobs/submission';

export function requestFactCheck(request: FactCheckRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => submitJob('fact-check', body, key));
}
