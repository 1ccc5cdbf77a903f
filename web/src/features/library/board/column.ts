import type { FolderResponse, ListGenerationsQuery } from '@copydesk/contracts';
import { queryOf, type LibraryView } from '../library-view';

/** A column of the board: a folder, or null for what lies in none. */
export type Column = FolderResponse | null;

export function idOfColumn(column: Column): string {
  return `column-${column?.id ?? 'none'}`;
}

export function nameOfColumn(column: Column): string {
  return column?.name ?? 'Unorganized';
}

/** What the server is asked for a column. */
export function queryOfColumn(view: LibraryView, column: Column): ListGenerationsQuery {
  return queryOf({ ...view, folderId: column?.id ?? 'none' });
}

/** Whether a column is on the board: all are, unless one was chosen. */
export function isShown({ folderId }: LibraryView, column: Column): boolean {
  return folderId === null || folderId === (column?.id ?? 'none');
}
