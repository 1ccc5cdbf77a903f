import type { Table } from '../document';
import { contentOf } from '../content-of';
import { packStructure } from '../structure/structure';
import { readText } from './read-text';

const read = (text: string, options?: { isCall: boolean }) => {
  const content = readText(text, options);
  // What every reader makes is taken where it is sent.
  expect(contentOf({ text, structure: packStructure(content) })).toEqual(content);
  return content.blocks.map((block) => ({ ...block, text: text.slice(block.from, block.to) }));
};
const tablesOf = (text: string) =>
  readText(text)
    .blocks.filter((block): block is Table => block.kind === 'table')
    .map(({ columns, rows, caption, page }) => ({
      page,
      caption,
      heads: columns.map(({ heads }) => heads.join(' ')),
      rows: rows.map(({ labels, cells }) => [...labels, ...cells.map(({ from, to }) => text.slice(from, to))]),
    }));

/** Processor time in milliseconds, which other work on the machine does not lengthen much. */
function cost(run: () => unknown): number {
  const { user, system } = process.cpuUsage();
  run();
  const after = process.cpuUsage();
  return (after.user + after.system - user - system) / 1000;
}

describe('a plain text', () => {
  it('is paragraphs, each with the heading above it and its page', () => {
    const blocks = read('Page 1\nRESULTS\n\nOrders rose.\nMargins fell.\n\nPage 2\nCash is high.');
    expect(blocks.map(({ page, section, text }) => [page, section, text])).toEqual([
      [1, 'RESULTS', 'RESULTS'],
      [1, 'RESULTS', 'Orders rose.\nMargins fell.'],
      [2, 'RESULTS', 'Cash is high.'],
    ]);
  });

  it.each([
    ['tabs', '\t2025\t2024\nNet sales\t$ 12,535\t$ 11,900\nLoss\t(142)\t(90)'],
    ['spaces', '                 2025       2024\nNet sales    $ 12,535   $ 11,900\nLoss            (142)       (90)'],
  ])('has its tables where %s part the columns, with each cell at its place', (_, table) => {
    expect(tablesOf(`Lamps grew.\n\n(In millions)\n\n${table}\n\nThat is all.`)).toEqual([
      {
        page: null,
        caption: expect.stringContaining('(In millions)'),
        heads: ['2025', '2024'],
        rows: [
          ['Net sales', '$ 12,535', '$ 11,900'],
          ['Loss', '(142)', '(90)'],
        ],
      },
    ]);
  });

  it('has its tables where cells that were paragraphs stand on lines of their own, with a tab alone between them', () => {
    const row = (...cells: string[]) => cells.join('\n\n\t\n\n');
    const table = [row('', '2025', '2024'), row('Net sales', '$ 12,535', '$ 11,900'), row('Loss', '(142)', '(90)')];
    expect(tablesOf(`Lamps grew.\n\n(In millions)\n\n\n${table.join('\n\n\n\n')}\n\n\n\nThat is all.`)).toEqual([
      {
        page: null,
        caption: expect.stringContaining('(In millions)'),
        heads: ['2025', '2024'],
        rows: [
          ['Net sales', '$ 12,535', '$ 11,900'],
          ['Loss', '(142)', '(90)'],
        ],
      },
    ]);
  });

  it('has its columns by the order of figures where rows have more tabs for a currency sign', () => {
    const table =
      'Three Months Ended\t\tNine Months Ended\nJune 28,\n2025\t\tJune 29,\n2024\t\tJune 28,\n2025\t\tJune 29,\n2024\n' +
      'Net sales\t$\t66 \t\t\t$\t61 \t\t\t$\t233 \t\t\t$\t224 \t\nCosts\t43 \t\t\t39 \t\t\t147 \t\t\t140 \t';
    const [{ heads, rows } = { heads: [], rows: [] }] = tablesOf(`Lamps grew.\n\n${table}\n\nThat is all.`);
    expect(heads).toEqual([
      'Three Months Ended June 28, 2025',
      'Three Months Ended June 29, 2024',
      'Nine Months Ended June 28, 2025',
      'Nine Months Ended June 29, 2024',
    ]);
    expect(rows[1]).toEqual(['Costs', '43', '39', '147', '140']);
  });

  it('has years in a row of their own below a word that is repeated', () => {
    const table = 'in millions\tFiscal\t\tFiscal\n2024\t\t2023\nNet sales\t$\t159 \t\t\t$\t152\nCosts\t106 \t\t\t101';
    expect(tablesOf(table)[0]?.heads).toEqual(['Fiscal 2024', 'Fiscal 2023']);
  });

  it('does not say the column of a figure in a row with fewer of them', () => {
    const { blocks } = readText('\t2025\t2024\nNet sales\t12\t11\nCosts\t4\t3\nFees\t\t2\nTaxes\t1\t1');
    const [table] = blocks.flatMap((block) => (block.kind === 'table' ? block : []));
    expect(table?.rows.map(({ cells }) => cells.map(({ column, span }) => [column, span]))).toEqual([
      [
        [0, 1],
        [1, 1],
      ],
      [
        [0, 1],
        [1, 1],
      ],
      [[0, 2]],
      [
        [0, 1],
        [1, 1],
      ],
    ]);
  });

  it.each(['a\t1\t2\n', '1\t', 'Ann Lee, ', ' ', 'a\n\n\t\n\n', '\n\t\n'])(
    'takes time that grows with its length and not faster: %p',
    (unit) => {
      const [short, long] = [unit.repeat(2_000), unit.repeat(16_000)];
      // Eight times the length would take 64 times as long, were it by the square; short times say nothing.
      const isLinear = () => cost(() => readText(long)) < 200 + 24 * cost(() => readText(short));
      expect(isLinear() || isLinear() || isLinear()).toBe(true);
    },
  );
});

const CALL = `Prepared Remarks

Operator
Good morning. Welcome to the Northwind call.

Ann Lee -- Chief Financial Officer
Thank you, operator. Revenue was $4.2 billion.

It rose 14%.

Net Sales
Questions and Answers

Bo van Dyke
What about margins?

Ann Lee
They were 40%.

Call participants

Bo van Dyke--Stephens Inc. -- Analyst`;

describe('the transcript of a call', () => {
  it('says of each paragraph who speaks, with a title where one is given anywhere', () => {
    const said = read(CALL).flatMap((block) => ('speaker' in block ? [[block.speaker, block.text]] : []));
    expect(said).toEqual(
      expect.arrayContaining([
        ['Operator', 'Good morning. Welcome to the Northwind call.'],
        ['Ann Lee, Chief Financial Officer', 'Thank you, operator. Revenue was $4.2 billion.'],
        ['Ann Lee, Chief Financial Officer', 'It rose 14%.'],
        ['Bo van Dyke, Stephens Inc. -- Analyst', 'What about margins?'],
        ['Ann Lee, Chief Financial Officer', 'They were 40%.'],
      ]),
    );
  });

  it('may name speakers before what they say', () => {
    const said = read('Operator: Welcome.\n\nAnn Lee (CFO): Revenue rose.\nAnn Lee: Much.');
    expect(said.map((block) => 'speaker' in block && block.speaker)).toEqual(['Operator', 'Ann Lee, CFO', 'Ann Lee']);
  });

  it('of captions needs no operator', () => {
    const text = 'Ann Lee: Revenue rose.\n\nBo Dyke: Why?';
    expect(read(text, { isCall: true })).toMatchObject([{ speaker: 'Ann Lee' }, { speaker: 'Bo Dyke' }]);
    expect(read(text).some((block) => 'speaker' in block)).toBe(false);
  });
});
