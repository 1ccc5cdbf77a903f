import type { CampaignPartName, JobAccepted, JobSnapshot, WriterCall } from '@copydesk/contracts';
import { http } from '../http';

const jobPath = (jobId: string) => `/api/jobs/${encodeURIComponent(jobId)}`;

export function getJob(jobId: string): Promise<JobSnapshot> {
  return http.get(jobPath(jobId));
}

export function cancelJob(jobId: string): Promise<JobSnapshot> {
  return http.post(`${jobPath(jobId)}/cancel`);
}

/** A new attempt of a job that failed. */
export function retryJob(jobId: string): Promise<JobAccepted> {
  return http.post(`${jobPath(jobId)}/retry`);
}

/** The calls that start a job, by their path. */
export type JobCall =
  | WriterCall
  | 'generate-campaign'
  | `campaigns/${string}/parts/${CampaignPartName}`
  | 'rodchief-analysis'
  | 'chat'
  | 'rodchief-review'
  | 'fact-check'
  | 'summarize-file'
  | 'find-catalysts';

/** Hands in a job. The same key and body again answer with the same job, however often they are sent. */
export function submitJob(call: JobCall, body: object, idempotencyKey: string): Promise<JobAccepted> {
  return http.post(`/api/${call}`, body, {
    headers: { Prefer: 'respond-async', 'Idempotency-Key': idempotencyKey },
  });
}
