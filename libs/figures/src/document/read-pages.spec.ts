import type { PageItem } from './lines/page-lines';
import { PageReader } from './read-pages';

const SIZE = 9;

/** Text at a place of a page; letters are half as wide as they are high. `right` sets it by its right edge. */
function item(str: string, x: number, y: number, right = false): PageItem {
  const width = str.length * SIZE * 0.5;
  return { str, hasEOL: true, transform: [SIZE, 0, 0, SIZE, right ? x - width : x, y], width, height: SIZE };
}

/** A row: its label, and figures that end at 300, 380 ... */
const row = (y: number, label: string, ...figures: string[]): PageItem[] => [
  ...(label === '' ? [] : [item(label, label.startsWith('  ') ? 30 : 20, y)]),
  ...figures.map((figure, index) => item(figure, 300 + 80 * index, y, true)),
];

function read(...pages: PageItem[][]) {
  const reader = new PageReader();
  pages.forEach((items, index) => reader.add(index + 1, items));
  const { text, blocks } = reader.end();
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? block : []));
  const rows = tables.map((table) =>
    table.rows.map(({ labels, cells }) => [labels.join(' > '), ...cells.map(({ from, to }) => text.slice(from, to))]),
  );
  return { text, tables, rows, heads: tables.map(({ columns }) => columns.map(({ heads }) => heads.join(' / '))) };
}

const HEADS = [item('Three Months Ended', 230, 730), item('March 31,', 260, 720), ...row(710, '', '2022', '2023')];

describe('PageReader', () => {
  it('stacks heads of several lines over the columns that they lie over', () => {
    const { heads, rows, tables } = read([
      item('CONSOLIDATED STATEMENTS OF OPERATIONS', 120, 760),
      ...HEADS,
      ...row(690, 'Net sales', '$116,444', '$127,358'),
      ...row(680, 'Operating income', '3,669', '4,774'),
    ]);
    expect(heads).toEqual([['Three Months Ended / March 31, / 2022', 'Three Months Ended / March 31, / 2023']]);
    expect(rows).toEqual([
      [
        ['Net sales', '$116,444', '$127,358'],
        ['Operating income', '3,669', '4,774'],
      ],
    ]);
    expect(tables[0]).toMatchObject({ page: 1, section: 'CONSOLIDATED STATEMENTS OF OPERATIONS' });
  });

  it('goes on over pages with the heads of the page before', () => {
    const { heads } = read(
      [...HEADS, ...row(690, 'Net sales', '116', '127'), ...row(680, 'Cost', '66', '67')],
      [...row(700, 'Net income', '(3)', '3'), ...row(690, 'Shares', '10', '11')],
    );
    expect(heads[1]).toEqual(heads[0]);
  });

  it('joins labels of several lines, and ends a group with the first row that is not set in', () => {
    const { rows } = read([
      ...HEADS,
      item('Operating expenses:', 20, 690),
      item('Reclassification adjustment for losses included in', 30, 680),
      ...row(670, '  other income', '1', '2'),
      ...row(660, '  Total operating expenses', '3', '4'),
      ...row(650, 'Operating income', '5', '6'),
    ]);
    expect(rows[0]?.map(([label]) => label)).toEqual([
      'Operating expenses: > Reclassification adjustment for losses included in other income',
      'Operating expenses: > Total operating expenses',
      'Operating income',
    ]);
  });

  it('leaves the column of a missing figure empty and puts signs to their figures', () => {
    const { tables, rows } = read([
      ...HEADS,
      ...row(690, 'Net sales', '116', '127'),
      item('Other', 20, 680),
      item('(', 360, 680),
      item('12', 364.5, 680),
      item(')', 373.5, 680),
    ]);
    expect(rows[0]?.[1]).toEqual(['Other', '(12)']);
    expect(tables[0]?.rows[1]?.cells[0]?.column).toBe(1);
  });

  it('reads prose as paragraphs, with the mark of each page on a line of its own', () => {
    const { text, tables } = read([item('Revenue rose in 2023', 20, 700), item('by 9%.', 20, 690)], []);
    expect(text).toBe('Page 1\nRevenue rose in 2023\nby 9%.\n\nPage 2');
    expect(tables).toEqual([]);
  });
});
