import type { Appendix } from '@copydesk/text';
import { EMAIL_FORMATS, type EmailFormat, fileNameOf } from '@/lib/email-files/email-formats';
import { saveFile } from '@/lib/email-files/save-file';
import { MenuItem, MenuRule } from './menu';
import { toast, toastFailure } from './toast/toast-store';

/** An email that can be taken away. */
interface EmailFile {
  text: string;
  preheader: string | null;
  /** What the file is called after: the title of a saved email, else its text. */
  title?: string;
  date?: string;
}

interface DownloadItemsProps {
  read: () => EmailFile | Promise<EmailFile>;
  /** What the email rests on, to be put under it; null where that was not kept. */
  readSources: () => Promise<Appendix | null>;
}

/** The entries of a menu from which an email is taken away as a file. */
export function DownloadItems(email: DownloadItemsProps) {
  const item = (format: EmailFormat, hasSources: boolean) => (
    <MenuItem key={format.extension} onSelect={() => void download(email, format, hasSources)}>
      {hasSources ? `${format.name} with sources` : format.name}
      <span className="ml-auto pl-4 font-mono text-xs text-faint">.{format.extension}</span>
    </MenuItem>
  );
  return (
    <>
      {EMAIL_FORMATS.map((format) => item(format, false))}
      <MenuRule />
      {EMAIL_FORMATS.filter(({ takesAppendix }) => takesAppendix).map((format) => item(format, true))}
    </>
  );
}

async function download(email: DownloadItemsProps, { extension, make }: EmailFormat, hasSources: boolean) {
  try {
    const sources = hasSources ? await email.readSources() : undefined;
    if (sources === null) {
      toastFailure('No sources are kept', 'This email was saved before its claims were traced.');
      return;
    }
    const { text, preheader, title = text, date } = await email.read();
    const written = date ? new Date(date) : new Date();
    saveFile(await make({ text, preheader, date: written }, sources), fileNameOf(title, extension));
    toast({ title: 'Downloaded' });
  } catch {
    toastFailure('Download failed', 'The file could not be made. Please try again.');
  }
}
