import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from 'react';
import { httpUrl } from '@copydesk/text';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { ENDINGS } from '../reading/document-reading';
import { CONTROL_STYLE } from '@/ui/control-style';

interface DropZoneProps {
  onFile: (file: File) => void;
  /** Why the last file is not there. */
  error?: string | undefined;
  invitation?: string;
}

/** A file input that also takes what is dropped on it: reachable by keyboard as any other control. */
export function DropZone({
  onFile,
  error: refusal,
  invitation = 'Drop a document here, or click to choose',
}: DropZoneProps) {
  const id = useId();
  const [isDragged, setDragged] = useState(false);
  const [hasMany, setMany] = useState(false);
  const error = hasMany ? 'One file at a time. Please drop a single file.' : refusal;
  useNoStrayDrop();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Without this, choosing the same file once more would be no change.
    event.target.value = '';
    setMany(false);
    if (file) onFile(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setDragged(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    const [file, second] = event.dataTransfer.files;
    setMany(second !== undefined);
    if (file && !second) onFile(file);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setDragged(false)}
        onDrop={drop}
        className={classNames(
          'relative flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed px-4 py-7 text-center transition-colors duration-150',
          isDragged
            ? 'border-accent bg-accent-soft'
            : error !== undefined
              ? 'border-bad/60 bg-surface hover:bg-raised'
              : 'border-field-line bg-surface hover:border-faint hover:bg-raised',
        )}
      >
        <input
          type="file"
          accept={ENDINGS}
          aria-invalid={error !== undefined}
          aria-describedby={id}
          autoFocus={error !== undefined}
          onChange={choose}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="absolute inset-0 rounded-lg outline-offset-2 outline-accent peer-focus-visible:outline-2"
        />
        <FileUp className="mb-2 size-5.5 text-accent" strokeWidth={1.75} aria-hidden />
        <span className="font-medium">{isDragged ? 'Let go to read it' : invitation}</span>
        <span className="text-sm text-muted">Supports: PDF, DOCX, TXT (up to 50MB)</span>
        <span className="text-sm text-faint">Also Markdown, HTML, saved emails (EML) and captions (VTT, SRT)</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

interface PageAddressProps {
  typed: string;
  onType: (typed: string) => void;
  /** Why the last page is not there. */
  error?: string | undefined;
  onAddress: (address: string) => void;
}

/** Where the address of a page is typed or pasted; 'https://' may be left out. */
export function PageAddress({ typed, onType, error, onAddress }: PageAddressProps) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const read = () => {
    const address =
      httpUrl(typed) ?? (/^[^\s:/.]+\.\S+$/.test(typed.trim()) ? httpUrl(`https://${typed.trim()}`) : null);
    setWrong(address === null);
    if (address !== null) onAddress(address);
  };
  const said = isWrong ? 'Please enter a whole web address, such as https://example.com/news' : error;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex gap-2">
        <input
          type="url"
          aria-label="Address of a page"
          autoFocus={error !== undefined}
          aria-invalid={said !== undefined}
          aria-describedby={id}
          autoComplete="off"
          placeholder="Or paste a web address"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It may stand within a form that does something else.
            event.preventDefault();
            read();
          }}
          className={classNames(CONTROL_STYLE, 'h-10 min-w-0 flex-1 max-md:h-11')}
        />
        <Button className="h-10 shrink-0 max-md:h-11" disabled={typed.trim() === ''} onClick={read}>
          Read
        </Button>
      </div>
      <FieldError id={id}>{said}</FieldError>
    </div>
  );
}

/** Stays until the next try. */
function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} role="alert" className="text-sm break-words text-bad empty:hidden">
      {children}
    </p>
  );
}

/** A file that is let go beside the drop zone would replace the page, and with it what was typed. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
