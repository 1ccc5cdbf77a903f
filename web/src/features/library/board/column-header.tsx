import type { ReactNode } from 'react';
import { FolderDot } from '../folders/folder-badge';
import { nameOfColumn, type Column } from './column';

interface ColumnHeaderProps {
  id: string;
  column: Column;
  /** null while it is not known. */
  count: number | null;
  /** What can be done with the folder. */
  menu: ReactNode;
}

export function ColumnHeader({ id, column, count, menu }: ColumnHeaderProps) {
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
