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

  it('parts figures that the PDF gives as one text', () => {
    const { rows } = read([
      ...HEADS,
      item('Net sales', 20, 690),
      item('116 $', 300, 690, true),
      item('127', 380, 690, true),
      ...row(680, 'Operating income', '36', '47'),
    ]);
    expect(rows[0]?.[0]).toEqual(['Net sales', '116', '$127']);
  });

  it('keeps a title over the middle of a table, and what stands above it, out of its heads', () => {
    const { heads, tables } = read([
      item('Northwind 10-Q', 400, 790),
      item('STATEMENTS OF INCOME', 195, 760),
      item('(In millions)', 211, 750),
      item('Three Months Ended', 325, 730),
      item('March 31,', 345, 720),
      ...row(710, '', '2022', '2023', '2024'),
      ...row(690, 'Net sales', '$116,444', '$127,358', '$130,000'),
      ...row(680, 'Operating income', '3,669', '4,774', '5,000'),
    ]);
    expect(heads[0]?.[0]).toBe('Three Months Ended / March 31, / 2022');
    expect(heads.flat().join()).not.toMatch('Northwind');
    expect(tables[0]?.caption).toMatch('STATEMENTS OF INCOME\n(In millions)');
  });

  it('gives a head of one column to that column alone, and a time to all', () => {
    const { heads } = read([
      item('Year Ended June 30, 2024', 270, 720),
      ...row(710, '', 'Latin'),
      ...row(700, '', 'America', 'Europe'),
      ...row(690, 'Net sales', '$116,444', '$127,358'),
      ...row(680, 'Operating income', '3,669', '4,774'),
    ]);
    expect(heads).toEqual([['Year Ended June 30, 2024 / Latin / America', 'Year Ended June 30, 2024 / Europe']]);
  });

  it('heads the rows below a line that ends with a year', () => {
    const { rows } = read([
      ...row(710, '', 'Europe', 'Asia'),
      item('Year Ended June 30, 2024', 20, 700),
      ...row(692, 'Lamps', '10', '20'),
      ...row(680, 'Chairs', '30', '40'),
    ]);
    expect(rows[0]?.map(([label]) => label)).toEqual([
      'Year Ended June 30, 2024 > Lamps',
      'Year Ended June 30, 2024 > Chairs',
    ]);
  });

  it('has one column where one odd row alone has two', () => {
    const { rows } = read([
      ...HEADS,
      ...row(690, 'Net sales', '116,444', '127,358'),
      ...row(680, 'Operating income', '36,690', '47,740'),
      item('Cash', 20, 670),
      item('9', 277, 670, true),
      item('692', 300, 670, true),
      item('10,025', 380, 670, true),
    ]);
    expect(rows[0]?.slice(0, 2)).toEqual([
      ['Net sales', '116,444', '127,358'],
      ['Operating income', '36,690', '47,740'],
    ]);
  });

  it('takes heads that wrap into different numbers of lines for one row', () => {
    const { heads } = read([
      item('Three Months Ended June', 285, 730),
      item('30,', 330, 722),
      item('Six Months Ended June 30,', 440, 722),
      ...row(710, '', '2025', '2024', '2025', '2024'),
      ...row(690, 'Net sales', '116', '127', '216', '227'),
      ...row(680, 'Operating income', '36', '47', '56', '67'),
    ]);
    expect(heads).toEqual([
      [
        'Three Months Ended June 30, / 2025',
        'Three Months Ended June 30, / 2024',
        'Six Months Ended June 30, / 2025',
        'Six Months Ended June 30, / 2024',
      ],
    ]);
  });

  it('keeps a head over all columns apart from those below it', () => {
    const { heads } = read([
      item('Fiscal Year Ended', 300, 730),
      item('January 30,', 252, 720),
      item('January 29,', 335, 720),
      ...row(710, '', '2024', '2023'),
      ...row(690, 'Net sales', '116,444', '127,358'),
      ...row(680, 'Operating income', '36,690', '47,740'),
    ]);
    expect(heads).toEqual([['Fiscal Year Ended / January 30, / 2024', 'Fiscal Year Ended / January 29, / 2023']]);
  });

  it('keeps a time over the middle one of three days for all of them', () => {
    const { heads } = read([
      item('Years ended', 360, 730),
      item('June 28,', 270, 720),
      item('June 30,', 350, 720),
      item('June 24,', 430, 720),
      ...row(710, '', '2024', '2023', '2022'),
      ...row(690, 'Net sales', '116,444', '127,358', '110,000'),
      ...row(680, 'Operating income', '36,690', '47,740', '30,000'),
    ]);
    expect(heads).toEqual([
      ['Years ended / June 28, / 2024', 'Years ended / June 30, / 2023', 'Years ended / June 24, / 2022'],
    ]);
  });

  it('has heads whose row begins with the names of two columns of labels', () => {
    const { heads, tables } = read([
      item('The following table summarizes the leases on the balance sheets:', 20, 740),
      item('as of December 31 (in millions)', 20, 720),
      item('Caption', 180, 720),
      ...row(720, '', '2024', '2023'),
      item('Assets', 20, 700),
      ...row(690, 'Operating leases', '$723', '$744'),
      ...row(680, 'Total lease assets', '$756', '$779'),
    ]);
    expect(heads).toEqual([['2024', '2023']]);
    expect(tables[0]?.caption).toMatch('as of December 31');
  });

  it('goes on with no heads behind a sentence that leads to another table', () => {
    const rows = [...row(660, 'Lease cost', '116', '127'), ...row(650, 'Other cost', '66', '67')];
    const first = [...HEADS, ...row(690, 'Net sales', '116', '127'), ...row(680, 'Cost', '66', '67')];
    const lead = item('The following table summarizes what leases cost:', 20, 670);
    expect(read([...first, lead, ...rows]).heads[1]).toEqual(['', '']);
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
