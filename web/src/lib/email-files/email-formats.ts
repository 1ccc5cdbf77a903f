import { type Appendix, draftToHtmlDocument, draftToPlainText, readDraft, titleOf, toEml } from '@copydesk/text';
import { htmlEmail, type SentEmail, textEmail } from './html-email';
import { emailFor, SENDING_TOOLS, type SendingTool } from './sending-tools';

/** An email that is taken away. */
export interface Email extends SentEmail {
  /** When it was written. */
  date: Date;
}

export interface EmailFormat {
  extension: 'html' | 'eml' | 'docx' | 'txt';
  name: string;
  make: (email: Email) => Promise<Blob>;
}

/** A file in which what the email rests on stands below it. What is sent to readers has no such thing. */
export interface SourcedFormat {
  extension: 'html' | 'docx';
  name: string;
  make: (email: Email, sources: Appendix) => Promise<Blob>;
}

const file = (type: string, text: string) => new Blob([text], { type: `${type};charset=utf-8` });

/** The files that an email can be taken away as. */
export const EMAIL_FORMATS: EmailFormat[] = [
  { extension: 'html', name: 'HTML email', make: async (email) => file('text/html', htmlEmail(email)) },
  { extension: 'eml', name: 'Email draft', make: async (email) => file('message/rfc822', emlOf(email)) },
  { extension: 'docx', name: 'Word document', make: wordDocument },
  {
    extension: 'txt',
    name: 'Plain text',
    make: async ({ text, preheader }) => file('text/plain', draftToPlainText(text, preheader)),
  },
];

export const SOURCED_FORMATS: SourcedFormat[] = [
  {
    extension: 'html',
    name: 'Web page with sources',
    make: async ({ text, preheader }, appendix) =>
      file('text/html', draftToHtmlDocument(text, { preheader, appendix })),
  },
  { extension: 'docx', name: 'Word document with sources', make: wordDocument },
];

/** The file that a sending tool takes. */
export interface ToolFormat {
  tool: SendingTool;
  /** Behind the name of the email. */
  extension: string;
  make: (email: Email) => Promise<Blob>;
}

export const TOOL_FORMATS: ToolFormat[] = SENDING_TOOLS.map((tool) => ({
  tool,
  extension: `${tool.id}.html`,
  make: async (email) => file('text/html', emailFor(tool, email)),
}));

function emlOf(email: Email): string {
  const { text, date, sender } = email;
  return toEml({
    subject: readDraft(text).subject ?? '',
    text: textEmail(email),
    html: htmlEmail(email),
    date,
    from: sender.senderEmail,
  });
}

/** The library comes in a file of its own, when somebody wants it. */
async function wordDocument(email: Email, sources?: Appendix): Promise<Blob> {
  return (await import('./to-docx')).toDocx(email, sources);
}

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
