import { sayDay, sayMoney, sayNumber, sayPercent } from './index';

it.each([
  [1999, '$1,999'],
  [49.5, '$49.50'],
  [0, '$0'],
  [1_000_000_000_000, '$1,000,000,000,000'],
  [0.01, '$0.01'],
])('%d dollars are %s', (amount, said) => expect(sayMoney(amount)).toBe(said));

it('says percent and numbers as people write them', () => {
  expect([sayPercent(12.5), sayPercent(-8), sayNumber(1204)]).toEqual(['12.5%', '-8%', '1,204']);
});

it.each([
  ['2026-01-30', 'Friday, January 30, 2026'],
  ['2028-02-29', 'Tuesday, February 29, 2028'],
  ['soon', 'soon'],
  ['', ''],
])('the day %j is %j', (day, said) => expect(sayDay(day)).toBe(said));
