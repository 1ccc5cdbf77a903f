import type { GenerationPreview } from '@copydesk/contracts';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { isNarrowed, type LibraryView } from '../library-view';
import { withKept } from '../list/windowed-list';
import type { useGenerations } from '../queries';
import { BoardCard } from './board-card';
import type { Column } from './column';

/** What every column is told of the board. */
export interface BoardContent {
  view: LibraryView;
  /** The card that is carried. */
  carriedId: number | null;
  /** The title that is being changed. */
  typed: { id: number; title: string } | null;
  toolName: (appId: number) => string;
  linkTo: (generationId: number) => string;
  onTypeTitle: (typed: { id: number; title: string } | null) => void;
  onMove: (generation: GenerationPreview, folderId: number | null) => void;
  /** This card takes the focus as soon as it is in its column. */
  onFocus: (focus: { id: number; folderId: number | null } | null) => void;
}

interface ColumnCardsProps {
  content: BoardContent;
  column: Column;
  list: ReturnType<typeof useGenerations>;
  /** The card that takes the focus as soon as it is here. */
  focusId: number | null;
}

const CARD_PX = 112;
const GAP_PX = 8;
const EDGE_PX = 8;
/** So many cards before the end the next page is asked for. */
const AHEAD = 10;

/** The cards of a column: those in sight, page by page. */
export function ColumnCards({ content, column, list, focusId }: ColumnCardsProps) {
  const { view, carriedId, typed, toolName, linkTo, onTypeTitle, onMove, onFocus } = content;
  const { generations, hasNextPage, isFetchNextPageError, fetchNextPage } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const keptIds = [carriedId, typed?.id, focusId, focusedId];
  const kept = keptIds.map((id) => generations.findIndex((generation) => generation.id === id));
  const cards = useVirtualizer({
    count: generations.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => generations[index]?.id ?? index,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    paddingStart: EDGE_PX,
    paddingEnd: EDGE_PX,
    overscan: 5,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept),
  });
  const items = cards.getVirtualItems();
  const isNearEnd = (cards.range?.endIndex ?? 0) >= generations.length - AHEAD;
  const canReadOn = hasNextPage && !list.isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isNearEnd && canReadOn) void fetchNextPage();
  }, [isNearEnd, canReadOn, fetchNextPage]);

  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading emails" className="flex flex-col gap-2 p-2">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  }
  if (list.isError && generations.length === 0) {
    return (
      <div className="p-3.5 text-sm">
        <LoadFailure onRetry={list.refetch}>These emails could not be loaded. They are safe.</LoadFailure>
      </div>
    );
  }
  if (generations.length === 0) {
    return (
      <p className="m-2 grid min-h-28 place-items-center rounded-md border border-dashed border-line-strong px-6 text-center text-sm text-faint">
        {isNarrowed(view) ? 'Nothing here matches.' : 'Nothing here yet. Drag an email here.'}
      </p>
    );
  }
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-2 [scrollbar-width:thin]">
      <ul className="relative" style={{ height: cards.getTotalSize() }} onBlur={() => setFocusedId(null)}>
        {items.map(({ key, index, start }) => {
          const generation = generations[index];
          if (!generation) return null;
          const { id, folderId, appId } = generation;
          const beside = generations[index + 1] ?? generations[index - 1];
          return (
            <li
              key={key}
              ref={cards.measureElement}
              data-index={index}
              aria-setsize={list.total}
              aria-posinset={index + 1}
              style={{ top: start }}
              className="absolute inset-x-0"
              onFocus={() => setFocusedId(id)}
            >
              <BoardCard
                generation={generation}
                column={column}
                toolName={toolName(appId)}
                to={linkTo(id)}
                typedTitle={typed?.id === id ? typed.title : null}
                onTypeTitle={(title) => onTypeTitle(title === null ? null : { id, title })}
                takesFocus={focusId === id}
                onFocused={() => onFocus(null)}
                onMove={(to) => onMove(generation, to)}
                onRemoved={() => beside && onFocus({ id: beside.id, folderId })}
              />
            </li>
          );
        })}
      </ul>
      {isFetchNextPageError && (
        <div className="pb-3 text-sm">
          <LoadFailure onRetry={fetchNextPage}>The rest could not be loaded.</LoadFailure>
        </div>
      )}
    </div>
  );
}
