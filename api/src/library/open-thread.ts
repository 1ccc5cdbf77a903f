import { randomUUID } from 'node:crypto';
import { NotFoundException } from '@nestjs/common';
import type { DraftOrigin, GenerationThreadResponse } from '@copydesk/contracts';
import type { SavedGeneration, Stores } from '@copydesk/database';
import { takeTurnByHand } from '../jobs/turns';
import { THREAD_NOT_FOUND } from '../writing/threads';

/**
 * Finds or makes the conversation of a saved email, with a version that holds its very words. Must run inside a
 * transaction that holds the saved email. @throws ConflictException where a version is missing while a job writes.
 */
export async function openThread(stores: Stores, generation: SavedGeneration): Promise<GenerationThreadResponse> {
  const { userId, appId, content, originalPrompt } = generation;
  const threadId = generation.threadId ?? randomUUID();
  const add = async (origin: DraftOrigin) => {
    const { version } = await stores.threads.addVersion({ id: randomUUID(), threadId, content, origin });
    return { threadId, version: version ?? 1 };
  };
  if (generation.threadId === null) {
    await stores.threads.insert({ id: threadId, userId, appId });
    await stores.generations.link(generation, threadId);
    if (originalPrompt?.trim()) {
      await stores.threads.addRequest({ id: randomUUID(), threadId, content: originalPrompt, jobId: null });
    }
    return add('written');
  }
  const thread = await stores.threads.findOwned(threadId, userId);
  if (!thread) throw new NotFoundException(THREAD_NOT_FOUND);
  const same = await stores.threads.findVersionOf(threadId, content);
  if (same?.version != null) return { threadId, version: same.version };
  await takeTurnByHand(stores, thread);
  return add('edited');
}
