import { draftToHtmlDocument, draftToPlainText, titleOf, toEml } from '@copydesk/text';

export interface EmailFormat {
  extension: 'txt' | 'html' | 'eml' | 'docx';
  name: string;
  /** `date` is when it was written. */
  make: (draft: string, date: Date) => Promise<Blob>;
}

const file = (type: string, text: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** The files that an email can be taken away as. */
export const EMAIL_FORMATS: EmailFormat[] = [
  { extension: 'txt', name: 'Plain text', make: async (draft) => file('text/plain', draftToPlainText(draft)) },
  { extension: 'html', name: 'Web page', make: async (draft) => file('text/html', draftToHtmlDocument(draft)) },
  {
    extension: 'eml',
    name: 'Email',
    make: async (draft, date) => file('message/rfc822', toEml({ draft, date })),
  },
  {
    extension: 'docx',
    name: 'Word document',
    // The library comes in a file of its own, when somebody wants it.
    make: async (draft) => (await import('./to-docx')).toDocx(draft),
  },
];

const NAME_MAX = 60;

/** The title of an email, or of its draft, in plain letters that every system takes in a file's name. */
export function plainNameOf(titleOrDraft: string): string {
  const words = titleOf(titleOrDraft, NAME_MAX)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return words || 'email';
}

export function fileNameOf(titleOrDraft: string, extension: string): string {
  return `${plainNameOf(titleOrDraft)}.${extension}`;
}
