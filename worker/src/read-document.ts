import { JobError } from '@copydesk/contracts';
import type { Stores } from '@copydesk/database';

const GONE = 'The document was deleted before it could be read. Please upload it again.';

interface Named {
  documentId: string | null | undefined;
  /** What was sent of it, where it is not kept. */
  sent: string | undefined;
}

/**
 * What a job reads of the document that was handed in: all of it where it is kept, else what was sent of it.
 * @throws JobError where it was deleted, and nothing of it was sent.
 */
export async function readDocument(stores: Pick<Stores, 'documents'>, named: Named): Promise<string | undefined> {
  return (await readWithOrigin(stores, named)).text;
}

/** The same, with the day and the source of a document that is kept. */
export async function readWithOrigin({ documents }: Pick<Stores, 'documents'>, { documentId, sent }: Named) {
  const kept = documentId == null ? null : await documents.whole(documentId);
  const text = kept?.text ?? sent;
  if (documentId != null && text === undefined) throw new JobError(GONE);
  return { text, kept };
}
