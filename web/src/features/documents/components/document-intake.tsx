import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { FilingSearch } from '@/lib/filings/filing-search';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { nameOfHanded } from '../intake/handed-file';
import type { ProcessedDocument } from '../intake/processed-document';
import { isAside, readingOf } from '../intake/processing';
import type { FileIntake } from '../intake/use-file-intake';
import { DocumentChip } from './document-chip';
import { DropZone } from './drop-zone';
import { ReadingReport } from './reading-report';
import { SourceField } from '../source-field/source-field';

/** Fetched with the first file. */
const ProcessingChip = lazyComponent(() => import('./processing-chip'));

interface DocumentIntakeProps {
  intake: FileIntake;
  /** Whether filings can be looked up. */
  search: FilingSearch;
  /** The document of the brief. */
  document: ProcessedDocument | null;
  onTake: (document: ProcessedDocument) => void;
  /** Told where the document is removed, or where its processing is left. */
  onForget: () => void;
  /** Says what is still to come where one goes on without waiting for it. */
  awaited?: string;
  /** What else the chip says once the file is read. */
  children: ReactNode;
}

/** The place of a brief's document: where it is handed in, processed, and seen. */
export function DocumentIntake(props: DocumentIntakeProps) {
  const { intake, search, document, onTake, onForget, awaited = null, children } = props;
  const { processing, interrupted, errors, take: begin, forget, putAside, endProcessing } = intake;
  const reading = processing && readingOf(processing);
  const atHand = processing && processing.phase !== 'reading' ? processing.document : null;
  const isDone = processing?.phase === 'done';
  const isShown = processing !== null && !isAside(processing);
  const { place, chip } = useFocusAfter(isShown);
  const leave = () => {
    forget();
    onForget();
  };
  const take = () => {
    if (!atHand) return;
    onTake(atHand);
    intake.setAddress('');
    if (isDone) endProcessing();
    else putAside();
  };
  return (
    <>
      <div ref={place} className="contents">
        {isShown ? (
          <Suspense fallback={<Skeleton className="h-28" />}>
            <ProcessingChip
              fileName={processing.fileName}
              thing={processing.thing}
              stage={processing.stage}
              notice={processing.notice}
              content={isDone && atHand ? atHand.content : null}
              report={
                reading && (
                  <ReadingReport
                    reading={reading}
                    summaryCuts={atHand?.summaryCuts ?? []}
                    isKept={atHand?.documentId != null}
                  />
                )
              }
              awaited={processing.phase === 'summarizing' ? awaited : null}
              onCancel={leave}
              onContinue={take}
            >
              {children}
            </ProcessingChip>
          </Suspense>
        ) : document ? (
          <DocumentChip
            ref={chip}
            document={document}
            awaited={isAside(processing) ? awaited : null}
            onRemove={leave}
          />
        ) : (
          <DropZone error={errors.file} onFile={(file) => void begin(file)}>
            <SourceField
              search={search}
              typed={intake.address}
              onType={intake.setAddress}
              error={errors.address}
              onAddress={(address) => void begin(address)}
              onFiling={(filing) => void begin(filing)}
            />
          </DropZone>
        )}
      </div>
      {interrupted && <InterruptedFile name={nameOfHanded(interrupted)} onRetry={() => void begin(interrupted)} />}
    </>
  );
}

/** Once a file is no longer shown as it is processed, a focus that went with it goes to its chip, or to where another is handed in. */
function useFocusAfter(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    const hasEnded = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (!hasEnded || document.activeElement !== document.body) return;
    (chip.current ?? place.current?.querySelector('input'))?.focus({ preventScroll: true });
  }, [isShown]);
  return { place, chip };
}

interface InterruptedFileProps {
  name: string;
  onRetry: () => void;
}

/** What was refused because the session had ended: it is still at hand. */
function InterruptedFile({ name, onRetry }: InterruptedFileProps) {
  return (
    <div role="status" className="flex items-center justify-between gap-3 text-sm text-muted">
      <p className="min-w-0 break-words">{name} was not processed: your session had ended.</p>
      <Button size="small" className="shrink-0" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
