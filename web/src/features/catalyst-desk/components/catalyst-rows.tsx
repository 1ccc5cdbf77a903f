import type { AdminCatalyst } from '@copydesk/contracts';
import { refusalOf } from '@/lib/http-error';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import type { CatalystView } from '../catalyst-view';
import type { useCatalysts } from '../use-catalysts';
import { useRetireCatalyst } from '../use-retire-catalyst';
import { CatalystRow } from './catalyst-row';

interface CatalystRowsProps {
  list: ReturnType<typeof useCatalysts>;
  view: CatalystView;
  onEdit: (catalyst: AdminCatalyst) => void;
}

const PLACE = 'border-t border-line p-4';

export function CatalystRows({ list, view, onEdit }: CatalystRowsProps) {
  const { catalysts, total, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const { retire, isPending } = useRetireCatalyst();
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading the catalysts" className={`${PLACE} flex flex-col gap-4`}>
        {['1', '2', '3', '4'].map((key) => (
          <div key={key} className="flex flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    );
  }
  if (list.isError && !list.data) {
    return (
      <div role="alert" className={`${PLACE} flex flex-wrap items-center justify-between gap-3`}>
        <p className="text-muted">{refusalOf(list.error, 'The catalysts could not be loaded.')}</p>
        <Button size="small" disabled={list.isFetching} onClick={() => void list.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (catalysts.length === 0) return <p className={`${PLACE} text-muted`}>{describeNothing(view)}</p>;
  return (
    <>
      <ul
        aria-label="Catalysts"
        aria-busy={list.isPlaceholderData}
        className="divide-y divide-line border-t border-line"
      >
        {catalysts.map((catalyst) => (
          <CatalystRow
            key={catalyst.id}
            catalyst={catalyst}
            isOff={isPending}
            onEdit={() => onEdit(catalyst)}
            onRetire={() => retire(catalyst, !catalyst.isRetired)}
          />
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className={`${PLACE} text-muted`}>
          More catalysts could not be loaded. Please try again.
        </p>
      )}
      {hasNextPage && (
        <div className="flex justify-center border-t border-line p-2">
          <Button variant="quiet" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      <Announcement>{view.q && !list.isPlaceholderData ? `${total} found` : ''}</Announcement>
    </>
  );
}

function describeNothing({ q, retired }: CatalystView): string {
  if (q) return 'No matches found. Try other words.';
  return retired ? 'No catalyst is retired.' : 'There are no catalysts yet. Add one, or have a news feed read.';
}
