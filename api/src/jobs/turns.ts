import { ConflictException } from '@nestjs/common';
import { STILL_WRITING, STILL_WRITING_CAMPAIGN } from '@copydesk/contracts';
import type { Job, Stores, Thread } from '@copydesk/database';

/**
 * Locks a thread for a job that is to write in it, until the transaction ends.
 * @throws ConflictException where a job writes in it already, or writes the whole campaign that it is a part of.
 */
export async function takeTurn(stores: Stores, { id, campaignId }: Pick<Thread, 'id' | 'campaignId'>): Promise<void> {
  if (campaignId !== null) {
    await stores.campaigns.lock(campaignId);
    if (await stores.campaigns.isWriting(campaignId)) throw new ConflictException(STILL_WRITING_CAMPAIGN);
  }
  await stores.threads.lock(id);
  if (await stores.jobs.isWriting(id)) throw new ConflictException(STILL_WRITING);
}

/** The same for a change by hand, which a part that is done may get while the rest of its campaign is written. */
export async function takeTurnByHand(
  stores: Stores,
  { id, campaignId }: Pick<Thread, 'id' | 'campaignId'>,
): Promise<void> {
  if (campaignId !== null) await stores.campaigns.lock(campaignId);
  const isDone = campaignId !== null && (await stores.threads.isDone(id));
  await takeTurn(stores, { id, campaignId: isDone ? null : campaignId });
}

/** The same for a job that is to run again: one that writes a whole campaign waits for the jobs of its parts, too. */
export async function takeTurnAgain(stores: Stores, { threadId, campaignId }: Job): Promise<void> {
  if (threadId !== null) {
    await takeTurn(stores, { id: threadId, campaignId });
    await stores.threads.touch(threadId);
  } else if (campaignId !== null) {
    await stores.campaigns.lock(campaignId);
    if (await stores.campaigns.isWriting(campaignId, { orPart: true }))
      throw new ConflictException(STILL_WRITING_CAMPAIGN);
  }
}
