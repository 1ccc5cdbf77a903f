import type { FindCatalystsRequest } from '@copydesk/contracts';
import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import type { BriefCatalysts } from '../use-brief-catalysts';

const CatalystList = lazyComponent(() => import('./catalyst-list'));

interface CatalystSuggestionsProps {
  catalysts: BriefCatalysts;
  /** What they are to fit. */
  request: FindCatalystsRequest;
}

/** The catalysts that fit what was handed in: being searched, found, or to be searched once more. */
export function CatalystSuggestions({ catalysts, request }: CatalystSuggestionsProps) {
  const { search, found, chosen, find, toggle } = catalysts;
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
  if (found === null) {
    return (
      <Button size="small" className="self-start" onClick={() => find(request)}>
        Find Matching Catalysts
      </Button>
    );
  }
  return (
    <Card aria-labelledby="catalyst-suggestions" className="flex flex-col gap-1 p-1.5">
      <div className="flex items-baseline justify-between px-2.5 pt-2.5 pb-1">
        <h2 id="catalyst-suggestions" className="text-sm font-semibold">
          Catalyst suggestions
        </h2>
        <span className="text-xs text-muted">{found.length === 0 ? 'none found' : `${found.length} found`}</span>
      </div>
      {found.length === 0 ? (
        <p className="px-2.5 pb-2.5 text-sm text-muted">
          Type your own market catalyst below, or continue without one.
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="m-2 h-24" />}>
          <CatalystList catalysts={found} chosen={chosen} onChoose={toggle} />
        </Suspense>
      )}
    </Card>
  );
}
