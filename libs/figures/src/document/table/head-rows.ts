import { isYear } from '../../characters';
import { hasYear, says } from '../../lexicon/phrases';
import { isTime, type RawCell } from './cells';
import { type Extent, headsOver } from './columns';
import type { LaidCell, LaidRow } from './laid-table';

export function headsOf<C extends RawCell>(rows: LaidRow<C>[], extents: Extent[]): { heads: string[] }[] {
  const end = rows.findIndex(({ kind }) => kind === 'figures');
  const headRows = inOneRow(rows.slice(0, end < 0 ? rows.length : end).filter(({ kind }) => kind === 'head'));
  const over = headRows.map(({ cells, gap }) => headsOver(cells, extents, gap !== undefined));
  spreadTimes(over, headRows, extents);
  return extents.map((_, column) => ({
    heads: over.flatMap((row) => row[column] ?? []).filter((text, at, all) => text !== all[at - 1]),
  }));
}

/** Heads above the years that wrap into more lines than others are one row: 'Three Months Ended June', '30,' beside 'Six Months Ended June 30,'. */
function inOneRow<C extends RawCell>(rows: LaidRow<C>[]): LaidRow<C>[] {
  const years = rows.findIndex(({ cells }) => cells.filter(({ text }) => isYear(text)).length > 1);
  const above = rows.slice(0, Math.max(years, 0));
  const [first] = above;
  if (first?.gap === undefined) return rows;
  const blocks: LaidCell<C>[] = [];
  for (const { cells } of above) {
    const under = cells.map((cell) => blocks.filter(({ left, right }) => left < cell.right && cell.left < right));
    const touched = under.flat();
    // What lies over several others is the head of them all.
    if (under.some(({ length }) => length > 1) || new Set(touched).size < touched.length) return rows;
    cells.forEach((cell, index) => {
      const [block] = under[index] ?? [];
      if (block) Object.assign(block, joinedHeads(block, cell));
      else blocks.push({ ...cell });
    });
  }
  // 'Years ended' over the middle one of three days is of all of them.
  const areWhole = blocks.length > 1 && blocks.every(({ text }) => says(text, 'ended'));
  const isRagged = above.some(({ cells }) => cells.length < blocks.length);
  return areWhole && isRagged
    ? [{ ...first, cells: blocks.toSorted((a, b) => a.left - b.left) }, ...rows.slice(years)]
    : rows;
}

function joinedHeads<C extends RawCell>(a: LaidCell<C>, b: LaidCell<C>): Omit<LaidCell<C>, 'parts'> {
  const column = Math.min(a.column, b.column);
  return {
    text: `${a.text} ${b.text}`,
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    column,
    span: Math.max(a.column + a.span, b.column + b.span) - column,
  };
}

/** 'Three Months Ended' stands over all years around it, where a column of changes stands beside them. */
function spreadTimes<C extends RawCell>(over: string[][][], rows: LaidRow<C>[], extents: Extent[]): void {
  const years = over.find((row) => row.filter((texts) => texts.some(isYear)).length > 1);
  rows.forEach(({ cells }, at) => {
    const row = over[at];
    const times = cells.filter(({ text }) => isTime(text) && !hasYear(text));
    if (!row || !years || times.length === 0) return;
    extents.forEach(({ left, right }, column) => {
      if (row[column]?.length !== 0 || !years[column]?.some(isYear)) return;
      const away = ({ left: from, right: to }: RawCell) => Math.abs(from + to - left - right);
      const nearest = times.toSorted((a, b) => away(a) - away(b))[0];
      row[column] = nearest ? [nearest.text] : [];
    });
  });
}
