import type { Dispatch, Ref, SetStateAction } from 'react';
import { chooseCatalyst } from '@/features/catalysts/choose-catalyst';
import { fieldAfter, type ChosenCatalyst } from '@/features/catalysts/chosen-catalysts';
import type { ListedCatalyst } from '@/features/catalysts/catalyst-search';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { ChosenList } from '@/features/catalysts/components/chosen-list';
import { RawCatalysts } from '@/features/catalysts/components/raw-catalysts';
import { MATCHING_FAILED, useCatalystSearch } from '@/features/catalysts/use-catalyst-search';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import { EMPTY_BRIEF, type AppBrief } from './app-brief';
import { AppForm } from './app-form';

interface BriefPaneProps {
  brief: AppBrief;
  onChange: Dispatch<SetStateAction<AppBrief>>;
  errors: Record<string, string>;
  isGenerating: boolean;
  form: Ref<HTMLDivElement>;
  onGenerate: () => void;
}

/** What goes in: a document, the brief, the news of the market. */
export function BriefPane({ brief, onChange, ...form }: BriefPaneProps) {
  const { document, found, chosen, catalyst } = brief;
  const change = (changed: Partial<AppBrief>) => onChange((before) => ({ ...before, ...changed }));
  const { search, find, forget } = useCatalystSearch({
    failure: MATCHING_FAILED,
    onFound: (catalysts) => change({ found: catalysts }),
  });
  const intake = useFileIntake({ summarises: true, onProcessed: ({ content }) => find({ summary: content }) });
  const choose = (after: ChosenCatalyst[]) => change({ chosen: after, catalyst: fieldAfter(catalyst, chosen, after) });
  const toggle = (one: ListedCatalyst) => choose(chooseCatalyst(chosen, one));
  const clear = (changed: Partial<AppBrief>) => {
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
          onChoose={toggle}
          onSearch={() => find({ summary: document.content })}
        />
      )}
      <AppForm
        brief={brief}
        onChange={(inputs) => change(inputs.catalyst?.trim() === '' ? { ...inputs, chosen: [] } : inputs)}
        onClear={() => clear(EMPTY_BRIEF)}
        {...form}
      >
        <ChosenList chosen={chosen} onRemove={({ id }) => choose(chosen.filter((one) => one.id !== id))} />
        <div className="-mt-1.5">
          <RawCatalysts chosen={chosen} onChoose={toggle} />
        </div>
      </AppForm>
    </>
  );
}
