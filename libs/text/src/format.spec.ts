import { formatDay, formatMoney, formatNumber, formatPercent } from './index';

it.each([
  [1999, '$1,999'],
  [49.5, '$49.50'],
  [0, '$0'],
  [1_000_000_000_000, '$1,000,000,000,000'],
  [0.01, '$0.01'],
])('%d dollars are %s', (amount, said) => expect(formatMoney(amount)).toBe(said));

it('says percent and numbers as people write them', () => {
  expect([formatPercent(12.5), formatPercent(-8), formatNumber(1204)]).toEqual(['12.5%', '-8%', '1,204']);
});

it.each([
  ['2026-01-30', 'Friday, January 30, 2026'],
  ['2028-02-29', 'Tuesday, February 29, 2028'],
  ['soon', 'soon'],
  ['', ''],
])('the day %j is %j', (day, said) => expect(formatDay(day)).toBe(said));
