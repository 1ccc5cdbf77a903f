import type { CatalystResponse } from '@copydesk/contracts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import type { CatalystSearch } from '../catalyst-search';
import { CatalystList, type CatalystListProps } from './catalyst-list';

interface CatalystSuggestionsProps extends Omit<CatalystListProps, 'catalysts'> {
  search: CatalystSearch | null;
  /** What an earlier search found; null where none has ended well. */
  catalysts: CatalystResponse[] | null;
  onSearch: () => void;
}

/** The catalysts that fit a document: being searched, found, or to be searched once more. */
export function CatalystSuggestions({ search, catalysts, onSearch, ...choice }: CatalystSuggestionsProps) {
  if (search?.status === 'searching') {
    return (
      <Card aria-label="Catalyst suggestions" className="flex flex-col gap-3 p-4">
        <p role="status" className="text-sm text-muted">
          {search.stage}
        </p>
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </Card>
    );
  }
  if (catalysts === null) {
    return (
      <Button size="small" className="self-start" onClick={onSearch}>
        Find catalysts
      </Button>
    );
  }
  return (
    <Card aria-labelledby="catalyst-suggestions" className="flex flex-col gap-1 p-1.5">
      <div className="flex items-baseline justify-between px-2.5 pt-2.5 pb-1">
        <h2 id="catalyst-suggestions" className="text-sm font-semibold">
          Catalyst suggestions
        </h2>
        <span className="text-xs text-muted">{catalysts.length === 0 ? 'none fits' : `${catalysts.length} found`}</span>
      </div>
      {catalysts.length === 0 ? (
        <p className="px-2.5 pb-2.5 text-sm text-muted">Type your own market catalyst below, or go on without one.</p>
      ) : (
        <CatalystList catalysts={catalysts} {...choice} />
      )}
    </Card>
  );
}
