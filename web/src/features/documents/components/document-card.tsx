import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import type { ProcessedDocument } from '../intake/processed-document';
import { DocumentText } from './document-text';
import { ReadingReport } from './reading-report';

interface DocumentCardProps {
  document: ProcessedDocument;
  onRemove: () => void;
}

/** What was read of the document that goes with the brief. */
export function DocumentCard({ document, onRemove }: DocumentCardProps) {
  const { name, documentId, reading, summaryCuts } = document;
  const [isTextOpen, setTextOpen] = useState(false);
  return (
    <Card aria-label={name} className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-md bg-lifted text-accent">
          <FileText className="size-4.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          <p className="text-sm text-muted">File processed successfully</p>
        </div>
        <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X className="size-4" aria-hidden />
        </Button>
      </div>
      {reading && <ReadingReport reading={reading} summaryCuts={summaryCuts} isKept={documentId !== null} />}
      <p className="text-sm">
        <button type="button" onClick={() => setTextOpen(true)} className="font-medium text-accent hover:underline">
          See what was read
        </button>
      </p>
      <DocumentTextDialog open={isTextOpen} onOpenChange={setTextOpen} document={document} />
    </Card>
  );
}

interface DocumentTextDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  document: ProcessedDocument;
}

/** What goes into the email's brief, and the text that it was made from: all of it where it is kept. */
function DocumentTextDialog({ open, onOpenChange, document }: DocumentTextDialogProps) {
  const { name, documentId, content, reading } = document;
  const text = reading?.text ?? null;
  const isWhole = text === content;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="What was read" description={name} size="wide">
      <div className="flex flex-col gap-5">
        {!isWhole && content && (
          <section aria-labelledby="document-content" className="flex flex-col gap-2">
            <h3 id="document-content" className="text-sm font-semibold">
              {documentId === null ? 'Handed to the writer' : 'In the brief'}
            </h3>
            <div className="max-w-[75ch] text-muted">
              <FormattedText text={content} />
            </div>
          </section>
        )}
        {documentId !== null && <DocumentText documentId={documentId} />}
        {documentId === null && text !== null && (
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
