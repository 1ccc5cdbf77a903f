import type { AdminJobResponse, JobStatus, QueuesResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { JobAction } from './job-action';

const PATH = '/api/admin/jobs';

export function getQueues(): Promise<QueuesResponse> {
  return http.get('/api/admin/queues');
}

/** Where the first page of the jobs is; of one status, or of all. */
export function pathOfJobs(status: JobStatus | null): string {
  return `${PATH}?${new URLSearchParams({ ...(status && { status }), limit: '25' }).toString()}`;
}

export function csvOfJobs(status: JobStatus | null): string {
  return `${PATH}?${new URLSearchParams({ ...(status && { status }), format: 'csv' }).toString()}`;
}

export function actOnJob({ id, action }: { id: string; action: JobAction }): Promise<AdminJobResponse> {
  return http.post(`${PATH}/${id}/${action}`);
}
