import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { ProcessedDocument } from '../intake/processed-document';
import type { FileIntake } from '../intake/use-file-intake';
import { DocumentCard } from './document-card';
import { DropZone } from './drop-zone';
import { ProcessingDialog } from './processing-dialog';
import { ReadingReport } from './reading-report';

interface DocumentIntakeProps {
  intake: FileIntake;
  /** The document of the brief. */
  document: ProcessedDocument | null;
  onTake: (document: ProcessedDocument) => void;
  /** Told where the document is removed, or where its processing is left. */
  onForget: () => void;
  /** What else the dialog says once the file is read. */
  children: ReactNode;
}

/** The place of a brief's document: where it is handed in, processed, and seen. */
export function DocumentIntake({ intake, document, onTake, onForget, children }: DocumentIntakeProps) {
  const { processing, interrupted, takeFile, forget, closeDialog } = intake;
  const leave = () => {
    forget();
    onForget();
  };
  const take = (processed: ProcessedDocument) => {
    onTake(processed);
    closeDialog();
  };
  return (
    <>
      {document ? (
        <DocumentCard document={document} onRemove={leave} />
      ) : (
        <DropZone onFile={(file) => void takeFile(file)} />
      )}
      {interrupted && <InterruptedFile name={interrupted.name} onRetry={() => void takeFile(interrupted)} />}
      {processing && (
        <ProcessingDialog
          fileName={processing.fileName}
          stage={processing.stage}
          content={processing.document?.content ?? null}
          report={
            processing.reading && (
              <ReadingReport
                reading={processing.reading}
                summaryCuts={processing.document?.summaryCuts ?? []}
                isKept={processing.document?.documentId != null}
              />
            )
          }
          onCancel={leave}
          onContinue={() => processing.document && take(processing.document)}
        >
          {children}
        </ProcessingDialog>
      )}
    </>
  );
}

interface InterruptedFileProps {
  name: string;
  onRetry: () => void;
}

/** A file whose processing was refused because the session had ended: it is still at hand. */
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
