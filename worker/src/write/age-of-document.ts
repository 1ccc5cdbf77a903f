import { documentIdIn } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import { documentDay } from '@copydesk/evidence';
import type { Known } from '@copydesk/tools';

/** How old the document is that a draft is about to be written from; nobody has to type it. */
export async function ageOfDocument({ documents }: Database, { payload }: Job<'generate'>): Promise<Known['document']> {
  const documentId = documentIdIn(payload);
  const kept = documentId == null ? null : await documents.whole(documentId);
  return kept && documentDay({ document: kept.text, origin: kept.origin });
}
