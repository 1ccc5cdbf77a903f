import { type CatalystResponse, LIMITS } from '@copydesk/contracts';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import type { ListedCatalyst } from './catalyst-search';
import type { CatalystsOfBrief, ChosenCatalyst } from './chosen-catalysts';
import { MATCHING_FAILED, type SearchFailure, useCatalystSearch } from './use-catalyst-search';

interface BriefCatalystsOptions {
  brief: CatalystsOfBrief;
  /** How a failed search is told, where a tool has words of its own. */
  failure?: SearchFailure;
  onFound: (found: CatalystResponse[] | null) => void;
  onChoose: (chosen: ChosenCatalyst[]) => void;
}

export type BriefCatalysts = ReturnType<typeof useBriefCatalysts>;

/** The catalysts of a brief: searched, found, chosen and taken out again. */
export function useBriefCatalysts({ brief, failure = MATCHING_FAILED, onFound, onChoose }: BriefCatalystsOptions) {
  const { chosen, found } = brief;
  const { search, find, forget } = useCatalystSearch({ failure, onFound });
  return {
    chosen,
    found,
    search,
    find,
    /** Ends the search, and drops what it found. */
    forget: () => {
      forget();
      onFound(null);
    },
    toggle: (catalyst: ListedCatalyst) => onChoose(chooseCatalyst(chosen, catalyst)),
    remove: ({ id }: ChosenCatalyst) => onChoose(chosen.filter((one) => one.id !== id)),
  };
}

/** Adds a catalyst and says so, or takes out one that was there. */
function chooseCatalyst(chosen: ChosenCatalyst[], { id, title, text }: ListedCatalyst): ChosenCatalyst[] {
  const others = chosen.filter((one) => one.id !== id);
  if (others.length < chosen.length) return others;
  if (chosen.length >= LIMITS.catalystsMax) {
    toastFailure(`Choose at most ${LIMITS.catalystsMax} catalysts`, 'Take one out to add another.');
    return chosen;
  }
  announce({ title: 'Catalyst Added', description: title });
  return [...chosen, { id, title, text }];
}
