import type { DraftOrigin } from '@copydesk/contracts';
import type { Job, Stores } from '@copydesk/database';

/** Adds what a job wrote to its thread, as the next version of the draft. */
export async function addVersion(
  stores: Stores,
  { id: jobId, threadId }: Job,
  version: { id: string; content: string; origin: DraftOrigin; note?: string | null; stopped?: boolean },
): Promise<void> {
  if (threadId !== null) await stores.threads.addVersion({ ...version, threadId, jobId });
}
