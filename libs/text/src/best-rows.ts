import { pagesOf } from './page-markers';
import { termOf } from './score-passages';
import { wordsOf } from './split-text';

/** A line of a table, with what says what it is about. */
interface Row {
  at: number;
  line: string;
  /** The line of its page. */
  marker: string;
  /** The lines above that name its columns and its part of the table. */
  columns: string;
  section: string;
  label: Set<string>;
  sectionTerms: Set<string>;
  cells: string[];
}

const LABEL_MAX = 160;
const SECTION_WEIGHT = 0.5;
/** What a cell counts that a figure of the query rounds, beside a term of average rarity. */
const FIGURE_WEIGHT = 2;
const DIGITS_AT_LEAST = 2;
/** Rows that share so little with the query are no answer. */
const FLOOR = 0.2;
const YEAR = /\b(?:19|20)\d\d\b/;
const DIGIT = /\d/;

/**
 * The rows of a document's tables that a query names by their label or by a figure, as many as there is room for, each
 * below its page and its columns. Statements repeat the words of a question less often than prose does, and answer it.
 */
export function bestRows(
  document: string,
  query: string,
  { room, sizeOf }: { room: number; sizeOf: (text: string) => number },
) {
  const rows = rowsOf(document);
  const asked = termsOf(query);
  const figures = figuresOf(query);
  const holding = new Map<string, number>();
  for (const { label } of rows)
    for (const term of label) if (asked.has(term)) holding.set(term, (holding.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log(1 + rows.length / (1 + (holding.get(term) ?? 0)));
  const worth = (row: Row) => {
    const named = [...row.label].filter((term) => asked.has(term));
    const byLabel = sum(named.map(rarity)) * (named.length / Math.max(1, row.label.size));
    const bySection = [...row.sectionTerms].filter((term) => asked.has(term)).length * SECTION_WEIGHT;
    const byFigure = figures.some((figure) => row.cells.some((cell) => rounds(cell, figure))) ? FIGURE_WEIGHT : 0;
    return named.length + byFigure > 0 ? byLabel + bySection + byFigure : 0;
  };
  const ranked = rows
    .map((row) => ({ row, value: worth(row) }))
    .filter(({ value }) => value > FLOOR)
    .toSorted((one, other) => other.value - one.value || one.row.at - other.row.at);
  const chosen: Row[] = [];
  for (const { row } of ranked) {
    if (sizeOf(render([...chosen, row])) > room) break;
    chosen.push(row);
  }
  return render(chosen);
}

function render(rows: Row[]): string {
  let [marker, columns, section] = ['', '', ''];
  const lines = rows
    .toSorted((one, other) => one.at - other.at)
    .flatMap((row) => {
      const isTable = row.marker === marker && row.columns === columns;
      const heads = [
        row.marker === marker ? '' : row.marker,
        isTable ? '' : row.columns,
        isTable && row.section === section ? '' : row.section,
      ];
      [marker, columns, section] = [row.marker, row.columns, row.section];
      return [...heads.filter(Boolean), row.line];
    });
  return lines.join('\n');
}

function rowsOf(document: string): Row[] {
  return pagesOf(document).flatMap(({ from, to, number }) => {
    const [first = '', ...rest] = document.slice(from, to).split('\n');
    const lines = number === null ? [first, ...rest] : rest;
    const marker = number === null ? '' : first.trim();
    let [columns, section, at] = ['', '', from];
    return lines.flatMap((line): Row[] => {
      at += line.length + 1;
      const [label = '', ...cells] = line.split('\t').map((cell) => cell.trim());
      if (line.trim() === '') [columns, section] = ['', ''];
      if (label.length > LABEL_MAX || line.trim() === '') return [];
      if (cells.length === 0 || !cells.some((cell) => DIGIT.test(cell))) {
        section = line.trim().length <= LABEL_MAX ? line.trim() : '';
        return [];
      }
      if (cells.some((cell) => YEAR.test(cell))) {
        columns = line.trim();
        return [];
      }
      const own = label === '' ? section : label;
      const row = {
        at,
        line: line.trim(),
        marker,
        columns,
        section,
        label: termsOf(own),
        sectionTerms: termsOf(section),
        cells,
      };
      return [row];
    });
  });
}

const termsOf = (text: string) =>
  new Set(wordsOf(text).flatMap((word) => (DIGIT.test(word) ? [] : (termOf(word) ?? []))));

/** The digits of the figures of a text that tell one figure from another. */
function figuresOf(text: string): string[] {
  const found = text.match(/\d[\d.,]*/g) ?? [];
  return found.map(digitsOf).filter((digits) => digits.length >= DIGITS_AT_LEAST && !YEAR.test(digits));
}

const digitsOf = (figure: string) => figure.replace(/\D/g, '').replace(/^0+/, '');

/** True where a figure is a cell, or the cell rounded to its digits. */
function rounds(cell: string, figure: string): boolean {
  const digits = digitsOf(cell);
  if (digits.length < figure.length) return false;
  return String(Math.round(Number(digits) / 10 ** (digits.length - figure.length))) === figure;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
