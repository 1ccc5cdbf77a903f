import type { Notice } from '../check-file';
import type { DocumentReading } from '../reading/document-reading';
import { type Handed, materialOf, nameOfHanded } from './handed-file';
import { type Thing, thingOf } from './material';
import type { ProcessedDocument } from './processed-document';

/** A file, a page or a filing on its way into a brief. */
export type Processing = Handling & Phase;

interface Handling {
  fileName: string;
  thing: Thing;
  stage: string;
  /** What is said about a file that is large. */
  notice: Notice | null;
}

type Phase =
  /** `reading` is null until the text is read, and not null while it is sent. */
  | { phase: 'reading'; reading: DocumentReading | null }
  /** The text can be written from, and a summary of it is on its way; `isAside` where nobody waits for that. */
  | { phase: 'summarizing'; document: ProcessedDocument; isAside: boolean }
  | { phase: 'done'; document: ProcessedDocument };

export const began = (handed: Handed, notice: Notice | null = null): Processing => ({
  fileName: nameOfHanded(handed),
  thing: thingOf(materialOf(handed)),
  stage: '',
  notice,
  phase: 'reading',
  reading: null,
});

export const readingOf = (file: Processing): DocumentReading | null =>
  file.phase === 'reading' ? file.reading : file.document.reading;

export const isAside = (file: Processing | null): boolean => file?.phase === 'summarizing' && file.isAside;

/** The same file, its text at hand. */
export function kept({ fileName, thing, stage, notice }: Processing, document: ProcessedDocument): Processing {
  return { fileName, thing, stage, notice, phase: 'summarizing', document, isAside: false };
}

/** The same file, for whoever goes on without its summary; nothing else can be put aside. */
export function putAside(file: Processing): Processing {
  return file.phase === 'summarizing' ? { ...file, isAside: true } : file;
}

/** The same file at its end; null where it was put aside, since then nobody is left to be told. */
export function finished(file: Processing, document: ProcessedDocument): Processing | null {
  const { fileName, thing, notice } = file;
  return isAside(file) ? null : { fileName, thing, stage: '', notice, phase: 'done', document };
}
