import type { Cut } from '@copydesk/contracts';
import type { DocumentReading } from '../reading/document-reading';

/** A document that was read. */
export interface ProcessedDocument {
  name: string;
  /** What the writer is given of it: a summary, or the text itself. */
  content: string;
  /** null where that was done in another tab. */
  reading: DocumentReading | null;
  /** What the model could not be given for the summary. */
  summaryCuts: Cut[];
}

/** The document of a thread that was begun in another tab: what the writer was given of it is all that is known. */
export function documentOf(content: string): ProcessedDocument | null {
  return content ? { name: 'Document', content, reading: null, summaryCuts: [] } : null;
}
