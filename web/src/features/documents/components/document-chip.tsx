import { FileText, Globe, LoaderCircle, X } from 'lucide-react';
import { type Ref, Suspense, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PageLink } from '@/ui/source-link';
import { describeSource } from '../describe-cuts';
import type { ProcessedDocument } from '../intake/processed-document';

const DocumentPanel = lazyComponent(() => import('./document-panel'));

interface DocumentChipProps {
  document: ProcessedDocument;
  /** What of it is still to come; null for nothing. */
  awaited: string | null;
  onRemove: () => void;
  ref: Ref<HTMLElement>;
}

/** The document that goes with the brief. */
export function DocumentChip({ document, awaited, onRemove, ref }: DocumentChipProps) {
  const { name, origin } = document;
  const Icon = origin ? Globe : FileText;
  const [isTextOpen, setTextOpen] = useState(false);
  return (
    <Card ref={ref} tabIndex={-1} aria-label={name} className="flex flex-col gap-2 py-2 pr-1.5 pl-3">
      <div className="flex items-center gap-3">
        <Icon className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} aria-hidden />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            {document.isDeleted ? (
              'This document was deleted. A new email cannot use it.'
            ) : (
              <>
                {describeSource(document)}
                <button
                  type="button"
                  onClick={() => setTextOpen(true)}
                  className="relative font-medium text-accent after:absolute after:-inset-x-1 after:-inset-y-3 hover:underline md:after:hidden"
                >
                  See what was read
                </button>
              </>
            )}
          </p>
          {origin && <PageLink url={origin.url} />}
        </div>
        <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X className="size-4" aria-hidden />
        </Button>
      </div>
      {awaited !== null && (
        <p role="status" className="flex items-center gap-3 pb-1 text-sm text-muted">
          <LoaderCircle className="size-4.5 shrink-0 text-accent motion-safe:animate-spin" aria-hidden />
          {awaited}
        </p>
      )}
      {isTextOpen && (
        <Suspense fallback={null}>
          <DocumentPanel document={document} onClose={() => setTextOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
