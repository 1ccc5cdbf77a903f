import type { CatalystResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import type { CatalystSearch } from '../catalyst-search';
import { CatalystOption } from './catalyst-option';

const SHOWN_AT_FIRST = 3;

interface CatalystSuggestionsProps {
  search: CatalystSearch;
  /** The text in the Market Catalyst field. */
  chosenText: string;
  onChoose: (catalyst: CatalystResponse) => void;
}

export function CatalystSuggestions({ search, chosenText, onChoose }: CatalystSuggestionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (search.status === 'failed') return null;
  if (search.status === 'searching') {
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
  const { catalysts } = search;
  const shown = showsAll ? catalysts : catalysts.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby="catalyst-suggestions" className="flex flex-col gap-1 p-1.5">
      <div className="flex items-baseline justify-between px-2.5 pt-2.5 pb-1">
        <h2 id="catalyst-suggestions" className="text-sm font-semibold">
          Catalyst suggestions
        </h2>
        <span className="text-xs text-muted">{catalysts.length === 0 ? 'none fits' : `${catalysts.length} found`}</span>
      </div>
      {catalysts.length === 0 && (
        <p className="px-2.5 pb-2.5 text-sm text-muted">Type your own market catalyst below, or go on without one.</p>
      )}
      <ul className="flex flex-col gap-0.5">
        {shown.map((catalyst) => (
          <li key={catalyst.id}>
            <CatalystOption
              catalyst={catalyst}
              isChosen={catalyst.text === chosenText}
              onChoose={() => onChoose(catalyst)}
            />
          </li>
        ))}
      </ul>
      {catalysts.length > SHOWN_AT_FIRST && (
        <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show Less' : 'Show All'}
        </Button>
      )}
    </Card>
  );
}
