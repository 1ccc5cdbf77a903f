import { FileText, Globe, LoaderCircle, X } from 'lucide-react';
import { type Ref, Suspense, useState } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { SidePanel } from '@/ui/side-panel';
import { Skeleton } from '@/ui/skeleton';
import { PageLink } from '@/ui/source-link';
import { FormattedText } from '@/ui/formatted-text';
import { describeSource } from '../describe-cuts';
import type { ProcessedDocument } from '../intake/processed-document';
import { ReadingReport } from './reading-report';

const DocumentText = lazyComponent(() => import('./document-text'));

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
      {isTextOpen && <DocumentTextPanel document={document} onClose={() => setTextOpen(false)} />}
    </Card>
  );
}

interface DocumentTextPanelProps {
  document: ProcessedDocument;
  onClose: () => void;
}

/** How it was read, what goes into the email's brief, and the text that it was made from: all of it where it is kept. */
function DocumentTextPanel({ document, onClose }: DocumentTextPanelProps) {
  const { name, documentId, content, reading, summaryCuts } = document;
  const text = reading?.text ?? null;
  const isWhole = text === content;
  return (
    <SidePanel title="What was read" description={name} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {reading && <ReadingReport reading={reading} summaryCuts={summaryCuts} isKept={documentId !== null} />}
        {!isWhole && content && (
          <section aria-labelledby="document-content" className="flex flex-col gap-2">
            <h3 id="document-content" className="text-sm font-semibold">
              {documentId === null ? 'Given to the model' : 'In the brief'}
            </h3>
            <div className="max-w-[75ch] text-muted">
              <FormattedText text={content} />
            </div>
          </section>
        )}
        {documentId !== null && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <DocumentText documentId={documentId} isReported={reading !== null} />
          </Suspense>
        )}
        {documentId === null && text !== null && (
          <section aria-labelledby="document-text" className="flex flex-col gap-2">
            <h3 id="document-text" className="text-sm font-semibold">
              {isWhole ? 'Text of the file, given to the model' : 'Text of the file, as it was sent'}
            </h3>
            <pre className="rounded-md border border-line bg-field p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap text-muted">
              {text}
            </pre>
          </section>
        )}
      </div>
    </SidePanel>
  );
}
