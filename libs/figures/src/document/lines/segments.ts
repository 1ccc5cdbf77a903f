import { joinCells, type JoinedCell, type RawCell } from '../table/cells';
import { leadsToTable } from './leads-to-table';
import { columnsOf } from '../table/columns';
import { mergeRuns, runsOf } from './figure-runs';
import { headsAbove } from './heads-above';

/** What stands at one height of a page, or in one line of a text. */
export interface PlacedLine<C extends RawCell = RawCell> {
  cells: C[];
  /** True where a wide gap, or an empty line, parts it from the line above. */
  isApart: boolean;
  /** How far below the line above it stands, where that is known. */
  gap?: number;
}

/** Lines from `first` up to `end`, which is exclusive; a table's heads begin at `first`. */
interface Segment {
  kind: 'text' | 'table';
  first: number;
  end: number;
}

const LONGEST_LABEL = 90;
const MOST_HEAD_LINES = 10;

/** Parts lines into prose and tables: a table is where lines with figures beside a label follow each other. */
export function segmentsOf<C extends RawCell>(lines: PlacedLine<C>[]): Segment[] {
  const joined = lines.map(({ cells }) => joinCells(cells));
  const segments: Segment[] = [];
  let done = 0;
  const isProseAt = (index: number) => isProse(joined[index] ?? [], lines[index]?.isApart ?? false);
  for (const [from, end] of mergeRuns(runsOf(joined, isProseAt), joined)) {
    const columns = columnsOf(joined.slice(from, end));
    const body = { columns, left: leftOf(joined.slice(from, end)), from };
    const earliest = Math.max(done, from - MOST_HEAD_LINES);
    const first = columns.length === 0 ? end : headsAbove(joined, { ...body, earliest, isProseAt });
    if (first >= end) continue;
    if (first > done) segments.push({ kind: 'text', first: done, end: first });
    segments.push({ kind: 'table', first, end });
    done = end;
  }
  if (done < lines.length) segments.push({ kind: 'text', first: done, end: lines.length });
  return segments;
}

/** A long line, or a sentence; what ends with a colon right below other rows is their heading. */
function isProse(cells: JoinedCell[], isApart: boolean): boolean {
  const [only, ...others] = cells;
  if (!only || others.length > 0) return false;
  if (leadsToTable(only.text)) return true;
  if (only.text.endsWith(':') && !isApart) return false;
  return only.text.length > LONGEST_LABEL || ('.;'.includes(only.text.slice(-1)) && only.text.split(' ').length > 6);
}

const leftOf = (lines: JoinedCell[][]): number => Math.min(...lines.flatMap(([first]) => first?.left ?? []));
