import type { Dispatch, RefObject, SetStateAction } from 'react';
import { EventForm } from '@/features/briefs/components/event-form';
import { chooseCatalyst } from '@/features/catalysts/choose-catalyst';
import { fieldAfter, type ChosenCatalyst } from '@/features/catalysts/chosen-catalysts';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { ChosenList } from '@/features/catalysts/components/chosen-list';
import { RawCatalysts } from '@/features/catalysts/components/raw-catalysts';
import type { ListedCatalyst } from '@/features/catalysts/catalyst-search';
import { useCatalystSearch } from '@/features/catalysts/use-catalyst-search';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import { EMPTY_BRIEF, withDocument, type StartingNowBrief } from './starting-now-brief';

const ANALYSIS_FAILED = {
  title: 'Catalyst Analysis Failed',
  description: 'Could not analyze for market catalysts. You can still generate copy.',
};

interface BriefPaneProps {
  brief: StartingNowBrief;
  onChange: Dispatch<SetStateAction<StartingNowBrief>>;
  errors: Record<string, string>;
  isGenerating: boolean;
  firstField: RefObject<HTMLTextAreaElement | null>;
  onGenerate: () => void;
}

/** What goes in: a document, the event, the news that makes it matter. */
export function BriefPane({ brief, onChange, ...form }: BriefPaneProps) {
  const { document, found, chosen, eventInfo, catalystContext } = brief;
  const change = (changed: Partial<StartingNowBrief>) => onChange((before) => ({ ...before, ...changed }));
  const { search, find, forget } = useCatalystSearch({
    failure: ANALYSIS_FAILED,
    onFound: (catalysts) => change({ found: catalysts }),
  });
  const intake = useFileIntake({ summarises: false, onProcessed: ({ content }) => find({ content }) });
  const choose = (after: ChosenCatalyst[]) =>
    change({ chosen: after, catalystContext: fieldAfter(catalystContext, chosen, after) });
  const toggle = (catalyst: ListedCatalyst) => choose(chooseCatalyst(chosen, catalyst));
  const clear = (changed: Partial<StartingNowBrief>) => {
    intake.forget();
    forget();
    change(changed);
  };
  return (
    <>
      <DocumentIntake
        intake={intake}
        document={document}
        onTake={(taken) => onChange((before) => withDocument(before, taken))}
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
          onSearch={() => find({ content: document.content })}
        />
      )}
      <EventForm
        inputs={{ eventInfo, catalystContext, fileContent: document?.content ?? '' }}
        onChange={(inputs) => change(inputs.catalystContext?.trim() === '' ? { ...inputs, chosen: [] } : inputs)}
        onClear={() => clear(EMPTY_BRIEF)}
        {...form}
      >
        <ChosenList chosen={chosen} onRemove={({ id }) => choose(chosen.filter((one) => one.id !== id))} />
        <div className="-mt-1.5">
          <RawCatalysts chosen={chosen} onChoose={toggle} />
        </div>
      </EventForm>
    </>
  );
}
