import type { DocumentContent, Table } from '../document';
import { readHtml } from './read-html';

const CONTEXTS = `<div style="display:none"><ix:header><ix:hidden>
  <ix:nonNumeric name="dei:DocumentFiscalYearFocus" contextRef="q">2025</ix:nonNumeric>
  <ix:nonFraction name="us-gaap:Assets" contextRef="d" unitRef="usd" scale="6" format="ixt:num-dot-decimal">999</ix:nonFraction>
  </ix:hidden><ix:resources>
  <xbrli:context id="q"><xbrli:entity/><xbrli:period><xbrli:startDate>2025-03-30</xbrli:startDate><xbrli:endDate>2025-06-28</xbrli:endDate></xbrli:period></xbrli:context>
  <xbrli:context id="d"><xbrli:period><xbrli:instant>2025-06-28</xbrli:instant></xbrli:period></xbrli:context>
  <xbrli:context id="p"><xbrli:entity><xbrli:segment><xbrldi:explicitMember dimension="us-gaap:StatementBusinessSegmentsAxis">nwl:LampsMember</xbrldi:explicitMember><xbrldi:typedMember dimension="nwl:NoteAxis"><nwl:note>A</nwl:note></xbrldi:typedMember></xbrli:segment></xbrli:entity><xbrli:period><xbrli:startDate>2025-03-30</xbrli:startDate><xbrli:endDate>2025-06-28</xbrli:endDate></xbrli:period></xbrli:context>
  <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
  <xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>
  </ix:resources></ix:header></div>`;

const TAG = {
  name: 'us-gaap:Revenues',
  contextRef: 'q',
  unitRef: 'usd',
  decimals: '-6',
  scale: '6',
  format: 'ixt:num-dot-decimal',
};

function tag(text: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries({ ...TAG, ...attributes }).map(([name, value]) => `${name}="${value}"`);
  return `<ix:nonFraction ${written.join(' ')}>${text}</ix:nonFraction>`;
}

const STATEMENT = `
  <p style="font-weight:700">CONSOLIDATED STATEMENTS OF OPERATIONS</p><p>(In millions, except per share data)</p>
  <table>
    <tr><td colspan="3"></td><td colspan="6">Three Months Ended</td></tr>
    <tr><td colspan="3"></td><td colspan="3">June 28, 2025</td><td colspan="3">June 29, 2024</td></tr>
    <tr><td colspan="3">Net sales:</td><td colspan="6"></td></tr>
    <tr><td colspan="3" style="padding-left:13pt">Lamps</td><td>$</td><td>${tag('5,192')}</td><td></td><td>$</td><td>6,290</td><td></td></tr>
    <tr><td colspan="3">Operating loss</td><td>$</td><td>(${tag('142', { sign: '-' })}</td><td>)</td><td></td><td>610</td><td></td></tr>
    <tr><td colspan="3">Margin</td><td></td><td>14.1</td><td>%</td><td></td><td>—</td><td></td></tr>
  </table>`;

const page = (body: string) =>
  `<html><head><title>x</title><script>var a = "$1";</script></head><body>${body}</body></html>`;
const tablesOf = ({ blocks }: DocumentContent) => blocks.filter((block): block is Table => block.kind === 'table');
const rowsOf = (content: DocumentContent) =>
  tablesOf(content).flatMap(({ rows }) =>
    rows.map(({ labels, cells }) => [...labels, ...cells.map(({ from, to }) => content.text.slice(from, to))]),
  );

describe('readHtml', () => {
  const content = readHtml(page(CONTEXTS + STATEMENT));

  it('gives each column of a table its heads and joins cells that hold a sign alone', () => {
    const [table] = tablesOf(content);
    expect(table?.columns.map(({ heads }) => heads)).toEqual([
      ['Three Months Ended', 'June 28, 2025'],
      ['Three Months Ended', 'June 29, 2024'],
    ]);
    expect(rowsOf(content)).toEqual([
      ['Net sales:', 'Lamps', '$5,192', '$6,290'],
      ['Operating loss', '$(142)', '610'],
      ['Margin', '14.1%', '—'],
    ]);
    expect(table).toMatchObject({
      section: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      caption: expect.stringContaining('(In millions, except per share data)'),
    });
  });

  it('puts the caption of a table above it', () => {
    const { text, blocks } = readHtml(
      '<table><caption>Sales (in millions)</caption><tr><td>Lamps</td><td>10</td></tr></table>',
    );
    expect(text).toBe('Sales (in millions)\n\nLamps\t10');
    expect(blocks[1]).toMatchObject({ kind: 'table', caption: 'Sales (in millions)' });
  });

  it('reads visible tags with value, sign, scale, period and place, and no hidden ones', () => {
    const facts = content.filing?.facts ?? [];
    expect(facts).toEqual([
      expect.objectContaining({
        value: 5.192e9,
        unit: 'USD',
        scale: 6,
        decimals: -6,
        period: { start: '2025-03-30', end: '2025-06-28' },
      }),
      expect.objectContaining({ value: -142e6 }),
    ]);
    expect(facts.map(({ from, to }) => content.text.slice(from, to))).toEqual(['5,192', '142']);
    expect(tablesOf(content)[0]?.rows[0]?.cells[0]?.fact).toBe(0);
    expect(content.filing?.cover).toMatchObject({ fiscalYear: 2025, periodEnd: '2025-06-28' });
  });

  it('takes the reported period from the tags of the cover, which may stand in each other, not from the first context', () => {
    const earlier =
      '<xbrli:context id="e"><xbrli:period><xbrli:startDate>2025-01-01</xbrli:startDate><xbrli:endDate>2025-03-29</xbrli:endDate></xbrli:period></xbrli:context>';
    const cover =
      '<ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="q">June 28, <ix:nonNumeric name="dei:DocumentFiscalYearFocus" contextRef="q">2025</ix:nonNumeric></ix:nonNumeric>';
    const contexts = CONTEXTS.replace(/<ix:nonNumeric.*<\/ix:nonNumeric>/, '').replace(
      '<ix:resources>',
      `<ix:resources>${earlier}`,
    );
    const read = readHtml(page([contexts, `<p>${cover}</p>`, STATEMENT].join('')));
    expect(read.filing?.cover).toMatchObject({ fiscalYear: 2025, periodEnd: '2025-06-28' });
  });

  it('reads nested tags, members, units per share, words and zeros', () => {
    const read = readHtml(
      page(
        [
          CONTEXTS,
          tag(tag('1,5', { format: 'ixt:num-comma-decimal', contextRef: 'p' }), { name: 'nwl:Outer' }),
          tag('0.21', { unitRef: 'eps', scale: '0', decimals: '2' }),
          tag('three', { format: 'ixt-sec:numwordsen', scale: '0', contextRef: 'd' }),
          tag('—', { format: 'ixt:fixed-zero' }),
        ].join(' '),
      ),
    );
    expect(read.filing?.facts.map(({ value, unit, members }) => [value, unit, members.length])).toEqual([
      [1.5e6, 'USD', 2],
      [15e6, 'USD', 0],
      [0.21, 'USD/shares', 0],
      [3, 'USD', 0],
      [0, 'USD', 0],
    ]);
    expect(read.filing?.facts[0]?.members).toEqual([
      { axis: 'us-gaap:StatementBusinessSegmentsAxis', member: 'nwl:LampsMember' },
      { axis: 'nwl:NoteAxis', member: 'A' },
    ]);
  });

  it.each([
    ['contexts are missing', STATEMENT],
    ['a scale is no power of ten', CONTEXTS + tag('5', { scale: '1.5' })],
    ['a scale is out of all bounds', CONTEXTS + tag('5', { scale: '300' })],
  ])('reads a filing as plain HTML, and says so, where %s', (_what, body) => {
    const read = readHtml(page(body));
    expect(read).toMatchObject({ filing: null, hasBrokenTags: true });
    expect(read.text).toMatch(/\d/);
  });

  it('is no filing and has no broken tags without tags', () => {
    expect(readHtml('<p>Hello</p>')).toEqual({
      text: 'Hello',
      blocks: [{ kind: 'paragraph', page: null, section: null, from: 0, to: 5 }],
      filing: null,
      hasBrokenTags: false,
    });
  });

  it('leaves out scripts, styles and what is hidden', () => {
    expect(
      readHtml(page('<style>p{}</style><p>Seen<span style="display: none">hidden</span></p><p hidden></p>')).text,
    ).toBe('Seen');
  });

  it('opens tables that lay out a page, and keeps paragraphs of prose apart', () => {
    const { text } = readHtml(
      page(
        '<table><tr><td><p>One.</p><p>Two.</p></td><td><table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table></td></tr></table>',
      ),
    );
    expect(text).toBe('One.\nTwo.\n\nA\t1\nB\t2');
  });

  it('begins another table where other heads begin below figures', () => {
    const half = (year: string) =>
      `<tr><td></td><td>${year}</td><td>${Number(year) - 1}</td></tr><tr><td>Sales</td><td>10</td><td>9</td></tr>`;
    const tables = tablesOf(readHtml(page(`<table>${half('2025')}${half('2023')}</table>`)));
    expect(tables.map(({ columns }) => columns.map(({ heads }) => heads[0]))).toEqual([
      ['2025', '2024'],
      ['2023', '2022'],
    ]);
  });

  it('places every cell and fact in its text', () => {
    for (const { cells } of tablesOf(content).flatMap(({ rows }) => rows)) {
      for (const { from, to } of cells) expect(content.text.slice(from, to)).not.toMatch(/^\s|\s$|\t|\n/);
    }
  });

  it('reads a table of more cells than any filing has as lines', () => {
    const row = `<tr>${'<td colspan="100">1,234</td>'.repeat(20)}</tr>`;
    const { text, blocks } = readHtml(`<table>${row.repeat(10_001)}</table>`);
    expect(blocks).toHaveLength(10_001);
    expect(text.slice(0, 11)).toBe('1,234\t1,234');
  });

  it('survives a million nested tags and an endless attribute', () => {
    const deep = '<div>'.repeat(300_000) + '<ix:nonfraction>'.repeat(300_000) + 'end';
    expect(readHtml(deep).hasBrokenTags).toBe(true);
    expect(readHtml(`<p title="${'x'.repeat(1_000_000)}">Seen</p>`).text).toBe('Seen');
  });
});
