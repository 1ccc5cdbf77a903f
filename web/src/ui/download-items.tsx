import type { Appendix } from '@copydesk/text';
import { type Email, EMAIL_FORMATS, fileNameOf, SOURCED_FORMATS, TOOL_FORMATS } from '@/lib/email-files/email-formats';
import type { SentEmail } from '@/lib/email-files/html-email';
import { saveFile } from '@/lib/email-files/save-file';
import { MenuItem, MenuRule, SubMenu } from './menu';
import { toast, toastFailure } from './toast/toast-store';

/** An email that can be taken away. */
interface EmailFile extends SentEmail {
  /** What the file is called after: the title of a saved email, else its text. */
  title?: string;
  date?: string;
}

export interface DownloadItemsProps {
  read: () => EmailFile | Promise<EmailFile>;
  /** What the email rests on, to be put under it; null where that was not kept. */
  readSources: () => Promise<Appendix | null>;
  /** Copies it as rich text, where no other entry does. */
  onCopy?: () => void;
}

/** The entries of a menu by which an email goes out: as rich text, as a file, or as what a sending tool takes. */
export function DownloadItems({ read, readSources, onCopy }: DownloadItemsProps) {
  return (
    <>
      {onCopy && <MenuItem onSelect={onCopy}>Copy as rich text</MenuItem>}
      {EMAIL_FORMATS.map(({ extension, name, make }) => (
        <FileItem
          key={extension}
          name={name}
          extension={extension}
          onSelect={() => void download(read, extension, make)}
        />
      ))}
      <SubMenu label="For a sending tool">
        {TOOL_FORMATS.map(({ tool, extension, make }) => (
          <FileItem
            key={tool.id}
            name={tool.name}
            extension="html"
            onSelect={() => void download(read, extension, make, tool.hint)}
          />
        ))}
      </SubMenu>
      <MenuRule />
      {SOURCED_FORMATS.map(({ extension, name, make }) => (
        <FileItem
          key={extension}
          name={name}
          extension={extension}
          onSelect={() =>
            void download(read, `sources.${extension}`, async (email) => {
              const sources = await readSources();
              return sources && make(email, sources);
            })
          }
        />
      ))}
    </>
  );
}

function FileItem({ name, extension, onSelect }: { name: string; extension: string; onSelect: () => void }) {
  return (
    <MenuItem onSelect={onSelect}>
      {name}
      <span className="ml-auto pl-4 font-mono text-xs text-faint">.{extension}</span>
    </MenuItem>
  );
}

/** `make` answers null where its sources were not kept. */
export async function download(
  read: DownloadItemsProps['read'],
  extension: string,
  make: (email: Email) => Promise<Blob | null>,
  description?: string,
) {
  try {
    const { title, date, ...email } = await read();
    const blob = await make({ ...email, date: date ? new Date(date) : new Date() });
    if (blob === null) {
      toastFailure('No sources are kept', 'This email was saved before its claims were traced.');
      return;
    }
    saveFile(blob, fileNameOf(title ?? email.text, extension));
    toast({ title: 'Downloaded', description });
  } catch {
    toastFailure('Download failed', 'The file could not be made. Please try again.');
  }
}
