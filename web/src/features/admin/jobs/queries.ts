import type { AdminJobResponse, JobStatus, QueuesResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';
import type { JobAction } from './mutations';

/** Everything that administrators see of the jobs lies under this key. */
export const ADMIN_JOBS_KEY = ['admin-jobs'];
const QUEUES_KEY = [...ADMIN_JOBS_KEY, 'queues'];
export const JOBS_KEY = [...ADMIN_JOBS_KEY, 'jobs'];

export const LOOK_AGAIN_MS = 5_000;

const PATH = '/api/admin/jobs';

function getQueues(): Promise<QueuesResponse> {
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

/** What waits and who works, looked at again and again while it is on screen. */
export function useQueues() {
  return useQuery({
    queryKey: QUEUES_KEY,
    queryFn: getQueues,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
  });
}
