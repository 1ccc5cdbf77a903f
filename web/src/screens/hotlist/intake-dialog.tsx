import type { CatalystSearch } from '@/features/catalysts/catalyst-search';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { ProcessingDialog } from '@/features/documents/components/processing-dialog';
import { ReadingReport } from '@/features/documents/components/reading-report';
import type { ProcessedDocument } from './hotlist-brief';
import type { Processing } from './use-file-intake';

interface IntakeDialogProps {
  processing: Processing;
  search: CatalystSearch | null;
  onCancel: () => void;
  onContinue: (document: ProcessedDocument) => void;
}

export function IntakeDialog({ processing, search, onCancel, onContinue }: IntakeDialogProps) {
  const { fileName, stage, reading, document } = processing;
  return (
    <ProcessingDialog
      fileName={fileName}
      stage={stage}
      summary={document?.summary ?? null}
      report={reading && <ReadingReport reading={reading} summaryCuts={document?.summaryCuts ?? []} />}
      onCancel={onCancel}
      onContinue={() => document && onContinue(document)}
    >
      {search && <CatalystSearchNote search={search} />}
    </ProcessingDialog>
  );
}
