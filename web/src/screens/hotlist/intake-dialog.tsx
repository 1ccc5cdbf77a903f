import type { CatalystSearch } from '@/features/catalysts/catalyst-search';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { ProcessingDialog } from '@/features/documents/components/processing-dialog';
import type { ProcessedDocument } from './hotlist-brief';

interface IntakeDialogProps {
  processing: { fileName: string; stage: string; document: ProcessedDocument | null };
  search: CatalystSearch | null;
  onCancel: () => void;
  onContinue: (document: ProcessedDocument) => void;
}

export function IntakeDialog({ processing, search, onCancel, onContinue }: IntakeDialogProps) {
  const { fileName, stage, document } = processing;
  return (
    <ProcessingDialog
      fileName={fileName}
      stage={stage}
      summary={document?.summary ?? null}
      onCancel={onCancel}
      onContinue={() => document && onContinue(document)}
    >
      {search && <CatalystSearchNote search={search} />}
    </ProcessingDialog>
  );
}
