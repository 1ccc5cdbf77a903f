import { LIMITS } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import type { Dispatch, Ref, SetStateAction } from 'react';
import { chooseCatalyst } from '@/features/catalysts/choose-catalyst';
import type { ListedCatalyst } from '@/features/catalysts/catalyst-search';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { ChosenList } from '@/features/catalysts/components/chosen-list';
import { RawCatalysts } from '@/features/catalysts/components/raw-catalysts';
import { MATCHING_FAILED, useCatalystSearch } from '@/features/catalysts/use-catalyst-search';
import { GenerationPicker } from '@/features/library/picker/generation-picker';
import { useToolName } from '@/features/tools/use-tool-name';
import { toast } from '@/ui/toast/toast-store';
import { CloneForm } from './clone-form';
import { EMPTY_BRIEF, type CloneWinnerBrief } from './clone-winner-brief';

interface BriefPaneProps {
  brief: CloneWinnerBrief;
  onChange: Dispatch<SetStateAction<CloneWinnerBrief>>;
  errors: Record<string, string>;
  isGenerating: boolean;
  form: Ref<HTMLDivElement>;
  onGenerate: () => void;
}

/** What goes in: a winner, what the new email is about, the news of the market. */
export function BriefPane({ brief, onChange, ...form }: BriefPaneProps) {
  const { winnerCopy, customDetails, chosen, found } = brief;
  const toolName = useToolName();
  const change = (changed: Partial<CloneWinnerBrief>) => onChange((before) => ({ ...before, ...changed }));
  const { search, find, forget } = useCatalystSearch({
    failure: MATCHING_FAILED,
    onFound: (catalysts) => change({ found: catalysts }),
  });
  // The new email is about its details: the winner speaks of other days.
  const content = firstCharacters(customDetails.trim() || winnerCopy.trim(), LIMITS.documentMax);
  const toggle = (catalyst: ListedCatalyst) => change({ chosen: chooseCatalyst(chosen, catalyst) });
  return (
    <CloneForm
      brief={brief}
      picker={
        <GenerationPicker
          toolName={toolName}
          onPick={(generation) => {
            change({ winnerCopy: generation.content });
            toast({ title: 'Winner Copy Loaded', description: generation.title });
          }}
        />
      }
      onChange={(changed) => change(changed.customDetails === undefined ? changed : { ...changed, found: null })}
      onClear={() => {
        forget();
        change(EMPTY_BRIEF);
      }}
      {...form}
    >
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium text-muted">
          Catalysts <span className="text-xs font-normal text-faint">optional</span>
        </legend>
        <ChosenList chosen={chosen} onRemove={({ id }) => change({ chosen: chosen.filter((one) => one.id !== id) })} />
        <div className="flex flex-wrap gap-2 [&>section]:basis-full">
          {content !== '' && (
            <CatalystSuggestions
              search={search}
              catalysts={found}
              chosen={chosen}
              onChoose={toggle}
              onSearch={() => find({ content })}
            />
          )}
          <RawCatalysts chosen={chosen} onChoose={toggle} />
        </div>
      </fieldset>
    </CloneForm>
  );
}
