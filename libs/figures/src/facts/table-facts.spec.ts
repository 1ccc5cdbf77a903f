import { readHtml } from '../document/html/read-html';
import { PageReader } from '../document/read-pages';
import { learnCalendar } from './calendar';
import { readScale } from './scale';
import { readTableFacts } from './table-facts';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const factsOf = (html: string) =>
  readTableFacts(readHtml(html)).map(({ labels, value, unit, period, isCertain }) => [
    labels.at(-1),
    value,
    unit,
    period && `${period.months} to ${period.end}`,
    isCertain,
  ]);

describe('readTableFacts', () => {
  it('reads value, scale, unit and period of a statement by its heads and caption', () => {
    const html = `<p>For the fiscal year ended September 28, 2024</p><p>CONSOLIDATED STATEMENTS OF OPERATIONS</p>
      <p>(In millions, except number of shares, which are reflected in thousands, and per-share amounts)</p>
      ${table(
        ['', 'Years ended', ''],
        ['', 'September 28, 2024', 'September 30, 2023'],
        ['Net sales', '$391,035', '$383,285'],
        ['Diluted earnings per share', '$6.08', '$6.13'],
        ['Shares used in computing earnings per share', '15,408,095', '15,812,547'],
      )}`;
    expect(factsOf(html)).toEqual([
      ['Net sales', 391_035e6, 'money', '12 to 2024-09-28', true],
      ['Net sales', 383_285e6, 'money', '12 to 2023-09-30', true],
      ['Diluted earnings per share', 6.08, 'per share', '12 to 2024-09-28', true],
      ['Diluted earnings per share', 6.13, 'per share', '12 to 2023-09-30', true],
      ['Shares used in computing earnings per share', 15_408_095e3, 'shares', '12 to 2024-09-28', true],
      ['Shares used in computing earnings per share', 15_812_547e3, 'shares', '12 to 2023-09-30', true],
    ]);
  });

  it('takes a sum without a label for that of the heading above it', () => {
    const item = (str: string, x: number, y: number) => {
      const width = str.length * 5;
      return { str, hasEOL: true, transform: [9, 0, 0, 9, x - width, y], width, height: 9 };
    };
    const row = (y: number, ...figures: string[]) => figures.map((figure, at) => item(figure, 300 + 80 * at, y));
    const reader = new PageReader();
    reader.add(1, [
      ...row(710, '2024', '2023'),
      ...[item('Lamps', 45, 690), item('Desk', 50, 680), item('Floor', 55, 670)],
      ...[...row(680, '10', '9'), ...row(670, '20', '18'), ...row(660, '30', '27')],
    ]);
    const sums = readTableFacts(reader.end()).filter(({ value }) => value >= 27);
    expect(sums.map(({ labels, value }) => [labels, value])).toEqual([
      [['Lamps'], 30],
      [['Lamps'], 27],
    ]);
  });

  it('reads a day that its head breaks after the comma', () => {
    const html = `<p>For the fiscal year ended June 30, 2025</p><p>(In millions)</p>
      ${table(['', 'Years Ended June', ''], ['', '30,', '30,'], ['', '2025', '2024'], ['Net sales', '$84,284', '$84,039'])}`;
    expect(factsOf(html).map(([, value, , period]) => [value, period])).toEqual([
      [84_284e6, '12 to 2025-06-30'],
      [84_039e6, '12 to 2024-06-30'],
    ]);
  });

  it('reads counts in the scale of their own row', () => {
    const html = `<p>For the fiscal year ended December 31, 2024</p><p>SUPPLEMENTAL DATA</p><p>(In millions)</p>
      ${table(['', '2024', '2023'], ['Employees (in thousands)', '131.9', '121.1'], ['Active buyers', '133', '142'])}`;
    expect(factsOf(html).map(([, value, unit]) => [value, unit])).toEqual([
      [131_900, 'number'],
      [121_100, 'number'],
      [133e6, 'number'],
      [142e6, 'number'],
    ]);
  });

  it('reads a head of several columns over no others', () => {
    const html = `<p>For the fiscal year ended December 31, 2024</p><table>
      <tr><td></td><td colspan="2"></td><td colspan="2">% Change</td></tr>
      <tr><td>(in millions)</td><td>2024</td><td>2023</td><td>2024 vs. 2023</td><td>2023 vs. 2022</td></tr>
      <tr><td>Net sales</td><td>$12,500</td><td>$12,100</td><td>3%</td><td>2%</td></tr></table>`;
    expect(factsOf(html).map(([, value, , period]) => [value, period])).toEqual([
      [12_500e6, '12 to 2024-12-31'],
      [12_100e6, '12 to 2023-12-31'],
      [3, null],
      [2, null],
    ]);
  });

  it('takes an amount for each of something as it is printed, whatever the table is in', () => {
    const html = `<p>For the fiscal year ended February 2, 2025</p><p>(Dollars in millions, except as noted)</p>
      ${table(
        ['', 'Fiscal year ended', ''],
        ['', 'February 2, 2025', 'January 28, 2024'],
        ['Net sales', '$159,514', '$152,669'],
        ['Average ticket', '$89.31', '$90.07'],
        ['Sales per retail square foot', '$599.92', '$604.55'],
      )}`;
    expect(factsOf(html).map(([label, value]) => [label, value])).toEqual([
      ['Net sales', 159_514e6],
      ['Net sales', 152_669e6],
      ['Average ticket', 89.31],
      ['Average ticket', 90.07],
      ['Sales per retail square foot', 599.92],
      ['Sales per retail square foot', 604.55],
    ]);
  });

  it('names fiscal years by the calendar of the company', () => {
    const html = `<p>For the fiscal year ended February 2, 2025</p><p>Fiscal 2024 ended February 2, 2025. Fiscal 2023 ended January 28, 2024.</p>
      <p>CONSOLIDATED STATEMENTS OF EARNINGS</p><p>in millions</p>${table(['', 'Fiscal 2024', 'Fiscal 2023'], ['Net sales', '159,514', '152,669'])}`;
    expect(factsOf(html).map(([, , , period]) => period)).toEqual(['12 to 2025-02-02', '12 to 2024-01-28']);
  });

  it('marks as uncertain what no heading says', () => {
    const html = `<p>For the quarterly period ended June 30, 2025</p>${table(['', '2025', '2024'], ['Net sales', '7,192', '8,290'])}`;
    expect(factsOf(html).every(([, , , , isCertain]) => isCertain === false)).toBe(true);
  });

  it('takes what falls due in later years for uncertain', () => {
    const caption = '<p>For the fiscal year ended December 31, 2024</p><p>STATEMENTS OF CASH FLOWS (in millions)</p>';
    const html = `${caption}${table(['', 'Year Ended December 31, 2026', 'Year Ended December 31, 2024'], ['Leases', '5', '6'])}`;
    expect(factsOf(html).map(([, , , , isCertain]) => isCertain)).toEqual([false, true]);
  });

  it('dates balances within statements of flows by the edges of their periods', () => {
    const caption = '<p>For the fiscal year ended December 31, 2024</p><p>STATEMENTS OF CASH FLOWS (in millions)</p>';
    const rows = [
      ['Cash at beginning of year', '1'],
      ['Cash at end of year', '2'],
      ['Balance at June 30, 2024', '3'],
      ['Balance', '4'],
    ];
    const html = `${caption}${table(['', 'Year Ended December 31, 2024'], ...rows)}`;
    expect(factsOf(html).map(([, , , period]) => period)).toEqual([
      '0 to 2023-12-31',
      '0 to 2024-12-31',
      '0 to 2024-06-30',
      null,
    ]);
  });

  it('goes on with the days of a statement below a heading within it', () => {
    const caption = '<p>CONSOLIDATED BALANCE SHEETS (in millions)</p>';
    const html = `${caption}<table>
      <tr><td></td><td>December 31, 2024</td><td>December 31, 2023</td></tr>
      <tr><td>Total assets</td><td>9</td><td>8</td></tr>
      <tr><td></td><td colspan="2">LIABILITIES AND EQUITY</td></tr>
      <tr><td>Total equity</td><td>7</td><td>6</td></tr></table>`;
    expect(factsOf(html).map(([label, , , period]) => [label, period])).toEqual([
      ['Total assets', '0 to 2024-12-31'],
      ['Total assets', '0 to 2023-12-31'],
      ['Total equity', '0 to 2024-12-31'],
      ['Total equity', '0 to 2023-12-31'],
    ]);
  });
});

describe('readScale', () => {
  it.each([
    ['(In millions, except per share data)', 6, 6],
    ['Dollars and Shares in Millions', 6, 6],
    ['(dollars in thousands)', 3, 3],
    ['Millions, except per share amounts', 6, 6],
    ['(In millions, except number of shares, which are reflected in thousands, and per-share amounts)', 6, 3],
    ['$ in billions', 9, 9],
    ['Revenue of $7 million', null, null],
    ['CONSOLIDATED STATEMENTS OF INCOME', null, null],
  ])('reads %p', (heading, money, shares) => {
    expect(readScale(heading)).toEqual({ money, shares });
  });
});

describe('learnCalendar', () => {
  it.each([
    [
      'a year of weeks that ends around New Year',
      'For the fiscal year ended December 29, 2024. Fiscal 2022 ended January 1, 2023.',
      2022,
      '2023-01-01',
    ],
    [
      'a year that is named by its end',
      'For the fiscal year ended January 31, 2025. Fiscal 2025 was good. In fiscal 2025 we grew. Fiscal 2024 was not.',
      2025,
      '2025-01-31',
    ],
    [
      'a year that has not ended, in the report of a quarter',
      'For the quarterly period ended July 27, 2025. In the fiscal year ended January 26, 2025. Fiscal year 2026 is good. Fiscal year 2026 ends. In fiscal year 2026 and fiscal year 2025.',
      2026,
      '2026-01-25',
    ],
    [
      'a year of weeks before those that are written out',
      'For the fiscal year ended September 28, 2024. The year ended September 24, 2022 had 52 weeks. In fiscal 2024.',
      2021,
      '2021-09-25',
    ],
    [
      'a year whose next one opens on a day that is often written',
      `For the fiscal year ended December 31, 2024. In fiscal 2024. ${'Balance at January 1, 2022. '.repeat(9)}`,
      2021,
      '2021-12-31',
    ],
    ['a year that is named by its start', 'For the year ended February 2, 2025 (“fiscal 2024”).', 2024, '2025-02-02'],
  ])('knows the end of %s', (_what, text, name, end) => {
    expect(learnCalendar(readHtml(`<p>${text}</p>`)).endOfYear(name)).toBe(end);
  });

  it.each([
    [
      'of a call, by the day that its sentences name',
      'Welcome to the Northwind First Quarter Fiscal 2022 Earnings Call. Our cash balance at November 30th was small.',
      ['2021-11-30', 3, '2022-08-31'],
    ],
    [
      'of a call that speaks of calendar years',
      'Welcome to the Northwind fourth quarter 2021 earnings call.',
      ['2021-12-31', 3, '2021-12-31'],
    ],
    [
      'of a release, by the heads of its columns',
      'Northwind Reports Second Quarter FY24 Results</p><table><tr><td></td><td>Three Months Ended July 29, 2023</td><td>Three Months Ended July 30, 2022</td></tr><tr><td>Revenue</td><td>2</td><td>1</td></tr></table><p>',
      ['2023-07-29', 3, '2024-01-29'],
    ],
  ])('knows the quarter %s', (_what, text, [end, months, endOfYear]) => {
    const calendar = learnCalendar(readHtml(`<p>${text}</p>`));
    expect([calendar.end, calendar.months, calendar.endOfYear(Number(String(endOfYear).slice(0, 4)))]).toEqual([
      end,
      months,
      endOfYear,
    ]);
  });

  it('leaves the name of a year open where nothing settles it', () => {
    expect(learnCalendar(readHtml('<p>For the year ended January 31, 2025.</p>')).endOfYear(2025)).toBeNull();
  });
});
