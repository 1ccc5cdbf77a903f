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
  /** True where its tags are damaged: it was read as a plain page. */
  hasBrokenTags: boolean;
  /** What else to know of it: that a filing carries no tags. */
  notice?: string | null;
}

/** With all of its text, as it is kept. */
export interface ReadDocument {
  reading: DocumentReading;
  whole: string;
  /** What was found in the text, as it is sent; null where there is nothing, or too much of it. */
  structure: string | null;
}

/** What the worker is given. Its answers come by the port: pdf.js talks to itself on the worker's own channel. */
export interface ReadingOrder {
  file: File;
  port: MessagePort;
}

export type ReadingMessage =
  | { type: 'page'; page: number; pages: number }
  | ({ type: 'read' } & ReadDocument)
  /** `message` is null where nothing is known of why. */
  | { type: 'unreadable'; message: string | null };

/** The reading itself failed, which says nothing of the file. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';

  constructor() {
    super('Failed to read file');
  }
}

/** A document that cannot be read, with the sentence that says why and what to do. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export type DocumentKind = 'pdf' | 'docx' | 'txt' | 'html' | 'eml' | 'captions';

const TYPES: Record<string, DocumentKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
  'text/markdown': 'txt',
  'text/html': 'html',
  'message/rfc822': 'eml',
  'text/vtt': 'captions',
  'application/x-subrip': 'captions',
};
const EXTENSIONS: Record<string, DocumentKind> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'txt',
  md: 'txt',
  html: 'html',
  htm: 'html',
  eml: 'eml',
  vtt: 'captions',
  srt: 'captions',
};

/** The endings of what is read, as a file input takes them. */
export const ENDINGS = Object.keys(EXTENSIONS)
  .map((ending) => `.${ending}`)
  .join(',');

/** 'PDF, DOCX, ... or SRT' */
export const ACCEPTED_TYPES = Object.keys(EXTENSIONS)
  .map((ending) => ending.toUpperCase())
  .join(', ')
  .replace(/, (\w+)$/, ' or $1');

/** What a file is by its extension, else by its type; null where it is nothing that is read. */
export function kindOf(file: { name: string; type: string }): DocumentKind | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return EXTENSIONS[extension] ?? TYPES[type] ?? null;
}
