import { readHtml } from '../document/html/read-html';
import { PageReader } from '../document/read-pages';
import { type DocumentContent } from '../document/document';
import { sayCell } from './say-cell';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

/** What is said of each cell, in their order. */
function saidOf(content: DocumentContent): string[] {
  return content.blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.flatMap((row) => row.cells.map((cell) => sayCell(content, { table: block, row, cell })))
      : [],
  );
}

const said = (html: string) => saidOf(readHtml(html));

describe('sayCell', () => {
  it('says value, row, quarter and scale, in the words of the document', () => {
    const html = `<p>For the fiscal year ended December 31, 2022</p><p>CONSOLIDATED STATEMENTS OF INCOME (In millions)</p>
      ${table(['', 'Three Months Ended', ''], ['', 'March 31, 2023', 'March 31, 2022'], ['Net income', '$3,172', '$(2,806)'])}
      <p>The rise of net income was large.</p>`;
    expect(said(html)).toEqual(['3,172: net income, Q1 2023, $ millions', '−2,806: net income, Q1 2022, $ millions']);
  });

  it('says the period as its heads do where no calendar names the quarter', () => {
    const html = `<p>STATEMENTS OF INCOME (In thousands)</p>${table(['', 'Six Months Ended June 30, 2025'], ['Net income', '$12'])}`;
    expect(said(html)).toEqual(['12: Net income, Six Months Ended June 30, 2025, $ thousands']);
  });

  it('says the group of a row, but not of a total, and each further head', () => {
    const html = `<p>(In millions)</p>${table(
      ['', 'June 30, 2025', ''],
      ['', 'Cost', 'Fair Value'],
      ['Level 1:', '', ''],
      ['Funds (1)', '$5', '$6'],
      ['Total funds', '$5', '$6'],
    )}`;
    expect(said(html)[1]).toBe('6: Funds, under Level 1, Fair Value, June 30, 2025, $ millions');
    expect(said(html)[3]).toBe('6: Total funds, Fair Value, June 30, 2025, $ millions');
  });

  it('says money per share, shares and percent as what they are', () => {
    const html = `<p>(In millions, except per share data)</p>${table(
      ['', 'Year Ended December 31, 2024'],
      ['Revenue', '$900'],
      ['Diluted earnings per share', '$1.57'],
      ['Weighted-average shares outstanding', '120'],
      ['Gross margin', '46.5%'],
      ['Growth in percent', '15'],
    )}`;
    expect(said(html).map((words) => words.replace(/^.*2024/, ''))).toEqual([
      ', $ millions',
      ', $ per share',
      ', shares in millions',
      '',
      ', percent',
    ]);
  });

  it('says no money where no sign of money stands, and that a scale is assumed which the table does not say', () => {
    const scaled = `<p>(In millions)</p>${table(['', '2024'], ['Revenue', '$900'], ['Profit', '$80'])}`;
    const html = `${scaled}<p>${'Stores and their rent are discussed elsewhere. '.repeat(6)}</p>`;
    const counts = table(['', 'June 30, 2025'], ['Stores', '412'], ['Clubs', '31']);
    const rents = table(['', 'June 30, 2025'], ['Rent', '$412'], ['Leases', '31']);
    expect(said(html + counts).slice(2)).toEqual(['412: Stores, June 30, 2025', '31: Clubs, June 30, 2025']);
    expect(said(html + rents).at(-1)).toBe('31: Leases, June 30, 2025, $ millions (scale assumed)');
  });

  it('joins heads that a page wraps over several lines', () => {
    const reader = new PageReader();
    const line = (y: number, ...cells: [string, number][]) =>
      cells.map(([str, x]) => ({
        str,
        width: str.length * 5,
        height: 10,
        hasEOL: false,
        transform: [10, 0, 0, 10, x, y],
      }));
    reader.add(1, [
      ...line(700, ['Adjusted', 300], ['Fair', 400]),
      ...line(688, ['Cost', 300], ['Value', 400]),
      ...line(664, ['Bonds', 50], ['$1,250', 300], ['$1,300', 400]),
      ...line(640, ['Funds', 50], ['1,100', 300], ['1,200', 400]),
    ]);
    expect(saidOf(reader.end())[3]).toBe('1,200: Funds, Fair Value, $');
  });
});

describe('sayCell of a tagged cell', () => {
  const fact = (value: string, context: string, more = 'scale="6" decimals="-6"') =>
    `<ix:nonFraction name="us-gaap:X" contextRef="${context}" unitRef="usd" ${more}>${value}</ix:nonFraction>`;
  const span = (id: string, start: string, end: string) =>
    `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier>1</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate></xbrli:period></xbrli:context>`;
  const cover = (name: string, value: string) =>
    `<ix:nonNumeric name="dei:${name}" contextRef="q">${value}</ix:nonNumeric>`;
  const filing = (body: string) => `<html><body><div style="display:none"><ix:header><ix:resources>
    ${span('q', '2025-03-30', '2025-06-28')}${span('before', '2024-03-31', '2024-06-29')}${span('nine', '2024-09-29', '2025-06-28')}
    <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>
    <p>${cover('DocumentType', '10-Q')} ${cover('DocumentFiscalYearFocus', '2025')} ${cover('DocumentFiscalPeriodFocus', 'Q3')} ${cover('DocumentPeriodEndDate', '2025-06-28')}</p>${body}</body></html>`;

  it('names the quarter as the cover does, and takes unit, scale and period from the tag', () => {
    const html = filing(
      table(
        ['', 'Three Months Ended', '', 'Total'],
        ['', 'June 28, 2025', 'June 29, 2024', ''],
        ['Net sales', fact('94,036', 'q'), fact('85,777', 'before'), fact('313,695', 'nine')],
      ),
    );
    expect(said(html)).toEqual([
      '94,036: Net sales, Q3 2025, $ millions',
      '85,777: Net sales, Q3 2024, $ millions',
      '313,695: Net sales, Total, nine months to June 28, 2025, $ millions',
    ]);
  });
});
