import { cleanText, htmlText, trimDocument } from '@copydesk/text';
import { checkContent } from './check-content';
import { decodeText } from './decode-text';
import { readCaptions } from './read-captions';
import { readMail } from './read-mail';
import { type ReadDocument, kindOf, type ReadingMessage, type ReadingOrder, Unreadable } from './document-reading';

type Tell = (message: ReadingMessage) => void;

/** As often as an eye follows: each page that is told is drawn, on the machine that reads. */
const PAGES_EVERY_MS = 150;

addEventListener('message', ({ data }: MessageEvent<Partial<ReadingOrder>>) => {
  const { file, port } = data;
  if (!file || !port) return;
  const tell: Tell = (message) => port.postMessage(message);
  readDocument(file, tell)
    .then((read) => tell({ type: 'read', ...read }))
    .catch((error: unknown) =>
      tell({ type: 'unreadable', message: error instanceof Unreadable ? error.message : null }),
    );
});

async function readDocument(file: File, tell: Tell): Promise<ReadDocument> {
  const { text, pages } = await extractText(file, tell);
  const cleaned = cleanText(text);
  if (cleaned.trim() === '') throw new Unreadable('The file holds no text. Choose one that does.');
  const trimmed = trimDocument(cleaned);
  const { originalLength: characters, text: sent, cuts } = trimmed;
  return { whole: cleaned, reading: { fileName: file.name, pages, characters, text: sent, cuts } };
}

/** The readers of PDF and DOCX are large: each is fetched by the first file that needs it. */
async function extractText(file: File, tell: Tell): Promise<{ text: string; pages: number | null }> {
  const kind = kindOf(file) ?? 'txt';
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  checkContent(kind, bytes);
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('./read-pdf');
      let toldAt = -PAGES_EVERY_MS;
      return readPdf(bytes, (page, pages) => {
        const now = performance.now();
        if (now - toldAt < PAGES_EVERY_MS) return;
        toldAt = now;
        tell({ type: 'page', page, pages });
      });
    }
    case 'docx': {
      return { text: await readDocx(buffer), pages: null };
    }
    case 'txt':
      return { text: decodeText(bytes), pages: null };
    case 'html':
      return { text: htmlText(decodeText(bytes)), pages: null };
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
