import { type ReactNode, Suspense, useRef } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { nameOfHanded } from '../intake/handed-file';
import type { ProcessedDocument } from '../intake/processed-document';
import { isAside, readingOf } from '../intake/processing';
import type { FileIntake } from '../intake/use-file-intake';
import { DocumentChip } from './document-chip';
import { DropZone, PageAddress } from './drop-zone';
import { ReadingReport } from './reading-report';

/** Fetched with the first file. */
const ProcessingDialog = lazyComponent(() => import('./processing-dialog'));

interface DocumentIntakeProps {
  intake: FileIntake;
  /** The document of the brief. */
  document: ProcessedDocument | null;
  onTake: (document: ProcessedDocument) => void;
  /** Told where the document is removed, or where its processing is left. */
  onForget: () => void;
  /** Says what is still to come where one goes on without waiting for it. */
  awaited?: string;
  /** What else the dialog says once the file is read. */
  children: ReactNode;
}

/** The place of a brief's document: where it is handed in, processed, and seen. */
export function DocumentIntake(props: DocumentIntakeProps) {
  const { intake, document, onTake, onForget, awaited = null, children } = props;
  const { processing, interrupted, errors, take: begin, forget, putAside, closeDialog } = intake;
  const reading = processing && readingOf(processing);
  const atHand = processing && processing.phase !== 'reading' ? processing.document : null;
  const isDone = processing?.phase === 'done';
  const chip = useRef<HTMLElement>(null);
  const leave = () => {
    forget();
    onForget();
  };
  const take = () => {
    if (!atHand) return;
    onTake(atHand);
    intake.setAddress('');
    if (isDone) closeDialog();
    else putAside();
  };
  return (
    <>
      {document ? (
        <DocumentChip ref={chip} document={document} awaited={isAside(processing) ? awaited : null} onRemove={leave} />
      ) : (
        <>
          <DropZone error={errors.file} onFile={(file) => void begin(file)} />
          <PageAddress
            typed={intake.address}
            onType={intake.setAddress}
            error={errors.address}
            onAddress={(address) => void begin(address)}
          />
        </>
      )}
      {interrupted && <InterruptedFile name={nameOfHanded(interrupted)} onRetry={() => void begin(interrupted)} />}
      <Suspense fallback={null}>
        {processing && !isAside(processing) && (
          <ProcessingDialog
            fileName={processing.fileName}
            thing={processing.isPage ? 'Page' : 'File'}
            stage={processing.stage}
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
            returnTo={chip}
          >
            {children}
          </ProcessingDialog>
        )}
      </Suspense>
    </>
  );
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
