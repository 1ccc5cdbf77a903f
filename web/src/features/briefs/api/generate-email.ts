import type { GenerateEmailRequest, JobAccepted } from '@copydesk/contracts';
import { submitJob } from '@/lib/jobs/job-calls';
import type { Submission } from '@/lib/jobs/submission';

export function generateEmail(request: GenerateEmailRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => submitJob('generate-email', body, key));
}
