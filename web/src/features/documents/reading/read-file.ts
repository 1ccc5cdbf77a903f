import { type DocumentContent, packStructure, readHtml } from '@copydesk/figures';
import { cleanText, trimDocument, withoutDirectionMarks } from '@copydesk/text';
import { checkContent } from './check-content';
import { decodeText } from './decode-text';
import { kindOf, type ReadDocument, Unreadable } from './document-reading';
import { readCaptions } from './read-captions';
import { readMail } from './read-mail';

type OnPage = (page: number, pages: number) => void;

/**
 * Reads a file of any kind that the product takes, in a browser's worker or in Node.
 * Throws `Unreadable` with the sentence for the user where the file cannot be read.
 */
export async function readFile(file: File, onPage: OnPage = () => undefined): Promise<ReadDocument> {
  const { text, content, pages } = await extract(file, onPage);
  const whole = cleanText(text);
  if (whole.trim() === '') throw new Unreadable('The file contains no text. Please choose another one.');
  const { originalLength: characters, text: sent, cuts } = trimDocument(whole);
  const fileName = withoutDirectionMarks(file.name);
  return {
    whole,
    structure: content ? packStructure(content) : null,
    reading: { fileName, pages, characters, text: sent, cuts, hasBrokenTags: content?.hasBrokenTags ?? false },
  };
}

interface Extract {
  text: string;
  content?: DocumentContent;
  pages: number | null;
}

/** The readers of PDF and DOCX are large: each is fetched by the first file that needs it. */
async function extract(file: File, onPage: OnPage): Promise<Extract> {
  const kind = kindOf(file) ?? 'txt';
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  checkContent(kind, bytes);
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('./read-pdf');
      return readPdf(bytes, onPage);
    }
    case 'docx':
      return { text: await readDocx(buffer), pages: null };
    case 'txt':
      return { text: decodeText(bytes), pages: null };
    case 'html': {
      const content = readHtml(cleanText(decodeText(bytes)));
      return { text: content.text, content, pages: null };
    }
    case 'captions':
      return { text: readCaptions(decodeText(bytes)), pages: null };
    case 'eml':
      return { text: readMail(bytes), pages: null };
  }
}

async function readDocx(buffer: ArrayBuffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.extractRawText({ arrayBuffer: buffer });
    return value;
  } catch {
    throw new Unreadable(
      'This Word document is damaged, or it is not a .docx. Save it again as .docx and try once more.',
    );
  }
}
