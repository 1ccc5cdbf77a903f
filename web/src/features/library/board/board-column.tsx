import { useDroppable } from '@dnd-kit/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '@/ui/class-names';
import { FolderDot } from '../folders/folder-items';
import { useGenerations } from '../queries';
import { type Column, idOfColumn, nameOfColumn, queryOfColumn } from './column';
import { type BoardContent, ColumnCards } from './column-cards';
import type { ColumnData } from './drag';

interface BoardColumnProps {
  content: BoardContent;
  column: Column;
  /** What can be done with the folder. */
  menu?: ReactNode;
  /** A card of it is carried. */
  isSource: boolean;
  /** The card that takes the focus as soon as it is here. */
  focusId: number | null;
}

/** A folder as a place to put emails into. Its emails are read when it comes into sight. */
export function BoardColumn({ content, column, menu, isSource, focusId }: BoardColumnProps) {
  const headingId = useId();
  const data: ColumnData = { column };
  const { setNodeRef, isOver } = useDroppable({ id: idOfColumn(column), data: { ...data } });
  const [node, setNode] = useState<HTMLElement | null>(null);
  const isNear = useIsNear(node);
  const list = useGenerations(queryOfColumn(content.view, column), { enabled: isNear || focusId !== null });
  useEffect(() => {
    setNodeRef(node);
  }, [node, setNodeRef]);
  return (
    <section
      ref={setNode}
      aria-labelledby={headingId}
      className={classNames(
        'flex w-69 shrink-0 snap-center flex-col rounded-lg border bg-surface transition-colors duration-150 max-sm:w-[calc(100vw-4.5rem)] sm:snap-start',
        isOver && !isSource ? 'border-accent/60' : 'border-line',
      )}
    >
      <ColumnHeader id={headingId} column={column} count={list.isSuccess ? list.total : null} menu={menu} />
      <ColumnCards content={content} column={column} list={list} focusId={focusId} />
    </section>
  );
}

interface ColumnHeaderProps {
  id: string;
  column: Column;
  /** null while it is not known. */
  count: number | null;
  /** What can be done with the folder. */
  menu: ReactNode;
}

function ColumnHeader({ id, column, count, menu }: ColumnHeaderProps) {
  return (
    <header className="relative flex h-12 shrink-0 items-center gap-2.5 border-b border-line pr-2 pl-3.5">
      {column && (
        <span
          aria-hidden
          style={{ backgroundColor: column.color }}
          className="absolute inset-x-3.5 -top-px h-0.5 rounded-full"
        />
      )}
      {column && <FolderDot color={column.color} />}
      <h3 id={id} dir="auto" className="min-w-0 truncate font-medium" title={nameOfColumn(column)}>
        {nameOfColumn(column)}
      </h3>
      {count !== null && (
        <p className="flex-1 text-sm text-faint tabular-nums">
          {count.toLocaleString('en-US')}
          <span className="sr-only"> {count === 1 ? 'email' : 'emails'}</span>
        </p>
      )}
      {menu}
    </header>
  );
}

const MARGIN = '0px 320px';

/** Whether a part of a row that is scrolled sideways is in sight, or will soon be. */
function useIsNear(part: HTMLElement | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!part) return;
    const seen = ([entry]: IntersectionObserverEntry[]) => setIsNear(entry?.isIntersecting ?? false);
    const observer = new IntersectionObserver(seen, { root: part.parentElement, rootMargin: MARGIN });
    observer.observe(part);
    return () => observer.disconnect();
  }, [part]);
  return isNear;
}
