import { LIMITS } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { CatalystSuggestions } from '@/features/catalysts/components/catalyst-suggestions';
import { ChosenList } from '@/features/catalysts/components/chosen-list';
import { RawCatalysts } from '@/features/catalysts/components/raw-catalysts';
import { useBriefCatalysts } from '@/features/catalysts/use-brief-catalysts';
import type { BriefPaneProps } from '@/features/drafts/screen/use-tool-screen';
import { GenerationPicker } from '@/features/library/generation-picker';
import { useToolName } from '@/features/tools/use-tools';
import { toast } from '@/ui/toast/toast-store';
import { CloneForm } from './clone-form';
import { EMPTY_BRIEF, type CloneWinnerBrief } from './clone-winner-brief';

/** What goes in: a winner, what the new email is about, the news of the market. */
export function BriefPane({ brief, onChange, ...form }: BriefPaneProps<CloneWinnerBrief>) {
  const { winnerCopy, customDetails } = brief;
  const toolName = useToolName();
  const change = (changed: Partial<CloneWinnerBrief>) => onChange((before) => ({ ...before, ...changed }));
  const catalysts = useBriefCatalysts({
    brief,
    onFound: (found) => change({ found }),
    onChoose: (chosen) => change({ chosen }),
  });
  // The new email is about its details: the winner speaks of other days.
  const content = firstCharacters(customDetails.trim() || winnerCopy.trim(), LIMITS.documentMax);
  return (
    <CloneForm
      inputs={brief}
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
        catalysts.forget();
        change(EMPTY_BRIEF);
      }}
      {...form}
    >
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium text-muted">
          Catalysts <span className="text-xs font-normal text-faint">optional</span>
        </legend>
        <ChosenList catalysts={catalysts} />
        <div className="flex flex-wrap gap-2 [&>section]:basis-full">
          {content !== '' && <CatalystSuggestions catalysts={catalysts} request={{ content }} />}
          <RawCatalysts catalysts={catalysts} />
        </div>
      </fieldset>
    </CloneForm>
  );
}
