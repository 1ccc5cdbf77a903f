import { isFigureCell } from './align-cells';
import { type Calendar } from './calendar';
import { type Period } from './figure';
import { findPeriods } from './find-periods';
import { readLabel } from './label';
import { type Cell, type Line } from './read-lines';
import { readHeads, type Column } from './table-heads';

/** A row of a table with everything above it that says what its figures are. */
export interface Row {
  line: Line;
  label: string;
  /** Rows without figures above it that head it: 'Net sales:', 'Americas'. */
  parents: string[];
  /** The lines above the table, nearest last. */
  title: string[];
  /** The period that a line above the row gives, where the columns give none. */
  period: Period | null;
  /** The heading of the page's section, where it stands alone on a line. */
  cells: { cell: Cell; column: Column }[];
}

const LONGEST_TITLE = 6;
const MOST_HEADS = 8;
const IS_DATE_LABEL = /^(?:balances?|beginning|ending|ended)?\b.{0,30}\b20\d\d$/i;

/** Reads every row of figures of a document's tables. */
export function readTables(lines: Line[], calendar: Calendar): Row[] {
  const reader = new TableReader(lines, calendar);
  lines.forEach((_, index) => reader.take(index));
  return reader.rows;
}

/** True for a line of a table: more than one cell, or figures alone. */
export function isTableLine({ cells }: Line): boolean {
  return cells.length > 1 || (cells[0]?.column ?? 0) > 0;
}

class TableReader {
  readonly rows: Row[] = [];
  private title: string[] = [];
  private heads: Line[] = [];
  private columns: Column[] | null = null;
  private parents: string[] = [];
  private unfinished: string[] = [];
  private period: Period | null = null;
  private isAfterBlank = false;
  /** True where a row stands below the last parent. */
  private isUsed = false;

  constructor(
    private readonly lines: Line[],
    private readonly calendar: Calendar,
  ) {}

  take(index: number): void {
    const line = this.lines[index];
    if (!line) return;
    if (line.cells.length === 0) {
      this.isAfterBlank = true;
      if (this.isUsed)
        this.parents = this.parents.filter((parent) => parent.endsWith(':') || readLabel(parent).isUsual);
      this.unfinished = [];
      return;
    }
    if (line.page !== this.lines[index - 1]?.page) this.close();
    if (!isTableLine(line)) this.takeText(line.cells[0]?.text ?? '', this.lines[index + 1]);
    else if (isHead(line)) this.takeHead(line);
    else this.takeRow(line, index);
    this.isAfterBlank = false;
  }

  private close(): void {
    this.heads = [];
    this.columns = null;
    this.parents = [];
    this.period = null;
    this.unfinished = [];
  }

  private takeText(text: string, next: Line | undefined): void {
    const isLabel = this.columns !== null && next !== undefined && isTableLine(next) && !/[.:;]$/.test(text);
    const isProse = (text.length > 90 && !isLabel) || (text.length > 50 && /[.;]$/.test(text));
    if (isProse) {
      if (this.columns !== null) this.title = [];
      this.close();
    }
    if (this.columns === null) {
      this.title = [...this.title, text].slice(-LONGEST_TITLE);
      if (!this.heads.some(({ text: head }) => /months|weeks|ended|quarter|20\d\d/i.test(head))) this.heads = [];
      if (this.heads.length > 0 && !/[(]|unaudited/i.test(text)) this.addParent(text);
      return;
    }
    this.addParent(text);
    if (/\bin (?:millions|thousands|billions)|percent(?:age)? of/i.test(text))
      this.title = [...this.title, text].slice(-LONGEST_TITLE);
  }

  /** A row that has a label alone: it heads what follows, or is the first line of a longer label. */
  private addParent(text: string): void {
    const [found] = text.length < 60 && /\d{4}|months|quarter|year/i.test(text) ? findPeriods(text, this.calendar) : [];
    if (found && !found.relative && found.to - found.from > text.length * 0.6) {
      this.period = found.period;
      return;
    }
    if (this.isAfterBlank && !text.endsWith(':'))
      this.parents = this.parents.filter((parent) => parent.endsWith(':')).slice(-1);
    if (text.endsWith(':') && this.isAfterBlank) this.parents = [];
    this.parents = [...this.parents, text].slice(-2);
    this.unfinished = [...this.unfinished, text].slice(-LONGEST_TITLE);
    this.isUsed = false;
  }

  private takeHead(line: Line): void {
    if (this.columns !== null) this.close();
    this.heads = [...this.heads, line].slice(-MOST_HEADS);
    const [first] = line.cells;
    if (first?.column === 0) this.title = [...this.title, first.text].slice(-LONGEST_TITLE);
  }

  private takeRow(line: Line, index: number): void {
    this.columns ??= readHeads(this.heads, this.widthFrom(index), this.calendar);
    const [first] = line.cells;
    const own = first && first.column === 0 ? first.text : '';
    // A label that goes on in lower case belongs to the lines above it.
    const isGoingOn =
      this.unfinished.length > 0 && /^[a-z](?![A-Z])/.test(own) && !this.unfinished.at(-1)?.endsWith(':');
    if (isGoingOn) this.parents = this.parents.filter((parent) => !this.unfinished.includes(parent));
    const label = isGoingOn ? [...this.unfinished, own].join(' ') : own;
    const [dated] = IS_DATE_LABEL.test(label) ? findPeriods(label, this.calendar) : [];
    this.rows.push({
      line,
      label: label === '' ? (this.parents.at(-1) ?? '') : label,
      parents: label === '' ? this.parents.slice(0, -1) : this.parents,
      title: this.title,
      period: dated?.period ?? this.period,
      cells: line.cells
        .filter((cell) => cell.column > 0)
        .map((cell) => ({
          cell,
          column: this.columns?.[cell.column] ?? { text: '', period: null, change: null, isShare: false, name: '' },
        })),
    });
    this.unfinished = [];
    this.isUsed = true;
    if (/^total\b/i.test(label)) this.endParts(label);
  }

  /** 'Total cost of sales' ends what 'Cost of sales:' began. */
  private endParts(label: string): void {
    const { measure } = readLabel(label);
    this.parents = this.parents
      .filter((parent) => parent.endsWith(':') && readLabel(parent).measure !== measure)
      .slice(0, 1);
  }

  /** How many columns of figures the table has. */
  private widthFrom(index: number): number {
    let width = 0;
    for (const line of this.lines.slice(index, index + 60)) {
      if (isTableLine(line)) {
        if (isHead(line)) break;
        width = Math.max(width, ...line.cells.map((cell) => cell.column));
      } else if ((line.cells[0]?.text.length ?? 0) > 90) break;
    }
    return width;
  }
}

/** A heading has no figures but years and days. */
function isHead({ cells }: Line): boolean {
  const heads = cells.filter((cell) => cell.column > 0);
  return (
    heads.every(({ text }) => !isFigureCell(text) || /^(?:19|20)\d\d$/.test(text)) &&
    !heads.every(({ text }) => /\d{1,3}(?:\.\d)? (?:pts|points)/.test(text))
  );
}
