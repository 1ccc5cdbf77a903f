import { quoteFinder, type EvidenceSource } from '@copydesk/text';

/** Words of a source with the place at which they begin in its text. */
export interface SourcePiece {
  text: string;
  from: number;
}

interface Span {
  from: number;
  to: number;
}

/** A part of a source as it is laid out: what is out of sight is not. */
export type SourceBlock =
  | { kind: 'page'; from: number; name: string }
  /** Lines that go on in one another. */
  | { kind: 'paragraph'; from: number; lines: SourcePiece[] }
  /** Rows of cells; one that runs through has a single cell. */
  | { kind: 'table'; from: number; columns: number; rows: SourcePiece[][] };

const PAGE = /^[ \t]*(page|slide)[ \t]+(\d{1,6})[ \t]*$/i;
/** A line that is shorter ends its paragraph; one that is longer was never broken, and is one. */
const FULL = 70;
const UNBROKEN = 220;
/** A label may go on in a line without cells between two rows. */
const LONGEST_LABEL = 90;
/** A longer table is parted, so that a row is in view where its block is. */
const MOST_ROWS = 20;

/** The text of a source in pages, paragraphs and tables, whose cells are parted by tabs or by runs of spaces. */
export function sourceBlocks(text: string): SourceBlock[] {
  const lines = linesOf(text);
  const blocks: SourceBlock[] = [];
  /** The block that the next line may belong to. */
  let open: SourceBlock | null = null;
  lines.forEach((line, at) => {
    const page = line.text.length < 100 ? PAGE.exec(line.text) : null;
    if (page || line.text.trim() === '') {
      open = null;
      if (page) blocks.push({ kind: 'page', from: line.from, name: `${page[1] ?? ''} ${page[2] ?? ''}` });
    } else if (isRow(line) || (open?.kind === 'table' && isLabel(line, lines, at))) {
      const cells = cellsOf(line);
      if (open?.kind === 'table' && open.rows.length < MOST_ROWS) {
        open.rows.push(cells);
        open.columns = Math.max(open.columns, cells.length);
      } else {
        const columns = open?.kind === 'table' ? Math.max(open.columns, cells.length) : cells.length;
        open = { kind: 'table', from: line.from, columns, rows: [cells] };
        blocks.push(open);
      }
    } else {
      if (open?.kind === 'paragraph') open.lines.push(line);
      else {
        open = { kind: 'paragraph', from: line.from, lines: [line] };
        blocks.push(open);
      }
      if (line.text.length < FULL || line.text.length > UNBROKEN) open = null;
    }
  });
  return blocks;
}

/** The block in which a place stands. */
export function blockAt(blocks: SourceBlock[], place: number): number {
  return Math.max(
    0,
    blocks.findLastIndex((block) => block.from <= place),
  );
}

/** The page on which a place stands, as the source names it; null before the first one. */
export function pageAt(blocks: SourceBlock[], index: number): string | null {
  const page = blocks.slice(0, index + 1).findLast((block) => block.kind === 'page');
  return page?.kind === 'page' ? page.name : null;
}

const AROUND = 2_000;

/** The row or the sentence in which a place stands: where its words stand around it, else its line. */
export function passageAt(text: string, { from, to, quote }: Pick<EvidenceSource, 'from' | 'to' | 'quote'>): Span {
  const start = Math.max(0, from - AROUND);
  const found = quoteFinder(text.slice(start, to + AROUND))(quote);
  if (found && found.from + start <= from && found.to + start >= to)
    return { from: found.from + start, to: found.to + start };
  const end = text.indexOf('\n', to);
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: end < 0 ? text.length : end };
}

function linesOf(text: string): SourcePiece[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const piece = { text: line, from };
    from += line.length + 1;
    return piece;
  });
}

const SPACED = /\S {3,}\S/;

function isRow({ text }: SourcePiece): boolean {
  return text.includes('\t') || SPACED.test(text);
}

/** True for a short line before another row, as 'Current assets:' is. */
function isLabel({ text }: SourcePiece, lines: SourcePiece[], at: number): boolean {
  const next = lines[at + 1];
  return text.length < LONGEST_LABEL && next !== undefined && (isRow(next) || isRow(lines[at + 2] ?? next));
}

function cellsOf({ text, from }: SourcePiece): SourcePiece[] {
  const cells: SourcePiece[] = [];
  let place = from;
  for (const part of text.split(text.includes('\t') ? /(\t)/ : /( {3,})/)) {
    if (part !== '\t' && !/^ {3,}$/.test(part)) cells.push({ text: part, from: place });
    place += part.length;
  }
  return cells;
}
