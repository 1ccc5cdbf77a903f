import mammoth from 'mammoth';
import { Unreadable } from './document-reading';

/** The paragraphs of a Word document. */
export async function readDocx(bytes: ArrayBuffer): Promise<string> {
  try {
    const { value } = await mammoth.extractRawText({ arrayBuffer: bytes });
    return value;
  } catch {
    throw new Unreadable(
      'This Word document is damaged, or it is not a .docx. Save it again as .docx and try once more.',
    );
  }
}
