import type { FolderResponse, GenerationPreview } from '@copydesk/contracts';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { LoadFailureCard } from '@/ui/load-failure';
import { DeleteFolderDialog } from '../folders/delete-folder-dialog';
import { FolderDialog } from '../folders/folder-dialog';
import { FolderMenu } from '../folders/folder-menu';
import { isNarrowed, type LibraryView, queryOf } from '../library-view';
import { EmptyLibrary, NoMatches } from '../list/list-notices';
import { useMove } from '../mutations';
import { useFolders, useGenerations } from '../queries';
import { BoardColumn } from './board-column';
import { BoardSkeleton, NoFolders } from './board-notices';
import { CardFace, TITLE_STYLE } from './card-face';
import { idOfColumn, isShown } from './column';
import type { BoardContent } from './column-cards';
import { type CardData, carriedCard, columnBelow, createAnnouncements, describeDrag, findColumnBelow } from './drag';

interface BoardProps {
  view: LibraryView;
  toolName: (appId: number) => string;
  /** Where the words of a saved email are shown. */
  linkTo: (generationId: number) => string;
  onClearFilters: () => void;
}

/** The folder whose dialog is open. */
type AskedFolder = { kind: 'edit'; folder: FolderResponse | null } | { kind: 'delete'; folder: FolderResponse };

const NONE: FolderResponse[] = [];
/** A click that shakes a little is a click; a finger that rests for a moment picks up, one that moves scrolls. */
const BY_MOUSE = { activationConstraint: { distance: 6 } };
const BY_TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

/** The library by folders: a column for each, between which emails are moved. */
export default function Board({ view, toolName, linkTo, onClearFilters }: BoardProps) {
  const known = useFolders();
  const found = useGenerations({ ...queryOf(view), limit: '1' });
  const move = useMove();
  const [carried, setCarried] = useState<CardData | null>(null);
  const [typed, setTyped] = useState<BoardContent['typed']>(null);
  const [focus, setFocus] = useState<{ id: number; folderId: number | null } | null>(null);
  const [dialog, setDialog] = useState<AskedFolder | null>(null);
  // Nothing is to move below the pointer, whatever another tab does meanwhile.
  const folders = useHeld(known.data ?? NONE, carried !== null);
  const newFolder = useRef<HTMLButtonElement>(null);
  const [announcements] = useState(createAnnouncements);
  const sensors = useSensors(
    useSensor(MouseSensor, BY_MOUSE),
    useSensor(TouchSensor, BY_TOUCH),
    useSensor(KeyboardSensor, { scrollBehavior: 'auto' }),
  );

  const moveTo = (generation: GenerationPreview, folderId: number | null, isByKeyboard: boolean) => {
    if (generation.folderId === folderId) return;
    if (isByKeyboard) setFocus({ id: generation.id, folderId });
    move.mutate(
      { generation, folderId },
      { onError: () => isByKeyboard && setFocus({ id: generation.id, folderId: generation.folderId }) },
    );
  };
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setCarried(null);
    const card = carriedCard(active) ?? carried;
    const column = columnBelow(over);
    if (!card || column === undefined) return;
    moveTo(card.generation, column?.id ?? null, activatorEvent instanceof KeyboardEvent);
  };

  if (known.isPending || found.isPending) return <BoardSkeleton />;
  if (known.isError && !known.data) {
    return (
      <LoadFailureCard onRetry={known.refetch}>Your folders could not be loaded. Your emails are safe.</LoadFailureCard>
    );
  }
  const isNothing = found.isSuccess && found.total === 0;
  if (isNothing && isNarrowed(view)) return <NoMatches onClear={onClearFilters} />;
  if (isNothing && folders.length === 0) return <EmptyLibrary />;
  const columns = [null, ...folders].filter((column) => isShown(view, column));
  const content: BoardContent = {
    view,
    carriedId: carried?.generation.id ?? null,
    typed,
    toolName,
    linkTo,
    onTypeTitle: setTyped,
    onMove: (generation, folderId) => moveTo(generation, folderId, true),
    onFocus: setFocus,
  };
  const emails = `${found.total.toLocaleString('en-US')} ${found.total === 1 ? 'email' : 'emails'}`;
  const close = () => setDialog(null);
  const leaveDeleted = () => {
    close();
    // The menu that the dialog was opened from is gone with its column.
    requestAnimationFrame(() => newFolder.current?.focus());
  };
  const create = () => setDialog({ kind: 'edit', folder: null });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findColumnBelow}
      autoScroll={{ canScroll: (element) => element !== document.scrollingElement }}
      accessibility={{
        announcements,
        restoreFocus: false,
        screenReaderInstructions: { draggable: describeDrag.help },
      }}
      onDragStart={({ active }) => setCarried(carriedCard(active))}
      onDragCancel={() => setCarried(null)}
      onDragEnd={drop}
    >
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted tabular-nums">{emails}</p>
          <Announcement>{isNarrowed(view) && !found.isPlaceholderData ? `${emails} found` : ''}</Announcement>
          <Button ref={newFolder} size="small" onClick={create}>
            <FolderPlus className="size-4" aria-hidden />
            New Folder
          </Button>
        </div>
        <div
          className={classNames(
            'relative -mx-4 flex h-[max(26rem,min(46rem,calc(100dvh-21.5rem)))] gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:mask-x-from-[calc(100%-1.5rem)] sm:px-6',
            !carried && 'snap-x snap-mandatory sm:snap-proximity',
          )}
        >
          {columns.map((column) => (
            <BoardColumn
              key={idOfColumn(column)}
              content={content}
              column={column}
              menu={
                column && (
                  <FolderMenu
                    folder={column}
                    onEdit={() => setDialog({ kind: 'edit', folder: column })}
                    onDelete={() => setDialog({ kind: 'delete', folder: column })}
                  />
                )
              }
              isSource={carried !== null && idOfColumn(carried.column) === idOfColumn(column)}
              focusId={focus && focus.folderId === (column?.id ?? null) ? focus.id : null}
            />
          ))}
          {folders.length === 0 && view.folderId === null && <NoFolders onCreate={create} />}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="h-full cursor-grabbing rounded-md border border-accent/60 bg-lifted shadow-float">
            <CardFace
              generation={carried.generation}
              toolName={toolName(carried.generation.appId)}
              title={
                <p dir="auto" className={TITLE_STYLE}>
                  {carried.generation.title}
                </p>
              }
            />
          </div>
        )}
      </DragOverlay>
      {dialog?.kind === 'edit' && <FolderDialog folder={dialog.folder} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteFolderDialog folder={dialog.folder} onClose={close} onDeleted={leaveDeleted} />
      )}
    </DndContext>
  );
}

/** A value that stays as it is while it is held. */
function useHeld<T>(value: T, isHeld: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isHeld && kept !== value) setKept(value);
  return isHeld ? kept : value;
}
