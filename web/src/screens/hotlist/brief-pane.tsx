import type { Dispatch, RefObject, SetStateAction } from 'react';
import { BriefForm } from '@/features/briefs/components/brief-form';
import { chooseCatalyst } from '@/features/catalysts/choose-catalyst';
import { fieldAfter, type ChosenCatalyst } from '@/features/catalysts/chosen-catalysts';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { ChosenList } from '@/features/catalysts/components/chosen-list';
import { MATCHING_FAILED, useCatalystSearch } from '@/features/catalysts/use-catalyst-search';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import { EMPTY_BRIEF, type HotlistBrief } from './hotlist-brief';

interface BriefPaneProps {
  brief: HotlistBrief;
  onChange: Dispatch<SetStateAction<HotlistBrief>>;
  errors: Record<string, string>;
  isGenerating: boolean;
  firstField: RefObject<HTMLTextAreaElement | null>;
  onGenerate: () => void;
}

/** What goes in: a document, a catalyst, some context. */
export function BriefPane({ brief, onChange, ...form }: BriefPaneProps) {
  const { document, found, chosen, catalyst, additionalContext } = brief;
  const change = (changed: Partial<HotlistBrief>) => onChange((before) => ({ ...before, ...changed }));
  const { search, find, forget } = useCatalystSearch({
    failure: MATCHING_FAILED,
    onFound: (catalysts) => change({ found: catalysts }),
  });
  const intake = useFileIntake({ summarises: true, onProcessed: ({ content }) => find({ summary: content }) });
  const choose = (after: ChosenCatalyst[]) => change({ chosen: after, catalyst: fieldAfter(catalyst, chosen, after) });
  const clear = (changed: Partial<HotlistBrief>) => {
    intake.forget();
    forget();
    change(changed);
  };
  return (
    <>
      <DocumentIntake
        intake={intake}
        document={document}
        onTake={(taken) => change({ document: taken })}
        onForget={() => clear({ document: null, found: null })}
      >
        {search && <CatalystSearchNote search={search} />}
      </DocumentIntake>
      {document && (
        <CatalystSuggestions
          search={search}
          catalysts={found}
          chosen={chosen}
          onChoose={(one) => choose(chooseCatalyst(chosen, one))}
          onSearch={() => find({ summary: document.content })}
        />
      )}
      <BriefForm
        inputs={{ catalyst, additionalContext, fileContent: document?.content ?? '' }}
        onChange={(inputs) => change(inputs.catalyst?.trim() === '' ? { ...inputs, chosen: [] } : inputs)}
        onClear={() => clear(EMPTY_BRIEF)}
        {...form}
      >
        <ChosenList chosen={chosen} onRemove={({ id }) => choose(chosen.filter((one) => one.id !== id))} />
      </BriefForm>
    </>
  );
}
