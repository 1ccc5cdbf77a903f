import { useIsFetching } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { BoardSkeleton } from './board/board-notices';
import { DetailDialog } from './detail-dialog';
import { GenerationList } from './generation-list';
import { LISTS_KEY } from './library-keys';
import { LibraryToolbar, ViewChips } from './library-toolbar';
import { useLibraryView } from './library-view';

const Board = lazyComponent(() => import('./board/board'));

interface LibraryProps {
  /** What a tool is called. */
  toolName: (appId: number) => string;
}

/** My Generations: what the user saved, to be found, kept in order and taken up again. */
export function Library({ toolName }: LibraryProps) {
  const { view, changeView, linkTo } = useLibraryView();
  const isReading = useIsFetching({ queryKey: LISTS_KEY }) > 0;
  const Content = view.layout === 'board' ? Board : GenerationList;
  return (
    <div className="flex flex-col gap-4">
      <LibraryToolbar view={view} onChange={changeView} toolName={toolName} isReading={isReading && view.q !== ''} />
      <ViewChips view={view} onChange={changeView} toolName={toolName} />
      <Suspense fallback={<BoardSkeleton />}>
        <Content
          view={view}
          toolName={toolName}
          linkTo={(openId) => linkTo({ openId })}
          onClearFilters={() => changeView({ q: '', filter: 'all', folderId: null, appId: null })}
        />
      </Suspense>
      <DetailDialog
        id={view.openId}
        toolName={toolName}
        onClose={() => changeView({ openId: null }, { replace: true })}
      />
    </div>
  );
}
