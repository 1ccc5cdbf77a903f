import type { JoinedCell, RawCell } from './cells';

/** A cell of a laid table in the column where it stands. */
export interface LaidCell<C extends RawCell> extends JoinedCell<C> {
  column: number;
  span: number;
}

export interface LaidRow<C extends RawCell> {
  kind: 'head' | 'group' | 'figures';
  indent: number;
  gap?: number;
  /** What stands left of the columns: the label, in most rows one cell. */
  label: JoinedCell<C>[];
  cells: LaidCell<C>[];
}

/** Rows that have the same heads over their columns. */
export interface LaidTable<C extends RawCell> {
  columns: { heads: string[] }[];
  rows: LaidRow<C>[];
}
