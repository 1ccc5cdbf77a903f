import type { Place } from '../document';
import type { PlacedLine } from '../lines/segments';
import type { RawCell } from '../table/cells';

/** A cell with its place in the text. */
export interface TextCell extends RawCell, Place {}

export interface TextLine extends PlacedLine<TextCell>, Place {
  text: string;
  isTabbed: boolean;
  /** It begins with its first cell, not with a tab. */
  isAtMargin: boolean;
}

/** A line of more cells is none of a table that people read. */
export const MOST_CELLS = 100;
/** Tabs stand for columns, whatever the words between them measure. */
export const TAB_WIDTH = 1_000;
