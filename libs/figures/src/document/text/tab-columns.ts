import { isYear } from '../../characters';
import { isFigure, isTime, type JoinedCell, joinCells } from '../table/cells';
import type { TextCell, TextLine } from './text-line';

/** How far columns of a text with tabs are apart. */
const COLUMN = 1_000;

/**
 * Places the cells of lines with tabs by their order: how many tabs stand between two figures differs from row to row. A
 * row with fewer figures than most may have each of them in several columns, and says none of them for certain.
 */
export function placeByOrder(lines: TextLine[]): TextLine[] {
  const joined = lines.map((line) => (line.isTabbed ? joinCells(line.cells) : null));
  const counts = countsOf(joined);
  return lines.map((line, at) => {
    const cells = joined[at];
    return cells ? { ...line, cells: placeCells(cells, line, counts[at] ?? 0) } : line;
  });
}

/** How many columns each line with tabs has: as most rows around it, or below it where there are none. */
function countsOf(lines: (JoinedCell<TextCell>[] | null)[]): number[] {
  const counts: number[] = [];
  let below = 0;
  for (let end = lines.length; end > 0;) {
    let from = end - 1;
    while (from > 0 && (lines[from] === null) === (lines[from - 1] === null)) from -= 1;
    const usual = usualCount(lines.slice(from, end).flatMap((cells) => (cells ? [cells] : [])));
    if (usual > 0) below = usual;
    for (let at = from; at < end; at++) counts[at] = below;
    end = from;
  }
  return counts;
}

/** How many figures most rows have; the most of those that are as frequent. */
function usualCount(rows: JoinedCell<TextCell>[][]): number {
  const votes = new Map<number, number>();
  for (const cells of rows) {
    const count = cells.filter(({ text }, at) => at > 0 && isFigure(text) && !isYear(text)).length;
    if (count > 0) votes.set(count, (votes.get(count) ?? 0) + 1);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function placeCells(cells: JoinedCell<TextCell>[], line: TextLine, columns: number): TextCell[] {
  const hasFigures = cells.some(({ text }, at) => at > 0 && isFigure(text) && !isYear(text));
  const isOfTimes = cells.every(({ text }) => isTime(text)) && cells.length <= columns;
  const isLabelled = hasFigures ? !isFigure(cells[0]?.text ?? '') || line.isAtMargin : line.isAtMargin && !isOfTimes;
  const own = isLabelled ? cells.slice(1) : cells;
  const isSpread = !hasFigures && own.length > 0 && columns % own.length === 0;
  const room = Math.max(columns - own.length, 0);
  const label = line.isAtMargin
    ? (cells[0]?.parts ?? []).map(({ cell }) => ({ ...cell, left: 0, right: COLUMN / 2 }))
    : [];
  return [
    ...label,
    ...own.flatMap(({ parts }, order) => {
      const at = isSpread ? order * (columns / own.length) : order;
      const left = (at + 1) * COLUMN;
      const right = left + (isSpread ? 0 : room * COLUMN) + COLUMN / 2;
      return parts.map(({ cell }) => ({ ...cell, left, right }));
    }),
  ];
}
