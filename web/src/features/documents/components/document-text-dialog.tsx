import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';

interface DocumentTextDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  summary: string;
  text: string | null;
}

/** The summary that goes into the email's brief, and the text it was made from, as it was sent. */
export function DocumentTextDialog({ open, onOpenChange, name, summary, text }: DocumentTextDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="What was read" description={name} size="wide">
      <div className="flex flex-col gap-5">
        <section aria-labelledby="document-summary" className="flex flex-col gap-2">
          <h3 id="document-summary" className="text-sm font-semibold">
            Summary, handed to the writer
          </h3>
          <div className="max-w-[75ch] text-muted">
            <FormattedText text={summary} />
          </div>
        </section>
        {text !== null && (
          <section aria-labelledby="document-text" className="flex flex-col gap-2">
            <h3 id="document-text" className="text-sm font-semibold">
              Text of the file, as it was sent
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
