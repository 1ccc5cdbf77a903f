import type { CoachRequest, JobAccepted } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { Submission } from '@/lib/jobs/submission';

/** Has pasted copy read, or written better. The thread's first use makes the thread. */
export function requestAnalysis(request: CoachRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => http.submit('/api/rodchief-analysis', body, key));
}
