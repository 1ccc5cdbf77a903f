import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import type { ProcessedDocument } from '../intake/processed-document';

interface DocumentTextDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  document: ProcessedDocument;
}

/** What goes into the email's brief; where that is a summary, also the text that it was made from. */
export function DocumentTextDialog({ open, onOpenChange, document }: DocumentTextDialogProps) {
  const { name, content, reading } = document;
  const text = reading?.text ?? null;
  const isWhole = text === content;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="What was read" description={name} size="wide">
      <div className="flex flex-col gap-5">
        {!isWhole && (
          <section aria-labelledby="document-content" className="flex flex-col gap-2">
            <h3 id="document-content" className="text-sm font-semibold">
              Handed to the writer
            </h3>
            <div className="max-w-[75ch] text-muted">
              <FormattedText text={content} />
            </div>
          </section>
        )}
        {text !== null && (
          <section aria-labelledby="document-text" className="flex flex-col gap-2">
            <h3 id="document-text" className="text-sm font-semibold">
              {isWhole ? 'Text of the file, handed to the writer' : 'Text of the file, as it was sent'}
            </h3>
            <pre className="rounded-md border border-line bg-field p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap text-muted">
              {text}
            </pre>
          </section>
        )}
      </div>
    </Dialog>
  );
}
