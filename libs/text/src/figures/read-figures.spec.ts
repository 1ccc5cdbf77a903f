import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure } from './figure';
import { readFigures } from './read-figures';

const FILING = readFileSync(join(__dirname, 'fixtures/northwind.txt'), 'utf8');
const SPACED = readFileSync(join(__dirname, 'fixtures/northwind-spaced.txt'), 'utf8');
const figures = readFigures(FILING);
/** June 2025, as Period.end counts. */
const JUNE = 2025 * 12 + 5;

function find(value: number, wanted: Partial<Figure> = {}): Figure | undefined {
  return figures.find(
    (one) => one.value === value && Object.entries(wanted).every(([key, is]) => one[key as keyof Figure] === is),
  );
}

describe('readFigures', () => {
  it('reads scale, currency, label, period and page of a table', () => {
    expect(find(8_290e6, { page: 2 })).toMatchObject({
      kind: 'amount',
      currency: 'USD',
      scale: 1e6,
      label: 'Total net sales',
      scope: null,
      period: { months: 3, end: JUNE - 12 },
    });
    const figure = find(14_150e6);
    expect(figure?.period).toEqual({ months: 6, end: JUNE });
    expect(FILING.slice(figure?.from, figure?.to)).toBe('14,150');
  });

  it('takes brackets for a minus, and leaves figures per share unscaled', () => {
    expect(find(-142e6, { page: 2 })?.label).toBe('Operating income (loss)');
    expect(find(-0.21)).toMatchObject({ kind: 'per-share', label: 'Earnings (loss) per share: Basic' });
  });

  it('gives rows the part that they are of', () => {
    expect(find(-283e6)).toMatchObject({ label: 'Operating income (loss)', scope: 'home lighting' });
    expect(find(-142e6, { page: 4 })?.scope).toBeNull();
    expect(find(4_100e6)?.scope).toBe('street lighting');
    expect(find(2_000e6)?.label).toBe('Net sales: Services');
  });

  it('takes a day for a balance and another scale and currency in the next table', () => {
    expect(find(1_204e6)?.period).toEqual({ months: 0, end: JUNE });
    expect(find(1_550e6)?.period).toEqual({ months: 0, end: JUNE - 6 });
    expect(find(1_250e3)).toMatchObject({ currency: 'EUR', scale: 1e3 });
  });

  it('reads sentences: changes with their sign and base, outlook, counts, basis points', () => {
    expect(find(-13)).toMatchObject({ kind: 'percent', role: 'change', base: 'year', page: 5 });
    expect(find(3)).toMatchObject({ role: 'change', base: 'quarter' });
    expect(find(26_000)).toMatchObject({ kind: 'count', label: 'people' });
    expect(find(-1.5)).toMatchObject({ unit: 'points', label: 'effective tax rate' });
    expect(find(7.3e9, { place: 'text' })).toMatchObject({ isOutlook: true, period: { months: 3, end: JUNE + 3 } });
    expect(figures.find((one) => one.kind === 'multiple')?.value).toBe(3);
  });

  it('finds names, dates, periods and quotations', () => {
    expect(figures.find((one) => one.kind === 'name' && one.label === 'Mara Lindqvist')?.page).toBe(5);
    expect(figures.find((one) => one.kind === 'period')?.period).toEqual({ months: 3, end: JUNE });
    expect(readFigures('Filed on August 4, 2025.')[0]).toMatchObject({ kind: 'date', label: 'August 4, 2025' });
    expect(figures.find((one) => one.kind === 'quotation')?.label).toMatch(/^We will keep the lights on/);
  });

  it('reads columns that are set with spaces', () => {
    const spaced = readFigures(SPACED);
    const sales = spaced.filter((one) => one.label === 'Net sales');
    expect(sales.map((one) => [one.value, one.period?.months, one.period?.end])).toEqual([
      [7_192e3, 3, JUNE],
      [8_290e3, 3, JUNE - 12],
      [14_150e3, 6, JUNE],
      [16_300e3, 6, JUNE - 12],
    ]);
    expect(spaced.find((one) => one.value === -0.07)).toMatchObject({ kind: 'per-share', period: { months: 6 } });
  });

  it.each([
    ['Net sales were 1.234.567 euros in the second quarter.', 1_234_567],
    ['Revenue was €1.234,5 million.', 1_234.5e6],
    ['Revenue was ₹1,23,45,678 in the quarter.', 12_345_678],
    ['Revenue was ₹ 12.5 crore.', 125e6],
    ['Revenue was fourteen point five billion dollars.', 14.5e9],
    ['Revenue grew two hundred and six percent.', 206],
    ['Earnings were sixty-six cents a share.', 0.66],
    ['Net sales will be $14.3 to $14.75 billion.', 14.3e9],
    ['Revenue doubled.', 2],
    ["Revenue was CHF 1'234'000.", 1_234_000],
  ])('reads the number of %p', (text, value) => {
    expect(readFigures(text)[0]?.value).toBeCloseTo(value, 6);
  });

  it('has nothing to say where every number is in a picture', () => {
    expect(readFigures('Page 1\n\nPage 2\n\nPage 3')).toEqual([]);
    expect(readFigures('')).toEqual([]);
  });
});
