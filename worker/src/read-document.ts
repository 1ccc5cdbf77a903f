import { JobError } from '@copydesk/contracts';
import type { Stores } from '@copydesk/database';

const GONE = 'The document was deleted before it could be read. Please upload it again.';

/**
 * What a job reads of the document that was handed in: all of it where it is kept, else what was sent of it.
 * @throws JobError where it was deleted, and nothing of it was sent.
 */
export async function readDocument(
  { documents }: Pick<Stores, 'documents'>,
  { documentId, sent }: { documentId: string | null | undefined; sent: string | undefined },
): Promise<string | undefined> {
  if (documentId == null) return sent;
  const document = (await documents.whole(documentId))?.text ?? sent;
  if (document === undefined) throw new JobError(GONE);
  return document;
}
