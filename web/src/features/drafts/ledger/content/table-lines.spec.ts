import { type Column, readHtml, type Table } from '@copydesk/figures';
import { cellAt, columnWidths, headRows, tableLines } from './table-lines';

const columns = (...heads: string[][]): Column[] => heads.map((stack) => ({ heads: stack }));
const shape = (rows: ReturnType<typeof headRows>) =>
  rows.map((cells) => cells.map(({ text, span, rows: taken }) => `${text} ${span}x${taken}`));

describe('headRows', () => {
  it('stacks heads, and gives one that neighbours share once', () => {
    const rows = headRows(columns(['Three Months', '2025'], ['Three Months', '2024'], ['Nine Months', '2025']));
    expect(shape(rows)).toEqual([
      ['Three Months 2x1', 'Nine Months 1x1'],
      ['2025 1x1', '2024 1x1', '2025 1x1'],
    ]);
  });

  it('does not join equal heads that stand under different ones', () => {
    expect(shape(headRows(columns(['A', '2025'], ['B', '2025'])))[1]).toEqual(['2025 1x1', '2025 1x1']);
  });

  it('lets a short stack reach down to the figures, and an empty one stay empty', () => {
    expect(shape(headRows(columns(['Year', '2025'], ['Change'], [])))).toEqual([
      ['Year 1x1', 'Change 1x2', ' 1x2'],
      ['2025 1x1'],
    ]);
    expect(headRows(columns([], []))).toEqual([]);
  });
});

const HTML = `<table><tr><td></td><td colspan="2">June 30</td></tr><tr><td></td><td>2025</td><td>2024</td></tr>
  <tr><td>ASSETS</td></tr><tr><td>Current assets:</td></tr><tr><td style="padding-left:9px">Cash</td><td>$12</td><td>$11</td></tr>
  <tr><td style="padding-left:9px">Stocks of all kinds</td><td></td><td>(3)</td></tr><tr><td>Total</td><td>$12</td><td>$8</td></tr></table>`;
const content = readHtml(HTML);
const { text } = content;
const table = content.blocks.find((block): block is Table => block.kind === 'table');
if (!table) throw new Error('no table was read');
const lines = (first: number, end: number) =>
  tableLines(table, text, { first, end }).map((line) => {
    const cells =
      line.kind === 'row' ? line.slots.map((slot) => slot.cells.map(({ from, to }) => text.slice(from, to))) : [];
    return [line.kind, line.depth, line.label, ...cells.map((words) => words.join(' '))].join('|');
  });

describe('tableLines', () => {
  it('sets rows in below their groups, keeps lines that belong to no row, and leaves empty cells empty', () => {
    expect(lines(0, 3)).toEqual([
      'group|0|ASSETS',
      'group|0|Current assets:',
      'row|1|Cash|$12|$11',
      'row|1|Stocks of all kinds||(3)',
      'row|0|Total|$12|$8',
    ]);
  });

  it('names the group again where a part begins', () => {
    expect(lines(1, 2)).toEqual(['group|0|Current assets:', 'row|1|Stocks of all kinds||(3)']);
  });

  it('gives each line the place of its words', () => {
    const places = tableLines(table, text, { first: 0, end: 3 }).map(({ from, to }) => text.slice(from, to).trim());
    expect(places[0]).toMatch(/ASSETS\nCurrent assets:$/);
    expect(places.slice(3)).toEqual(['Stocks of all kinds\t\t(3)', 'Total\t$12\t$8']);
  });
});

describe('cellAt', () => {
  it('finds the cell in which a figure stands, with its row', () => {
    const from = text.indexOf('(3)') + 1;
    const { row, cell } = cellAt(content, { from, to: from + 1 }) ?? {};
    expect(row?.labels).toEqual(['Current assets:', 'Stocks of all kinds']);
    expect(cell?.column).toBe(1);
  });

  it('finds none for words of a label', () => {
    const from = text.indexOf('Stocks');
    expect(cellAt(content, { from, to: from + 6 })).toBeNull();
  });
});

describe('columnWidths', () => {
  it('is as wide as the longest figure, and bounded for words', () => {
    const cell = (column: number, from: number, to: number) => ({ from, to, column, span: 1 });
    const rows = [{ labels: ['A'], cells: [cell(0, 0, 3), cell(1, 10, 21), cell(2, 30, 330)] }];
    expect(columnWidths({ ...table, columns: columns([], [], []), rows })).toEqual([7, 11, 20]);
  });
});
