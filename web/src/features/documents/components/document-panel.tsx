import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { FormattedText } from '@/ui/formatted-text';
import { SidePanel } from '@/ui/side-panel';
import { Skeleton } from '@/ui/skeleton';
import type { ProcessedDocument } from '../intake/processed-document';
import { ReadingReport } from './reading-report';

const DocumentText = lazyComponent(() => import('./document-text'));

interface DocumentPanelProps {
  document: ProcessedDocument;
  onClose: () => void;
}

/** How it was read, what goes into the email's brief, and the text that it was made from: all of it where it is kept. */
export default function DocumentPanel({ document, onClose }: DocumentPanelProps) {
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
