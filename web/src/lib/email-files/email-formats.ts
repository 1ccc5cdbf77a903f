import { type Appendix, draftToHtmlDocument, draftToPlainText, titleOf, toEml } from '@copydesk/text';

/** An email that is taken away. */
export interface Email {
  text: string;
  preheader: string | null;
  /** When it was written. */
  date: Date;
}

export interface EmailFormat {
  extension: 'txt' | 'html' | 'eml' | 'docx';
  name: string;
  /** What is sent to readers takes no appendix. */
  make: (email: Email, appendix?: Appendix) => Promise<Blob>;
  takesAppendix: boolean;
}

const file = (type: string, text: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** The files that an email can be taken away as. */
export const EMAIL_FORMATS: EmailFormat[] = [
  {
    extension: 'txt',
    name: 'Plain text',
    make: async ({ text, preheader }) => file('text/plain', draftToPlainText(text, preheader)),
    takesAppendix: false,
  },
  {
    extension: 'html',
    name: 'Web page',
    make: async ({ text, preheader }, appendix) =>
      file('text/html', draftToHtmlDocument(text, { preheader, appendix })),
    takesAppendix: true,
  },
  {
    extension: 'eml',
    name: 'Email',
    make: async ({ text: draft, ...rest }) => file('message/rfc822', toEml({ draft, ...rest })),
    takesAppendix: false,
  },
  {
    extension: 'docx',
    name: 'Word document',
    // The library comes in a file of its own, when somebody wants it.
    make: async (email, appendix) => (await import('./to-docx')).toDocx(email, appendix),
    takesAppendix: true,
  },
];

const NAME_MAX = 60;

/** The title of an email, or of its draft, in plain letters that every system takes in a file's name. */
export function plainNameOf(titleOrDraft: string): string {
  const words = titleOf(titleOrDraft, NAME_MAX)
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).join('-') || 'email';
}

export function fileNameOf(titleOrDraft: string, extension: string): string {
  return `${plainNameOf(titleOrDraft)}.${extension}`;
}
