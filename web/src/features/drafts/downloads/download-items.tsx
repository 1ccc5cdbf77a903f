import { MenuItem } from '@/ui/menu';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { DOWNLOAD_FORMATS, fileNameOf, type DownloadFormat } from './download-formats';
import { saveFile } from './save-file';

/** The entries of a menu from which an email is taken away as a file. */
export function DownloadItems({ text }: { text: string }) {
  const download = async ({ extension, make }: DownloadFormat) => {
    try {
      saveFile(await make(text), fileNameOf(text, extension));
      toast({ title: 'Downloaded' });
    } catch {
      toastFailure('Download failed', 'The file could not be made. Please try again.');
    }
  };
  return DOWNLOAD_FORMATS.map((format) => (
    <MenuItem key={format.extension} onSelect={() => void download(format)}>
      {format.name}
      <span className="ml-auto pl-4 font-mono text-xs text-faint">.{format.extension}</span>
    </MenuItem>
  ));
}
