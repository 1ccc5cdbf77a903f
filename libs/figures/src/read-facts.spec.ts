import { readHtml } from './document/html/read-html';
import { readText } from './document/text/read-text';
import type { Fact, Reading } from './facts/fact';
import { readFacts } from './read-facts';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const COVER = '<p>For the fiscal year ended December 31, 2024</p>';
const INCOME = '<p>CONSOLIDATED STATEMENTS OF INCOME</p><p>(In millions, except per share data)</p>';
const YEARS = ['', 'Year Ended December 31, 2024', 'Year Ended December 31, 2023'];

const factsOf = (html: string) => readFacts(readHtml(COVER + html)).facts;

const shown = (reading: Reading | undefined) =>
  reading &&
  `${reading.measure.is} (${reading.measure.known})${reading.part.is === null ? '' : ` of ${reading.part.is} (${reading.part.known})`}`;
const named = (facts: Fact[]) => facts.map(({ label, readings }) => [label, ...readings.map(shown)]);

describe('the facts of tables without tags', () => {
  it('are proved where the sums of a statement hold in their column', () => {
    const facts = factsOf(
      INCOME +
        table(
          YEARS,
          ['Net sales', '$900', '$800'],
          ['Cost of sales', '(500)', '(450)'],
          ['Gross profit', '400', '370'],
          ['Shipping', '30', '20'],
        ),
    );
    expect(facts.map(({ label, value, scale, readings }) => [label, value, scale.known, shown(readings[0])])).toEqual([
      ['Net sales', 900e6, 'proved', 'revenue (proved)'],
      // 800 less 450 is not 370.
      ['Net sales', 800e6, 'said', 'revenue (said)'],
      ['Cost of sales', 500e6, 'proved', 'cost of revenue (proved)'],
      ['Cost of sales', 450e6, 'said', 'cost of revenue (said)'],
      ['Gross profit', 400e6, 'proved', 'gross profit (proved)'],
      ['Gross profit', 370e6, 'said', 'gross profit (said)'],
      ['Shipping', 30e6, 'said', 'label:shipping (said)'],
      ['Shipping', 20e6, 'said', 'label:shipping (said)'],
    ]);
    expect(facts[0]?.readings[0]?.period).toEqual({ is: { start: '2024-01-01', end: '2024-12-31' }, known: 'proved' });
  });

  it('prove a scale that no heading says by what a share earned', () => {
    const rows = [
      ['Income before income taxes', '500'],
      ['Income tax expense', '100'],
      ['Net income', '400'],
    ];
    const shares = [
      ['Earnings per share, diluted', '$4.00'],
      ['Diluted weighted-average shares', '100'],
    ];
    const scaled = `<p>(In millions)</p>${table(YEARS.slice(0, 2), ['Total assets', '1'])}`;
    const of = (more: string[][]) =>
      factsOf(`${scaled}<p>CONSOLIDATED STATEMENTS OF INCOME</p>${table(YEARS.slice(0, 2), ...rows, ...more)}`).find(
        ({ label }) => label === 'Net income',
      );
    expect([of([])?.scale, of(shares)?.scale]).toEqual([
      { is: 6, known: 'assumed' },
      { is: 6, known: 'proved' },
    ]);
  });

  it('are of parts below the heading of a measure and under a title that names one', () => {
    const below = factsOf(INCOME + table(YEARS.slice(0, 2), ['Net sales:', ''], ['Lamps', '600'], ['Total', '900']));
    expect(named(below).map(([label, first]) => [label, first])).toEqual([
      ['Lamps', 'revenue (said) of lamps (said)'],
      ['Total', 'revenue (said)'],
    ]);
    const titled = factsOf(`<p>Net sales by region (in millions)</p>${table(YEARS.slice(0, 2), ['Europe', '600'])}`);
    expect(named(titled)[0]?.[1]).toBe('revenue (said) of europe (said)');
  });

  it('may be of the part that heads their column or their group, and may be of the whole', () => {
    const rows = table(['', 'Lighting', 'Consolidated'], ['', '2024', '2024'], ['Net sales', '600', '900']);
    expect(named(factsOf(`<p>Segments, year ended December 31 (in millions)</p>${rows}`))).toEqual([
      ['Net sales', 'revenue (said) of lighting (said)', 'revenue (said)'],
      ['Net sales', 'revenue (said)'],
    ]);
  });

  it("keep the parent's share, adjusted figures, shares and changes apart", () => {
    const heads = ['', '2024', '2023', 'Change'];
    const rows = table(
      heads,
      ['Net income attributable to Northwind', '90', '80', '13%'],
      ['Adjusted operating income', '70', '60', '17%'],
    );
    const facts = factsOf(`<p>Years ended December 31 (in millions)</p>${rows}`);
    expect(
      facts.map(({ readings: [reading] }) => [reading?.owner.is, reading?.basis.is, reading?.level.is.kind]),
    ).toEqual([
      ['parent', 'GAAP', 'level'],
      ['parent', 'GAAP', 'level'],
      ['parent', 'GAAP', 'change'],
      ['company', 'adjusted', 'level'],
      ['company', 'adjusted', 'level'],
      ['company', 'adjusted', 'change'],
    ]);
  });

  it('are sums that are paid without the bracket that says so', () => {
    const caption = '<p>CONSOLIDATED STATEMENTS OF CASH FLOWS (in millions)</p>';
    const rows = table(YEARS.slice(0, 2), ['Dividends paid', '(40)'], ['Cash used in investing activities', '(70)']);
    expect(factsOf(caption + rows).map(({ value }) => value)).toEqual([40e6, -70e6]);
  });
});

it('learns who speaks for the company from a call', () => {
  const content = readText(
    ['Operator', 'Welcome to the call.', '', 'Ann Lee -- Chief Executive Officer', 'Revenue was $5 billion.', ''].join(
      '\n',
    ),
  );
  expect(readFacts(content).vocabulary.people).toEqual(['Ann Lee', 'Lee']);
});
