import { fieldAfter } from '@/features/catalysts/chosen-catalysts';
import { CatalystSearchNote } from '@/features/catalysts/components/catalyst-search-note';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { ChosenList } from '@/features/catalysts/components/chosen-list';
import { RawCatalysts } from '@/features/catalysts/components/raw-catalysts';
import { useBriefCatalysts } from '@/features/catalysts/use-brief-catalysts';
import { DocumentIntake } from '@/features/documents/components/document-intake';
import { useFileIntake } from '@/features/documents/intake/use-file-intake';
import type { BriefPaneProps } from '@/features/drafts/screen/use-tool-screen';
import { type AppBrief, EMPTY_BRIEF } from './app-brief';
import { AppForm } from './app-form';

/** What goes in: a document, the brief, the news of the market. */
export function BriefPane({ brief, onChange, ...form }: BriefPaneProps<AppBrief>) {
  const { document, chosen, catalyst } = brief;
  const change = (changed: Partial<AppBrief>) => onChange((before) => ({ ...before, ...changed }));
  const catalysts = useBriefCatalysts({
    brief,
    onFound: (found) => change({ found }),
    onChoose: (after) => change({ chosen: after, catalyst: fieldAfter(catalyst, chosen, after) }),
  });
  const intake = useFileIntake({
    summarises: true,
    onProcessed: ({ content }) => catalysts.find({ summary: content }),
  });
  const clear = (changed: Partial<AppBrief>) => {
    intake.forget();
    catalysts.forget();
    change(changed);
  };
  return (
    <>
      <DocumentIntake
        intake={intake}
        document={document}
        onTake={(taken) => change({ document: taken })}
        onForget={() => clear({ document: null })}
      >
        <CatalystSearchNote search={catalysts.search} />
      </DocumentIntake>
      {document && <CatalystSuggestions catalysts={catalysts} request={{ summary: document.content }} />}
      <AppForm
        inputs={brief}
        hasFile={document !== null}
        onChange={(inputs) => change(inputs.catalyst?.trim() === '' ? { ...inputs, chosen: [] } : inputs)}
        onClear={() => clear(EMPTY_BRIEF)}
        {...form}
      >
        <ChosenList catalysts={catalysts} />
        <div className="-mt-1.5">
          <RawCatalysts catalysts={catalysts} />
        </div>
      </AppForm>
    </>
  );
}
