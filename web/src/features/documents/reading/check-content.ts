import { Unreadable, type DocumentKind } from './document-reading';

const EXPECTED: Record<DocumentKind, Content> = {
  pdf: 'pdf',
  docx: 'zip',
  txt: 'unknown',
  html: 'unknown',
  eml: 'unknown',
  captions: 'unknown',
};
const NAMED: Record<DocumentKind, string> = {
  pdf: 'a PDF',
  docx: 'a Word document',
  txt: 'a text file',
  html: 'a web page',
  eml: 'an email',
  captions: 'captions',
};
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
  if (bytes.length === 0) throw new Unreadable('The file is empty. Please choose another one.');
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

/** What the first bytes of a file say it is. */
type Content = 'pdf' | 'zip' | 'ole' | 'image' | 'archive' | 'program' | 'unknown';

/** `%PDF-` may stand anywhere in the first kilobyte. */
const PDF_WITHIN = 1_024;

const SIGNATURES: [Content, number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x52, 0x49, 0x46, 0x46]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
];

function sniffContent(bytes: Uint8Array): Content {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (found) return found[0];
  return String.fromCharCode(...bytes.subarray(0, PDF_WITHIN)).includes('%PDF-') ? 'pdf' : 'unknown';
}
