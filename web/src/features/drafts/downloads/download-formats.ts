import { draftToHtmlDocument, draftToPlainText, titleOf, toEml } from '@copydesk/text';

export interface DownloadFormat {
  extension: 'txt' | 'html' | 'eml' | 'docx';
  name: string;
  make: (draft: string) => Promise<Blob>;
}

const file = (type: string, text: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** The files that an email can be taken away as. */
export const DOWNLOAD_FORMATS: DownloadFormat[] = [
  { extension: 'txt', name: 'Plain text', make: async (draft) => file('text/plain', draftToPlainText(draft)) },
  { extension: 'html', name: 'Web page', make: async (draft) => file('text/html', draftToHtmlDocument(draft)) },
  {
    extension: 'eml',
    name: 'Email',
    make: async (draft) => file('message/rfc822', toEml({ draft, date: new Date() })),
  },
  {
    extension: 'docx',
    name: 'Word document',
    // The library comes in a file of its own, when somebody wants it.
    make: async (draft) => (await import('./to-docx')).toDocx(draft),
  },
];

const NAME_MAX = 60;

/** A file name that every system takes: the title in plain letters. */
export function fileNameOf(draft: string, extension: string): string {
  const words = titleOf(draft, NAME_MAX)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${words || 'email'}.${extension}`;
}
