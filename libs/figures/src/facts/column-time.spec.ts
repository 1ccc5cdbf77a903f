import { readHtml } from '../document/html/read-html';
import { readTableFacts } from './table-facts';

const TEXT = `<p>${'This is a report. '.repeat(20)}</p>`;
const REPORT = `<p>For the fiscal year ended December 31, 2024</p>${TEXT}`;
const QUARTER = `<p>For the quarterly period ended June 30, 2025</p><p>In the year ended December 31, 2024</p>${TEXT}`;

/** How the first cell below the given lines and heads is dated. */
function dated(report: string, lines: string, head = '2024'): string | null {
  const heads = head.split(' / ').map((one) => `<tr><td></td><td>${one}</td></tr>`);
  const html = `${report}${lines}<p>(in millions)</p><table>${heads.join('')}<tr><td>Commingled funds</td><td>5,004</td></tr></table>`;
  const [fact] = readTableFacts(readHtml(html));
  return fact?.period ? `${fact.period.months} to ${fact.period.end}${fact.isCertain ? ', certain' : ''}` : null;
}

describe('timeOf', () => {
  it.each([
    ['a title', '<p>Years ended December 31,</p>', '12 to 2024-12-31, certain'],
    ['a title of days', '<p>As of December 31,</p>', '0 to 2024-12-31, certain'],
    [
      'a sentence that leads to the table with days',
      '<p>The following table sets forth the retirement plans’ investments, measured at fair value, as of December 31, 2024 and December 31, 2023:</p>',
      '0 to 2024-12-31, certain',
    ],
    ['a title of days and years', '<p>As of and for the years ended December 31</p>', '12 to 2024-12-31'],
    ['a title of what moved until a day', '<p>Changes as of December 31,</p>', '0 to 2024-12-31'],
    ['the foot of a page', '<p>2024 Annual Report</p><p>Fiscal 2024 Form 10-K</p>', '12 to 2024-12-31'],
  ])('dates a column of a year by %s', (_what, lines, expected) => {
    expect(dated(REPORT, lines)).toBe(expected);
  });

  it('reads no year in what counts years', () => {
    expect(dated(REPORT, '', 'As of December 31, / Lives (in years) / 2024')).toBe('0 to 2024-12-31, certain');
    expect(dated(REPORT, '', 'As of December 31, / 2024 / 7 years')).toBe('0 to 2024-12-31, certain');
  });

  it('dates no column whose heads are of two lengths', () => {
    expect(dated(QUARTER, '', 'Three Months Ended June / Six Months Ended June 30, / 2025')).toBeNull();
    expect(dated(QUARTER, '', 'Six Months Ended June 30, / 2025')).toBe('6 to 2025-06-30, certain');
  });

  it('is not certain which quarter of a year a column is of that names the year alone', () => {
    expect(dated(REPORT, '<p>offer, through the end of the fiscal fourth quarter.</p>')).toBe('3 to 2024-12-31');
    expect(dated(QUARTER, '<p>Three months ended</p>')).toBe('3 to 2024-06-30, certain');
  });
});
