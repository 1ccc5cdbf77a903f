import { useDroppable } from '@dnd-kit/core';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { useGenerations } from '../queries';
import { idOfColumn, queryOfColumn, type Column } from './column';
import { ColumnCards, type BoardContent } from './column-cards';
import { ColumnHeader } from './column-header';
import type { ColumnData } from './drag-data';
import { useIsNear } from './use-is-near';

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
  useEffect(() => setNodeRef(node), [node, setNodeRef]);
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
