import { EventForm } from '@/features/briefs/components/event-form';
import { fieldAfter } from '@/features/catalysts/chosen-catalysts';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { ChosenList } from '@/features/catalysts/components/chosen-list';
import { RawCatalysts } from '@/features/catalysts/components/raw-catalysts';
import { useBriefCatalysts } from '@/features/catalysts/use-brief-catalysts';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import type { BriefPaneProps } from '@/features/drafts/screen/use-tool-screen';
import { EMPTY_BRIEF, type StartingNowBrief, withDocument } from './starting-now-brief';

const ANALYSIS_FAILED = {
  title: 'Catalyst Analysis Failed',
  description: 'Could not analyze for market catalysts. You can still generate copy.',
};

/** What goes in: a document, the event, the news that makes it matter. */
export function BriefPane({ brief, onChange, ...form }: BriefPaneProps<StartingNowBrief>) {
  const { document, chosen, eventInfo, catalystContext } = brief;
  const change = (changed: Partial<StartingNowBrief>) => onChange((before) => ({ ...before, ...changed }));
  const catalysts = useBriefCatalysts({
    brief,
    failure: ANALYSIS_FAILED,
    onFound: (found) => change({ found }),
    onChoose: (after) => change({ chosen: after, catalystContext: fieldAfter(catalystContext, chosen, after) }),
  });
  const intake = useFileIntake({
    summarises: false,
    onProcessed: ({ content }) => catalysts.find({ content: content }),
  });
  const clear = (changed: Partial<StartingNowBrief>) => {
    intake.forget();
    catalysts.forget();
    change(changed);
  };
  return (
    <>
      <DocumentIntake
        intake={intake}
        document={document}
        onTake={(taken) => onChange((before) => withDocument(before, taken))}
        onForget={() => clear({ document: null })}
      >
        <CatalystSearchNote search={catalysts.search} />
      </DocumentIntake>
      {document && <CatalystSuggestions catalysts={catalysts} request={{ content: document.content }} />}
      <EventForm
        inputs={{ eventInfo, catalystContext, fileContent: document?.content ?? '' }}
        onChange={(inputs) => change(inputs.catalystContext?.trim() === '' ? { ...inputs, chosen: [] } : inputs)}
        onClear={() => clear(EMPTY_BRIEF)}
        {...form}
      >
        <ChosenList catalysts={catalysts} />
        <div className="-mt-1.5">
          <RawCatalysts catalysts={catalysts} />
        </div>
      </EventForm>
    </>
  );
}
