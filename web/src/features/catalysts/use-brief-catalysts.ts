import type { CatalystResponse } from '@copydesk/contracts';
import type { ListedCatalyst } from './catalyst-search';
import { chooseCatalyst } from './choose-catalyst';
import type { CatalystsOfBrief, ChosenCatalyst } from './chosen-catalysts';
import { MATCHING_FAILED, useCatalystSearch, type SearchFailure } from './use-catalyst-search';

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
