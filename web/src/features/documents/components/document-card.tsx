import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { describeCuts } from '../describe-cuts';
import type { DocumentReading } from '../reading/document-reading';
import { DocumentTextDialog } from './document-text-dialog';
import { ReadingFigures } from './reading-figures';

interface DocumentCardProps {
  name: string;
  summary: string;
  /** null where the document was read in another tab. */
  reading: DocumentReading | null;
  onRemove: () => void;
}

/** What was read of the document that goes with the brief. */
export function DocumentCard({ name, summary, reading, onRemove }: DocumentCardProps) {
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
      {reading && <ReadingFigures reading={reading} />}
      <p className="text-sm text-muted">
        {reading && describeCuts(reading.cuts).join(' ')}{' '}
        <button type="button" onClick={() => setTextOpen(true)} className="font-medium text-accent hover:underline">
          See what was read
        </button>
      </p>
      <DocumentTextDialog
        open={isTextOpen}
        onOpenChange={setTextOpen}
        name={name}
        summary={summary}
        text={reading?.text ?? null}
      />
    </Card>
  );
}
