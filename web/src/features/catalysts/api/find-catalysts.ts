import type { CatalystResponse, FindCatalystsRequest, JobSnapshot } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { waitForJob } from '@/lib/jobs/wait-for-job';
import { usableCatalysts } from '../usable-catalysts';

interface FindOptions {
  signal: AbortSignal;
  onChange: (job: JobSnapshot) => void;
}

/** The market catalysts that fit a text, best first; none is an answer too. */
export async function findCatalysts(request: FindCatalystsRequest, options: FindOptions): Promise<CatalystResponse[]> {
  const { jobId } = await http.submit('/api/find-catalysts', request, crypto.randomUUID());
  const job = await waitForJob('find-catalysts', jobId, options);
  return usableCatalysts(job.result?.catalysts ?? []);
}
