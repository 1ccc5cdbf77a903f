import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '@/ui/class-names';
import { ENDINGS } from '../reading/document-reading';
import { FieldError } from '../source-field/field-error';

interface DropZoneProps {
  onFile: (file: File) => void;
  /** Why the last file is not there. */
  error?: string | undefined;
  invitation?: string;
  /** Stands in the same box: where a source is named that is no file. */
  children: ReactNode;
}

/** A file input that also takes what is dropped on it: reachable by keyboard as any other control. */
export function DropZone({
  onFile,
  error: refusal,
  invitation = 'Drop a document here, or click to choose',
  children,
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
      <div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setDragged(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col rounded-lg border border-dashed transition-colors duration-150',
          isDragged
            ? 'border-accent bg-accent-soft'
            : error !== undefined
              ? 'border-bad/60 bg-surface'
              : 'border-field-line bg-surface hover:border-faint',
        )}
      >
        <label className="relative flex cursor-pointer flex-col items-center gap-1 rounded-lg px-4 pt-6 pb-4 text-center transition-colors duration-150 hover:bg-raised">
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
        <div className="px-4 pb-4">{children}</div>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
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
