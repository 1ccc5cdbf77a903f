import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { ProcessedDocument } from '../intake/processed-document';
import { DocumentTextDialog } from './document-text-dialog';
import { ReadingReport } from './reading-report';

interface DocumentCardProps {
  document: ProcessedDocument;
  onRemove: () => void;
}

/** What was read of the document that goes with the brief. */
export function DocumentCard({ document, onRemove }: DocumentCardProps) {
  const { name, reading, summaryCuts } = document;
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
      {reading && <ReadingReport reading={reading} summaryCuts={summaryCuts} />}
      <p className="text-sm">
        <button type="button" onClick={() => setTextOpen(true)} className="font-medium text-accent hover:underline">
          See what was read
        </button>
      </p>
      <DocumentTextDialog open={isTextOpen} onOpenChange={setTextOpen} document={document} />
    </Card>
  );
}
