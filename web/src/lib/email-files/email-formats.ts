import { type Appendix, draftToHtmlDocument, draftToPlainText, titleOf, toEml } from '@copydesk/text';

export interface EmailFormat {
  extension: 'txt' | 'html' | 'eml' | 'docx';
  name: string;
  /** `date` is when it was written. What is sent to readers takes no appendix. */
  make: (draft: string, date: Date, appendix?: Appendix) => Promise<Blob>;
  takesAppendix: boolean;
}

const file = (type: string, text: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** The files that an email can be taken away as. */
export const EMAIL_FORMATS: EmailFormat[] = [
  {
    extension: 'txt',
    name: 'Plain text',
    make: async (draft) => file('text/plain', draftToPlainText(draft)),
    takesAppendix: false,
  },
  {
    extension: 'html',
    name: 'Web page',
    make: async (draft, _date, appendix) => file('text/html', draftToHtmlDocument(draft, appendix)),
    takesAppendix: true,
  },
  {
    extension: 'eml',
    name: 'Email',
    make: async (draft, date) => file('message/rfc822', toEml({ draft, date })),
    takesAppendix: false,
  },
  {
    extension: 'docx',
    name: 'Word document',
    // The library comes in a file of its own, when somebody wants it.
    make: async (draft, _date, appendix) => (await import('./to-docx')).toDocx(draft, appendix),
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
