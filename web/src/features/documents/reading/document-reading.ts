import type { DocumentCuts } from '@copydesk/text';

/** A document as it was read: `text` is what is sent, already trimmed. */
export interface DocumentReading {
  fileName: string;
  /** null where a file has no pages of its own. */
  pages: number | null;
  /** Characters that were read, before anything was cut. */
  characters: number;
  text: string;
  cuts: DocumentCuts;
}

/** What the worker is given. Its answers come by the port: pdf.js talks to itself on the worker's own channel. */
export interface ReadingOrder {
  file: File;
  port: MessagePort;
}

export type ReadingMessage =
  | { type: 'page'; page: number; pages: number }
  | { type: 'read'; reading: DocumentReading }
  /** `message` is null where nothing is known of why. */
  | { type: 'unreadable'; message: string | null };
