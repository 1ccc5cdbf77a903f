import { type DocumentContent, type PageItem, PageReader } from '@copydesk/figures';
import { cleanText } from '@copydesk/text';
import { getDocumentProxy } from 'unpdf';
import { Unreadable } from './document-reading';

type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A PDF by what stands where on its pages, with a line `Page N` before the text of each. */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (page: number, pages: number) => void,
): Promise<{ content: DocumentContent; pages: number }> {
  const pdf = await openPdf(bytes);
  const reader = new PageReader();
  let isBlank = true;
  for (let number = 1; number <= pdf.numPages; number++) {
    if (reader.add(number, await itemsOf(pdf, number))) isBlank = false;
    onPage(number, pdf.numPages);
  }
  if (isBlank) {
    throw new Unreadable(
      'This PDF contains no text. It looks like a scan. Run text recognition (OCR) on it and try again.',
    );
  }
  return { content: reader.end(), pages: pdf.numPages };
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

async function itemsOf(pdf: OpenPdf, number: number): Promise<PageItem[]> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.flatMap((item) => ('str' in item ? { ...item, str: cleanText(item.str) } : []));
  } catch {
    throw new Unreadable(
      `Page ${number} of this PDF is damaged and cannot be read. Export the PDF again and try once more.`,
    );
  }
}
