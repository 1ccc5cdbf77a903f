import { type DocumentKind, Unreadable } from './document-reading';
import { type Content, sniffContent } from './sniff-content';

const EXPECTED: Record<DocumentKind, Content> = { pdf: 'pdf', docx: 'zip', txt: 'unknown' };
const NAMED: Record<DocumentKind, string> = { pdf: 'a PDF', docx: 'a Word document', txt: 'a text file' };
const HOLDS: Record<Exclude<Content, 'unknown'>, string> = {
  pdf: 'a PDF',
  zip: 'a Word document or another zipped file',
  ole: 'an old or protected Office file',
  image: 'an image',
  archive: 'a packed archive',
  program: 'a program',
};

/** Throws where a file is empty, or where its name and its content disagree. */
export function checkContent(kind: DocumentKind, bytes: Uint8Array): void {
  if (bytes.length === 0) throw new Unreadable('The file is empty. Choose one that holds text.');
  const content = sniffContent(bytes);
  if (content === EXPECTED[kind]) return;
  if (kind === 'docx' && content === 'ole') {
    throw new Unreadable(
      'This Word document is protected by a password or is in the old .doc format. Save it as a plain .docx and try again.',
    );
  }
  if (content === 'unknown') {
    throw new Unreadable(`This file is named like ${NAMED[kind]}, but it is not one, or its beginning is damaged.`);
  }
  throw new Unreadable(
    `This file is named like ${NAMED[kind]}, but it holds ${HOLDS[content]}. Choose the real document and try again.`,
  );
}
