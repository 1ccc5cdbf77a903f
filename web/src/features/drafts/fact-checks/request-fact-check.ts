import type { FactCheckRequest, JobAccepted } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { Submission } from '@/lib/jobs/submission';

export function requestFactCheck(request: FactCheckRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => http.submit('/api/fact-check', body, key));
}
