import { LIMITS } from '@copydesk/contracts';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { BriefForm } from '@/features/briefs/components/brief-form';
import type { CatalystSearch } from '@/features/catalysts/catalyst-search';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { DocumentCard } from '@/features/documents/components/document-card';
import { DropZone } from '@/features/documents/components/drop-zone';
import { InterruptedFile } from '@/features/documents/components/interrupted-file';
import { Button } from '@/ui/button';
import { EMPTY_BRIEF, inputsOf, type HotlistBrief } from './hotlist-brief';
import { IntakeDialog } from './intake-dialog';
import { useFileIntake } from './use-file-intake';

interface BriefPaneProps {
  brief: HotlistBrief;
  onChange: Dispatch<SetStateAction<HotlistBrief>>;
  errors: Record<string, string>;
  isGenerating: boolean;
  firstField: RefObject<HTMLTextAreaElement | null>;
  onGenerate: () => void;
}

/** What goes in: a document, a catalyst, some context. */
export function BriefPane({ brief, onChange, errors, isGenerating, firstField, onGenerate }: BriefPaneProps) {
  const { document, catalysts } = brief;
  const change = (changed: Partial<HotlistBrief>) => onChange((before) => ({ ...before, ...changed }));
  const intake = useFileIntake((found) => change({ catalysts: found }));
  const { interrupted, takeFile } = intake;
  const kept: CatalystSearch | null = catalysts && { status: 'found', catalysts };
  const search = intake.search?.status === 'searching' ? intake.search : kept;
  const forget = (changed: Partial<HotlistBrief>) => {
    intake.forget();
    change(changed);
  };
  return (
    <div className="flex flex-col gap-3.5 p-4 lg:p-5">
      {document ? (
        <DocumentCard
          name={document.name}
          summary={document.summary}
          reading={document.reading}
          summaryCuts={document.summaryCuts}
          onRemove={() => forget({ document: null, catalysts: null })}
        />
      ) : (
        <DropZone onFile={(file) => void takeFile(file)} />
      )}
      {interrupted && <InterruptedFile name={interrupted.name} onRetry={() => void takeFile(interrupted)} />}
      {document && search && (
        <CatalystSuggestions
          search={search}
          chosenText={brief.catalyst}
          onChoose={({ text }) => change({ catalyst: text.slice(0, LIMITS.longTextMax) })}
        />
      )}
      {document && !search && (
        <Button size="small" className="self-start" onClick={() => intake.searchAgain(document.summary)}>
          Find catalysts
        </Button>
      )}
      <BriefForm
        inputs={inputsOf(brief)}
        errors={errors}
        isGenerating={isGenerating}
        firstField={firstField}
        onChange={change}
        onGenerate={onGenerate}
        onClear={() => forget(EMPTY_BRIEF)}
      />
      {intake.processing && (
        <IntakeDialog
          processing={intake.processing}
          search={intake.search}
          onCancel={intake.forget}
          onContinue={(processed) => {
            change({ document: processed });
            intake.closeDialog();
          }}
        />
      )}
    </div>
  );
}
