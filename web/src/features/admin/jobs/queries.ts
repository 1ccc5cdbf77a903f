import type { JobStatus } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { addressOf, http } from '@/lib/http';
import { usePagedList } from '@/lib/use-paged-list';

/** Everything that administrators see of the jobs lies under this key. */
export const ADMIN_JOBS_KEY = ['admin-jobs'];
const QUEUES_KEY = [...ADMIN_JOBS_KEY, 'queues'];
const JOBS_KEY = [...ADMIN_JOBS_KEY, 'jobs'];

const LOOK_AGAIN_MS = 5_000;

/** The jobs of one status, or all. */
export function useJobs(status: JobStatus | null) {
  const query = { status: status ?? undefined, limit: '25' };
  return usePagedList(JOBS_KEY, '/api/admin/jobs', query, { refetchInterval: LOOK_AGAIN_MS });
}

export function csvOfJobs(status: JobStatus | null): string {
  return addressOf('/api/admin/jobs', { query: { status: status ?? undefined, format: 'csv' } });
}

/** What waits and who works, looked at again and again while it is on screen. */
export function useQueues() {
  return useQuery({
    queryKey: QUEUES_KEY,
    queryFn: () => http.get('/api/admin/queues'),
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
  });
}
