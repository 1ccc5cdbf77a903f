import { documentIdIn, documentIn, type Cut, type PageOrigin, type ThreadResponse } from '@copydesk/contracts';
import type { DocumentReading } from '../reading/document-reading';

/** A document that was read. */
export interface ProcessedDocument {
  name: string;
  /** By which all of it is kept; null where it is not. */
  documentId: string | null;
  /** Of a page: where it was read. */
  origin: PageOrigin | null;
  /** What the writer is given of it: a summary, or the text itself. */
  content: string;
  /** null where that was done in another tab. */
  reading: DocumentReading | null;
  /** What the model could not be given for the summary. */
  summaryCuts: Cut[];
  /** True where it was deleted since a thread was begun with it: only its name is left. */
  isDeleted?: boolean;
}

/** The document that a thread was begun with. */
export function documentOf({ brief, document }: ThreadResponse): ProcessedDocument | null {
  const content = (brief && documentIn(brief)) ?? '';
  const documentId = (brief && documentIdIn(brief)) ?? null;
  if (!content && documentId === null) return null;
  const name = brief?.document?.name ?? 'Document';
  return { name, documentId, origin: document?.origin ?? null, content, reading: null, summaryCuts: [] };
}

/** True where the document that a thread was begun with is no longer kept. */
export function isDeletedFrom({ brief, document }: ThreadResponse, documentId: string | null): boolean {
  return documentId !== null && brief?.document != null && document === null && documentIdIn(brief) === documentId;
}
