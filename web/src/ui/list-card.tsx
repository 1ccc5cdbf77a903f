import { type ReactNode, useId } from 'react';
import type { PagedList } from '@/lib/use-paged-list';
import { Announcement } from './announcement';
import { Button } from './button';
import { Card } from './card';
import { LoadFailure } from './load-failure';
import { SearchBox } from './search-box';
import { Skeleton } from './skeleton';

interface ListCardProps {
  /** What is listed, in the plural: 'Users'. */
  title: string;
  list: PagedList;
  /** What can be done with all of it. */
  action: ReactNode;
  /** What narrows it down. */
  filters: ReactNode;
  /** Said where there is nothing to list. */
  nothing: string;
  /** The rows. */
  children: ReactNode;
}

/** A long list in a card, with how many there are, and a way to find some of them. */
export function ListCard({ title, list, action, filters, nothing, children }: ListCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="text-sm text-muted tabular-nums">{list.total?.toLocaleString('en-US')}</span>
        <div className="ml-auto">{action}</div>
      </header>
      <div role="search" aria-label={title} className="flex flex-wrap items-start gap-2 px-4 pb-4">
        {filters}
      </div>
      <ListState name={title.toLowerCase()} list={list} nothing={nothing}>
        <ul aria-label={title} aria-busy={list.isPlaceholderData} className="divide-y divide-line border-t border-line">
          {children}
        </ul>
      </ListState>
    </Card>
  );
}

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
        <LoadFailure onRetry={list.refetch}>The {name} could not be loaded. Nothing is lost.</LoadFailure>
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

interface ListSearchProps {
  list: PagedList;
  /** What is searched for. */
  q: string;
  placeholder: string;
  onSearch: (q: string) => void;
}

/** Searches a list, and says how much of it was found. */
export function ListSearch({ list, q, ...box }: ListSearchProps) {
  const { isFetching, isPending, isPlaceholderData, total } = list;
  return (
    <>
      <SearchBox q={q} isReading={isFetching && !isPending} {...box} />
      <Announcement>{q && !isPlaceholderData && total !== undefined ? `${total} found` : ''}</Announcement>
    </>
  );
}
