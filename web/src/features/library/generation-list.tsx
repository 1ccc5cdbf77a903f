import { useMemo, useRef, useState } from 'react';
import { refusalOf } from '@/lib/http-error';
import { Announcement } from '@/ui/announcement';
import { LoadFailureCard } from '@/ui/load-failure';
import { GenerationCard } from './generation-card';
import { isNarrowed, type LibraryView, queryOf } from './library-view';
import { EmptyLibrary, ListSkeleton, NoMatches } from './list/list-notices';
import { WindowedList } from './list/windowed-list';
import { useFolders, useGenerations } from './queries';
import { SelectionBar } from './selection/selection-bar';
import { useSelection } from './selection/use-selection';

interface GenerationListProps {
  view: LibraryView;
  toolName: (appId: number) => string;
  linkTo: (generationId: number) => string;
  onClearFilters: () => void;
}

/** The saved emails one under the other. */
export function GenerationList({ view, toolName, linkTo, onClearFilters }: GenerationListProps) {
  const query = queryOf(view);
  const { generations, total, fetchNextPage, ...reading } = useGenerations(query);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = reading;
  const folders = useFolders().data;
  const folderOf = useMemo(() => new Map(folders?.map((folder) => [folder.id, folder])), [folders]);
  const selection = useSelection(JSON.stringify(query), generations);
  const [typed, setTyped] = useState<{ id: number; title: string } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (reading.isPending) return <ListSkeleton />;
  if (reading.isError && !reading.data) {
    return (
      <LoadFailureCard onRetry={reading.refetch}>
        {refusalOf(reading.error, 'Your emails could not be loaded. They are safe.')}
      </LoadFailureCard>
    );
  }
  if (generations.length === 0 && !hasNextPage) {
    return isNarrowed(view) ? <NoMatches onClear={onClearFilters} /> : <EmptyLibrary />;
  }
  const found = `${total.toLocaleString('en-US')} ${total === 1 ? 'email' : 'emails'}`;
  return (
    <div aria-busy={reading.isPlaceholderData} className="flex flex-col gap-2.5">
      <p className="text-sm text-muted tabular-nums">{found}</p>
      <Announcement>{isNarrowed(view) && !reading.isPlaceholderData ? `${found} found` : ''}</Announcement>
      <WindowedList
        label="Saved emails"
        items={generations}
        total={total}
        keptId={typed?.id ?? null}
        hasMore={hasNextPage && !reading.isFetching && !isFetchNextPageError}
        onNearEnd={() => void fetchNextPage()}
        list={list}
      >
        {(generation) => (
          <GenerationCard
            generation={generation}
            toolName={toolName(generation.appId)}
            folder={generation.folderId === null ? undefined : folderOf.get(generation.folderId)}
            to={linkTo(generation.id)}
            isSelected={selection.isSelected(generation.id)}
            onSelect={({ nativeEvent }) =>
              selection.toggle(generation.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            typedTitle={typed?.id === generation.id ? typed.title : null}
            onTypeTitle={(title) => setTyped(title === null ? null : { id: generation.id, title })}
            onRemoved={() => list.current?.focus({ preventScroll: true })}
          />
        )}
      </WindowedList>
      {isFetchingNextPage && <ListSkeleton count={2} />}
      {isFetchNextPageError && (
        <LoadFailureCard onRetry={fetchNextPage}>More of your emails could not be loaded.</LoadFailureCard>
      )}
      {selection.selected.length > 0 && (
        <SelectionBar
          selected={selection.selected}
          shown={generations.length}
          toolName={toolName}
          onSelectAll={selection.selectAll}
          onClear={() => {
            selection.clear();
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
