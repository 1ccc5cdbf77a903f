import type { QuarterValue } from '@copydesk/contracts';
import { changeInYear, formatAmount, isHighest } from './describe-measure';

const quarter = (end: string, value: number): QuarterValue => ({
  start: end,
  end,
  value,
  formula: null,
  accession: '0000000001-25-000001',
  form: '10-Q',
  url: 'https://www.sec.gov/a',
});

test('an amount is short, a figure per share has its cents, and what is no money has no sign', () => {
  expect(formatAmount(46_743_000_000, 'USD')).toBe('$46.74B');
  expect(formatAmount(-310_000_000, 'USD')).toBe('-$310M');
  expect(formatAmount(1.08, 'USD/shares')).toBe('$1.08');
  expect(formatAmount(24_340_000_000, 'shares')).toBe('24.34B');
  expect(formatAmount(5_000_000, 'EUR')).toBe('€5M');
});

test('a change is told on the quarter a year earlier, also where that ended a day later', () => {
  const quarters = [quarter('2024-07-28', 30), quarter('2025-04-27', 44), quarter('2025-07-27', 46.74)];
  expect(changeInYear({ quarters })).toBe('+56% on a year earlier');
});

test('no change is told from a loss, to a loss, or without a quarter to compare with', () => {
  expect(changeInYear({ quarters: [quarter('2024-07-28', -3), quarter('2025-07-27', 4)] })).toBeNull();
  expect(changeInYear({ quarters: [quarter('2024-07-28', 3), quarter('2025-07-27', -4)] })).toBeNull();
  expect(changeInYear({ quarters: [quarter('2025-04-27', 3), quarter('2025-07-27', 4)] })).toBeNull();
});

test('the newest is the highest only of eight quarters, and only above all others', () => {
  const of = (values: number[]) => ({ quarters: values.map((value, at) => quarter(`2025-0${at + 1}-01`, value)) });
  expect(isHighest(of([1, 2, 3, 4, 5, 6, 7, 8]))).toBe(true);
  expect(isHighest(of([1, 2, 3, 4, 5, 6, 8, 8]))).toBe(false);
  expect(isHighest(of([1, 2, 3, 4]))).toBe(false);
});
