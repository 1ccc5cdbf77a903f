import type { NewVersion, Job, Stores } from '@copydesk/database';

/** Adds what a job wrote to its thread, as the next version of the draft. */
export async function addVersion(
  stores: Stores,
  { id: jobId, threadId }: Job,
  version: Pick<NewVersion, 'id' | 'content' | 'ledger' | 'origin' | 'note' | 'stopped'>,
): Promise<void> {
  if (threadId !== null) await stores.threads.addVersion({ ...version, threadId, jobId });
}
