import type { JobAccepted, ReviewRequest, SaveReviewRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { Submission } from '@/lib/jobs/submission';

/** Asks for the review of a version; asked for again, the server answers with the same job. */
export function requestReview(request: ReviewRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => http.submit('/api/rodchief-review', body, key));
}

export function saveReview(request: SaveReviewRequest): Promise<{ id: number; message: string }> {
  return http.post('/api/save-rodchief-feedback', { body: request });
}
