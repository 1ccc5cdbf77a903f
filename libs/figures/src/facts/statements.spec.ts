import { readHtml } from '../document/html/read-html';
import { readFacts } from '../read-facts';
import type { Fact, MeasureId } from './fact';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const HEADS = ['', '2024', '2023'];
const INCOME = `<p>CONSOLIDATED STATEMENTS OF INCOME</p><p>(In millions)</p><p>Year ended December 31,</p>`;
const STATEMENT =
  INCOME +
  table(
    HEADS,
    ['Net sales', '9,400', '8,800'],
    ['Cost of sales', '5,100', '4,900'],
    ['Gross profit', '4,300', '3,900'],
    ['Total operating expenses', '3,000', '2,800'],
    ['Operating income', '1,300', '1,100'],
  );

const COVER = `<p>For the fiscal year ended December 31, 2024</p><p>${'This is a report. '.repeat(20)}</p>`;
const factsOf = (html: string) => readFacts(readHtml(COVER + html)).facts;

/** How well the first reading of each fact with a value is known, from the front of the document. */
const knownAs = (facts: Fact[], value: number) =>
  facts
    .filter((fact) => fact.value === value * 1e6)
    .map(({ readings: [first] }) => first && `${first.measure.is}, ${first.owner.known}, ${first.period?.known}`);

describe('statements', () => {
  it('settle a row of two names by the sum that holds with one of them', () => {
    expect(knownAs(factsOf(STATEMENT), 3_000)).toEqual(['operating expenses, proved, proved']);
    const all =
      INCOME +
      table(
        HEADS,
        ['Net sales', '9,400', ''],
        ['Total operating expenses', '8,100', ''],
        ['Operating income', '1,300', ''],
      );
    expect(knownAs(factsOf(all), 8_100)).toEqual(['costs and expenses, said, said']);
  });

  it('take a name that industries use otherwise as what a statement calls so', () => {
    const statement =
      INCOME +
      table(
        HEADS,
        ['Net revenues', '9,400', '8,800'],
        ['Cost of products sold', '3,000', '2,900'],
        ['Other operating income', '50', '20'],
        ['Total operating costs and expenses', '8,150', '7,720'],
        ['Operating earnings', '1,300', '1,100'],
        ['Interest expense', '200', '200'],
        ['Other expense, net', '100', '100'],
        ['Earnings before income tax expense', '1,000', '800'],
        ['Net earnings', '900', '800'],
      );
    const [fact] = factsOf(statement).filter(({ value }) => value === 1_300e6);
    expect(fact?.readings.map(({ measure }) => measure)).toEqual([{ is: 'operating income', known: 'said' }]);
  });

  it('prove what other tables repeat, and leave open whose figures contradict them', () => {
    const investee =
      '<p>Our equity method investees had (in millions):</p><p>Year ended December 31,</p>' +
      table(
        HEADS,
        ['Net sales', '7,000', '6,500'],
        ['Cost of sales', '4,000', '3,800'],
        ['Gross profit', '3,000', '2,700'],
      );
    const summary = `<p>Summary (in millions)</p><p>Year ended December 31,</p>${table(HEADS, ['Net sales', '9,400', '8,800'], ['Gross profit', '4,300', '3,900'])}`;
    const facts = factsOf(STATEMENT + investee + summary);
    expect(knownAs(facts, 9_400)).toEqual(['revenue, proved, proved', 'revenue, proved, proved']);
    expect(knownAs(facts, 7_000)).toEqual(['revenue, assumed, said']);
  });

  it('leave open all values of a key that nothing decides between', () => {
    const of = (sales: string) =>
      `<p>Results (in millions)</p><p>Year ended December 31,</p>${table(HEADS, ['Net sales', sales, '1'])}`;
    const facts = factsOf(of('7,000') + of('6,000'));
    expect([knownAs(facts, 7_000), knownAs(facts, 6_000)]).toEqual([
      ['revenue, assumed, said'],
      ['revenue, assumed, said'],
    ]);
  });

  it('turn taxes that are printed as what they add', () => {
    const taxes =
      INCOME +
      table(
        HEADS,
        ['Income before income taxes', '1,000', ''],
        ['Income taxes', '(210)', ''],
        ['Net income', '790', ''],
      );
    expect(knownAs(factsOf(taxes), 210)).toEqual(['income tax expense, proved, proved']);
  });

  it('make parts of the rows that add up to a known total, under any title', () => {
    const places = `<p>By place:</p>${table(HEADS, ['Europe', '2,400', '2,000'], ['Asia', '1,000', '900'], ['Total abroad', '3,400', '2,900'], ['Home', '6,000', '5,900'], ['Total', '9,400', '8,800'])}`;
    const parts = factsOf(STATEMENT + places).flatMap(({ readings: [first], value, scale }) =>
      first && first.part.is !== null && first.period?.is && 'end' in first.period.is && first.period.is.end > '2024'
        ? [[first.measure.is, first.part.is, value / 1e6, scale.known, first.part.known]]
        : [],
    );
    expect(parts).toEqual([
      ['revenue', 'europe', 2_400, 'said', 'said'],
      ['revenue', 'asia', 1_000, 'said', 'said'],
      ['revenue', 'total abroad', 3_400, 'said', 'said'],
      ['revenue', 'home', 6_000, 'said', 'said'],
    ]);
  });

  it('in columns of places are of these places', () => {
    const rows = table(
      ['', 'United States', 'International', 'Total'],
      ['Year Ended December 31, 2024', '', '', ''],
      ['Net sales:', '', '', ''],
      ['Concentrates', '$3,000', '$2,000', '$5,000'],
      ['Bottles', '2,400', '2,000', '4,400'],
      ['Total', '$5,400', '$4,000', '$9,400'],
    );
    const parts = factsOf(`<p>For the fiscal year ended December 31, 2024 (in millions)</p>${rows}`).flatMap(
      ({ readings: [first], value }) => (first ? [[first.part.is, value / 1e6]] : []),
    );
    expect(parts).toEqual([
      ['concentrates united states', 3_000],
      ['concentrates international', 2_000],
      ['concentrates', 5_000],
      ['bottles united states', 2_400],
      ['bottles international', 2_000],
      ['bottles', 4_400],
      ['united states', 5_400],
      ['international', 4_000],
      [null, 9_400],
    ]);
  });

  it('of several parts have the parts as headings of their rows', () => {
    const segments =
      '<p>Segments (in millions)</p><p>Year ended December 31,</p>' +
      table(
        HEADS,
        ['Lamps', '', ''],
        ['Net sales', '5,400', '5,000'],
        ['Operating income', '900', '800'],
        ['Chairs', '', ''],
        ['Net sales', '4,000', '3,800'],
        ['Operating income', '400', '300'],
        ['Consolidated', '', ''],
        ['Net sales', '9,400', '8,800'],
        ['Operating income', '1,300', '1,100'],
        ['Income taxes', '200', '100'],
        ['Net income', '1,100', '1,000'],
      );
    const of = (measure: MeasureId) =>
      factsOf(segments).flatMap(({ readings: [first], value }) =>
        first?.measure.is === measure ? [[first.part.is, value / 1e6]] : [],
      );
    expect(of('operating income')).toEqual([
      ['lamps', 900],
      ['lamps', 800],
      ['chairs', 400],
      ['chairs', 300],
      [null, 1_300],
      [null, 1_100],
    ]);
  });
});

describe('the time and the kind of figures in tables', () => {
  it('are of the year or of its last day under a year alone, as their measure is', () => {
    const facts = factsOf(
      `<p>Figures (in millions)</p>${table(HEADS, ['Net sales', '9,400', '8,800'], ['Total assets', '7,000', '6,000'])}`,
    );
    expect(facts.map(({ readings: [first] }) => first?.period)).toEqual([
      { is: { start: '2024-01-01', end: '2024-12-31' }, known: 'said' },
      { is: { start: '2023-01-01', end: '2023-12-31' }, known: 'said' },
      { is: { at: '2024-12-31' }, known: 'said' },
      { is: { at: '2023-12-31' }, known: 'said' },
    ]);
  });

  it('are of periods in a note below a balance sheet, and of the day before under a beginning', () => {
    const note = `<p>CONSOLIDATED BALANCE SHEETS</p><p>(In millions)</p>${table(
      ['', 'Year ended December 31, 2024', 'Year ended December 31, 2023'],
      ['Lease cost', '12', '11'],
      ['Cash at beginning of year', '10', '9'],
    )}`;
    expect(factsOf(note).map(({ readings: [first] }) => first?.period?.is)).toEqual([
      { start: '2024-01-01', end: '2024-12-31' },
      { start: '2023-01-01', end: '2023-12-31' },
      { at: '2023-12-31' },
      { at: '2022-12-31' },
    ]);
  });

  it('are of the last day where a title says the end of years', () => {
    const title = '<p>At the end of fiscal years 2024 and 2023, inventories comprised (in millions):</p>';
    const facts = factsOf(title + table(HEADS, ['Goods in process', '12', '11'], ['Finished goods', '9', '8']));
    expect(facts[0]?.readings[0]?.period?.is).toEqual({ at: '2024-12-31' });
  });

  it('are said in a heading of the rows where columns are parts', () => {
    const facts = factsOf(
      `<p>Net sales by place (in millions)</p>${table(
        ['', 'Europe', 'Asia'],
        ['Year ended December 31, 2023', '', ''],
        ['Lamps', '10', '20'],
      )}`,
    );
    expect(facts.map(({ readings: [first] }) => first?.period?.is)).toEqual([
      { start: '2023-01-01', end: '2023-12-31' },
      { start: '2023-01-01', end: '2023-12-31' },
    ]);
  });

  it('are shares and changes where a heading of the rows says so', () => {
    const facts = factsOf(
      `<p>Costs (in millions)</p>${table(
        HEADS,
        ['Year-over-year growth:', '', ''],
        ['Cost of sales', '7%', '6%'],
        ['Percent of net sales:', '', ''],
        ['Cost of sales', '51.1%', '53.0%'],
      )}`,
    );
    expect(facts.map(({ readings: [first] }) => first?.level.is)).toEqual([
      { kind: 'change', from: 'year before' },
      { kind: 'change', from: 'year before' },
      { kind: 'share', of: 'revenue' },
      { kind: 'share', of: 'revenue' },
    ]);
  });
});
