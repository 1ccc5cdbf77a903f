import type { RawCell } from './table/cells';
import type { LaidRow } from './table/laid-table';
import { spaced } from '../characters';

/** How many short paragraphs above a table may say what it is. */
const CAPTION_LINES = 4;
const CAPTION_MAX = 200;

/** The lines that may say what a table below is, with one more paragraph. */
export const linesAbove = (above: readonly string[], text: string): string[] =>
  text.length <= CAPTION_MAX ? [...above, text].slice(-CAPTION_LINES) : lastSentence(text);

/** 'Net sales are as follows (in millions):' at the end of a paragraph says what comes. */
function lastSentence(text: string): string[] {
  const plain = spaced(text).trim();
  if (!plain.endsWith(':')) return [];
  const last = plain.slice(plain.lastIndexOf('. ') + 1).trim();
  return last.length <= CAPTION_MAX ? [last] : [];
}

/** The labels of the rows above a table's figures. */
export function saidInHeads<C extends RawCell>(rows: readonly LaidRow<C>[]): string[] {
  const first = rows.findIndex(({ kind }) => kind === 'figures');
  const lastHead = rows.slice(0, Math.max(first, 0)).findLastIndex(({ kind }) => kind === 'head');
  return (
    rows
      .map((row, index) => ({ row, index, text: row.label.map(({ text }) => text).join(' ') }))
      // '(Dollars in millions)' stands in a row of its own, too, and a title may stand among the heads.
      .filter(
        ({ row, index, text }) =>
          row.kind === 'head' || (row.kind === 'group' && index < (text.startsWith('(') ? first : lastHead)),
      )
      .map(({ text }) => text)
      .filter(Boolean)
  );
}
