import type { ReactNode } from 'react';
import type { PagedList } from '@/lib/use-paged-list';
import { Button } from './button';
import { LoadFailure } from './load-failure';
import { Skeleton } from './skeleton';

interface ListStateProps {
  /** What is listed, in the plural: 'users'. */
  name: string;
  list: PagedList;
  /** Said where there is nothing to list. */
  nothing: string;
  children: ReactNode;
}

const PLACE = 'border-t border-line p-4';

/** A list in a card: while it is read, where it could not be, where it is empty, and with a way to more of it. */
export function ListState({ name, list, nothing, children }: ListStateProps) {
  if (list.isPending) {
    return (
      <div role="status" aria-label={`Loading the ${name}`} className={`${PLACE} flex flex-col gap-4`}>
        {['1', '2', '3', '4'].map((key) => (
          <div key={key} className="flex flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    );
  }
  if (list.total === undefined) {
    return (
      <div className={PLACE}>
        <LoadFailure onRetry={list.refetch}>The {name} could not be loaded. Nothing of them is lost.</LoadFailure>
      </div>
    );
  }
  return (
    <>
      {list.total === 0 ? <p className={`${PLACE} text-muted`}>{nothing}</p> : children}
      {list.isFetchNextPageError && (
        <p role="alert" className={`${PLACE} text-muted`}>
          More {name} could not be loaded. Please try again.
        </p>
      )}
      {list.hasNextPage && (
        <div className="flex justify-center border-t border-line p-2">
          <Button
            variant="quiet"
            size="small"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
