import { getDocumentProxy } from 'unpdf';
import { Unreadable } from './document-reading';
import { type PageItem, pageText } from './page-text';

type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of a PDF with a line `Page N` before the text of each page. */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (page: number, pages: number) => void,
): Promise<{ text: string; pages: number }> {
  const pdf = await openPdf(bytes);
  const parts: string[] = [];
  let isBlank = true;
  for (let number = 1; number <= pdf.numPages; number++) {
    const text = await readPage(pdf, number);
    if (text !== '') isBlank = false;
    parts.push(`Page ${number}\n${text}`);
    onPage(number, pdf.numPages);
  }
  if (isBlank) {
    throw new Unreadable(
      'This PDF contains no text. It looks like a scan. Run text recognition (OCR) on it and try again.',
    );
  }
  return { text: parts.join('\n\n'), pages: pdf.numPages };
}

async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  try {
    return await getDocumentProxy(bytes);
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new Unreadable('This PDF is protected by a password. Save a copy without one and try again.');
    }
    throw new Unreadable('This PDF is damaged and cannot be opened. Export it again and try once more.');
  }
}

async function readPage(pdf: OpenPdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return pageText(items.filter((item): item is PageItem & typeof item => 'str' in item));
  } catch {
    throw new Unreadable(
      `Page ${number} of this PDF is damaged and cannot be read. Export the PDF again and try once more.`,
    );
  }
}
