import type { PagedList } from '@/lib/use-paged-list';
import { Announcement } from './announcement';
import { SearchBox } from './search-box';

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
