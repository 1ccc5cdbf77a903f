import type { Cut, PageOrigin, ThreadResponse } from '@copydesk/contracts';
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
}

/** The document of a thread that was begun in another tab: what was sent of it, and by what name it is kept. */
export function documentOf(content: string, kept: ThreadResponse['document']): ProcessedDocument | null {
  if (!content && !kept) return null;
  const { id = null, name = 'Document', origin = null } = kept ?? {};
  return { name, documentId: id, origin, content, reading: null, summaryCuts: [] };
}
