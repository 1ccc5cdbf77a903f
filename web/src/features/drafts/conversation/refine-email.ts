import type { ChatRequest, JobAccepted } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { Submission } from '@/lib/jobs/submission';

/** Asks for a change. The email and its context come from the thread: the server knows both. */
export function refineEmail(request: ChatRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => http.submit('/api/chat', body, key));
}
