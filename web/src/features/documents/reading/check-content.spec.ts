import { checkContent } from './check-content';
import type { DocumentKind } from './document-reading';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = bytes('\x89PNG\r\n\x1a\n');
const ZIP = bytes('PK\x03\x04rest');
const OLE = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

describe('checkContent', () => {
  it.each<[DocumentKind, Uint8Array]>([
    ['pdf', bytes('%PDF-1.7\n')],
    ['pdf', bytes('junk before the head\n%PDF-1.4')],
    ['docx', ZIP],
    ['txt', bytes('Dear reader')],
  ])('takes a %s that is one', (kind, content) => {
    expect(() => checkContent(kind, content)).not.toThrow();
  });

  it.each<[DocumentKind, Uint8Array, RegExp]>([
    ['pdf', bytes(''), /is empty/],
    ['pdf', PNG, /named like a PDF, but it holds an image/],
    ['pdf', ZIP, /but it holds a Word document/],
    ['pdf', bytes('just text'), /named like a PDF, but it is not one/],
    ['docx', OLE, /protected by a password or is in the old \.doc format/],
    ['docx', bytes('%PDF-1.7'), /named like a Word document, but it holds a PDF/],
    ['eml', ZIP, /named like an email, but it holds a Word document/],
    ['captions', PNG, /named like captions, but it holds an image/],
    ['txt', PNG, /named like a text file, but it holds an image/],
    ['txt', bytes('%PDF-1.7'), /named like a text file, but it holds a PDF/],
  ])('refuses a %s that is not', (kind, content, message) => {
    expect(() => checkContent(kind, content)).toThrow(message);
  });
});
