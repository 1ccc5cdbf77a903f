import { type DocumentContent, packStructure, readHtml, readText } from '@copydesk/figures';
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
  const { content, pages } = await readContent(file, onPage);
  const { text: whole, hasBrokenTags } = content;
  if (whole.trim() === '') throw new Unreadable('The file contains no text. Please choose another one.');
  const { originalLength: characters, text: sent, cuts } = trimDocument(whole);
  const fileName = withoutDirectionMarks(file.name);
  return {
    whole,
    structure: packStructure(content),
    reading: { fileName, pages, characters, text: sent, cuts, hasBrokenTags },
  };
}

interface Contents {
  content: DocumentContent;
  pages: number | null;
}

/** The readers of PDF and DOCX are large: each is fetched by the first file that needs it. */
async function readContent(file: File, onPage: OnPage): Promise<Contents> {
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
      return { content: await readDocx(buffer), pages: null };
    case 'txt':
      return { content: readText(cleanText(decodeText(bytes))), pages: null };
    case 'html':
      return { content: readHtml(cleanText(decodeText(bytes))), pages: null };
    case 'captions': {
      const { text, hasSpeakers } = readCaptions(decodeText(bytes));
      return { content: readText(cleanText(text), { isCall: hasSpeakers }), pages: null };
    }
    case 'eml':
      return { content: readText(cleanText(readMail(bytes))), pages: null };
  }
}

/** By its HTML, in which tables are tables; without its pictures, which would be written into it. */
async function readDocx(buffer: ArrayBuffer): Promise<DocumentContent> {
  const { default: mammoth } = await import('mammoth');
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const { value } = await mammoth.convertToHtml({ arrayBuffer: buffer }, { convertImage });
    return readHtml(cleanText(value));
  } catch {
    throw new Unreadable(
      'This Word document is damaged, or it is not a .docx. Save it again as .docx and try once more.',
    );
  }
}
