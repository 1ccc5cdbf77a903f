import {
  type CatalystResponse,
  type FindCatalystsRequest,
  type JobSnapshot,
  NO_RELEVANT_CATALYSTS,
} from '@copydesk/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endedSession } from '@/lib/signals';
import { http } from '@/lib/http';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { describeStage } from '@/lib/jobs/describe-stage';
import { waitForJob } from '@/lib/jobs/wait-for-job';
import { newId } from '@/lib/new-id';
import { toastFailure } from '@/ui/toast/toast-store';
import type { CatalystSearch } from './catalyst-search';

/** How a failure is told, which holds nobody up. */
export interface SearchFailure {
  title: string;
  description: string;
}

interface SearchOptions {
  failure: SearchFailure;
  onFound: (catalysts: CatalystResponse[]) => void;
}

/** How most tools tell that the search failed. */
export const MATCHING_FAILED: SearchFailure = {
  title: 'Catalyst matching error',
  description: 'Could not find matching catalysts. You can still proceed.',
};

/** Searches for the catalysts that fit a text; a new search ends the one before. */
export function useCatalystSearch({ failure, onFound }: SearchOptions) {
  const [search, setSearch] = useState<CatalystSearch | null>(null);
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const find = async (request: FindCatalystsRequest) => {
    stop();
    const { signal } = (running.current = new AbortController());
    setSearch({ status: 'searching', stage: 'Searching the market news…' });
    try {
      const onChange = (job: JobSnapshot) => setSearch({ status: 'searching', stage: describeStage(job) });
      const catalysts = await findCatalysts(request, { signal, onChange });
      if (signal.aborted) return;
      setSearch({ status: 'found', catalysts });
      onFound(catalysts);
    } catch (error) {
      if (signal.aborted) return;
      setSearch({ status: 'failed', message: messageOf(error, 'Failed to find catalysts') });
      if (isSignedOut(error)) endedSession.tell();
      else toastFailure(failure.title, failure.description);
    }
  };
  const forget = () => {
    stop();
    setSearch(null);
  };
  return { search, find: (request: FindCatalystsRequest) => void find(request), forget };
}

interface FindOptions {
  signal: AbortSignal;
  onChange: (job: JobSnapshot) => void;
}

/** The market catalysts that fit a text, best first; none is an answer too. */
async function findCatalysts(request: FindCatalystsRequest, options: FindOptions): Promise<CatalystResponse[]> {
  const { jobId } = await http.submit('/api/find-catalysts', request, newId());
  const job = await waitForJob('find-catalysts', jobId, options);
  return usableCatalysts(job.result?.catalysts ?? []);
}

/** What was found, or nothing where the first item says that nothing fits. */
export function usableCatalysts(found: CatalystResponse[]): CatalystResponse[] {
  return found[0]?.text.includes(NO_RELEVANT_CATALYSTS) ? [] : found;
}
