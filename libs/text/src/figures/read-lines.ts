import { alignCells } from './align-cells';

export interface Cell {
  text: string;
  from: number;
  to: number;
  /** 0 for the label, then from 1. */
  column: number;
}

/** A line of a document, with the page it stands on and the cells it has. */
export interface Line {
  text: string;
  from: number;
  page: number | null;
  cells: Cell[];
}

const MARKER = /^[ \t]*(?:page|slide)[ \t]+(\d{1,6})[ \t]*$/i;
/** What running heads and feet say on every page. */
const RUNNING = /^(?:table of contents|\d{1,3}|see accompanying notes.{0,80})$/i;

/** What has more is no row of a table. */
const MOST_CELLS = 60;

/** The lines of a document. Cells are parted by tabs, or by runs of two or more spaces. */
export function readLines(document: string): Line[] {
  const lines: Line[] = [];
  let page: number | null = null;
  let spaced: Line[] = [];
  let from = 0;
  const settle = () => {
    alignSpaced(spaced);
    spaced = [];
  };
  for (const text of document.split('\n')) {
    const marker = text.length < 100 ? MARKER.exec(text) : null;
    if (marker) {
      settle();
      page = Number(marker[1]);
    } else if (!(text.length < 120 && RUNNING.test(text.trim()))) {
      const line: Line = { text, from, page, cells: cellsOf(text, from) };
      lines.push(line);
      if (!text.includes('\t')) spaced.push(line);
    }
    from += text.length + 1;
  }
  settle();
  return lines;
}

function cellsOf(text: string, at: number): Cell[] {
  const isTabbed = text.includes('\t');
  const parts = text.split(isTabbed ? '\t' : / {2,}/);
  if (parts.length > MOST_CELLS || (!isTabbed && !text.includes('  '))) {
    const trimmed = text.trim();
    const from = at + text.indexOf(trimmed);
    return trimmed === '' ? [] : [{ text: trimmed, from, to: from + trimmed.length, column: 0 }];
  }
  const cells: Cell[] = [];
  let place = 0;
  parts.forEach((part, column) => {
    const trimmed = part.trim();
    if (trimmed === '') {
      place += part.length + (isTabbed ? 1 : 0);
      return;
    }
    const start = text.indexOf(trimmed, place);
    cells.push({ text: trimmed, from: at + start, to: at + start + trimmed.length, column });
    place = isTabbed ? place + part.length + 1 : start + trimmed.length;
  });
  return joinSigns(cells);
}

/** '$' and ')' in cells of their own belong to the figure beside them. */
function joinSigns(cells: Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const isHead = last !== undefined && /^[$€£¥₹]?\(?$/.test(last.text) && /^[\d(.—–-]/.test(cell.text);
    const isTail = last !== undefined && /^[)%]{1,2}$/.test(cell.text) && /[\d)—–-]$/.test(last.text);
    if (last && (isHead || isTail)) {
      last.text += cell.text;
      last.to = cell.to;
      if (isHead) last.column = cell.column;
    } else joined.push({ ...cell });
  }
  return joined;
}

/** In a text that is set with spaces the columns are where the figures stand below one another. */
function alignSpaced(lines: Line[]): void {
  if (!lines.some((line) => line.cells.length > 1)) return;
  const placed = lines.map((line) =>
    line.cells.map((cell) => ({ text: cell.text, from: cell.from - line.from, to: cell.to - line.from })),
  );
  alignCells(placed).forEach((columns, index) => {
    lines[index]?.cells.forEach((cell, place) => {
      cell.column = columns[place] ?? 0;
    });
  });
}
