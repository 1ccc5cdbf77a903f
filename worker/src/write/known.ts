import { documentIdIn } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import { documentDay } from '@copydesk/evidence';
import type { Known } from '@copydesk/tools';

/** What is known of the readers and of the document of a draft that is about to be written, and nobody has to type. */
export async function knownOf(
  { threads, generations, documents }: Database,
  { userId, threadId, payload }: Job<'generate'>,
): Promise<Known | undefined> {
  const thread = threadId === null ? null : await threads.find(threadId);
  if (!thread || userId === null) return undefined;
  const documentId = documentIdIn(payload);
  const [sentBefore, kept] = await Promise.all([
    generations.sentBefore(userId, { brandId: thread.brandId, offerId: thread.offerId, threadId: thread.id }),
    documentId == null ? null : documents.whole(documentId),
  ]);
  return { sentBefore, document: kept && documentDay({ document: kept.text, origin: kept.origin }) };
}
