import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import type { ProcessedDocument } from '@/features/documents/intake/processed-document';

interface CampaignDocumentProps {
  document: ProcessedDocument | null;
  onChange: (document: ProcessedDocument | null) => void;
}

/** A document whose facts and stories go into the campaign. */
export function CampaignDocument({ document, onChange }: CampaignDocumentProps) {
  const intake = useFileIntake({ summarises: false, onProcessed: () => undefined });
  return (
    <div className="relative flex flex-col gap-2">
      <p className="text-sm font-medium text-muted">
        Document <span className="text-xs font-normal text-faint">optional</span>
      </p>
      <DocumentIntake intake={intake} document={document} onTake={onChange} onForget={() => onChange(null)}>
        {null}
      </DocumentIntake>
    </div>
  );
}
