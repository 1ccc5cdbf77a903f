import { EMAIL_FORMATS, type EmailFormat, fileNameOf } from '@/lib/email-files/email-formats';
import { saveFile } from '@/lib/email-files/save-file';
import { MenuItem } from './menu';
import { toast, toastFailure } from './toast/toast-store';

/** An email that can be taken away. */
interface EmailFile {
  text: string;
  /** What the file is called after: the title of a saved email, else its text. */
  title?: string;
  date?: string;
}

/** The entries of a menu from which an email is taken away as a file. */
export function DownloadItems({ read }: { read: () => EmailFile | Promise<EmailFile> }) {
  const download = async ({ extension, make }: EmailFormat) => {
    try {
      const { text, title = text, date } = await read();
      saveFile(await make(text, date ? new Date(date) : new Date()), fileNameOf(title, extension));
      toast({ title: 'Downloaded' });
    } catch {
      toastFailure('Download failed', 'The file could not be made. Please try again.');
    }
  };
  return EMAIL_FORMATS.map((format) => (
    <MenuItem key={format.extension} onSelect={() => void download(format)}>
      {format.name}
      <span className="ml-auto pl-4 font-mono text-xs text-faint">.{format.extension}</span>
    </MenuItem>
  ));
}
