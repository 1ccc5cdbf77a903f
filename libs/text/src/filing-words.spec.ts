import { sayFiledPeriod, sayFiledValue } from './filing-words';

test.each([
  [{ start: '2025-04-28', end: '2025-07-27' }, 'three months to 27 July 2025'],
  [{ start: '2025-01-27', end: '2025-07-27' }, 'six months to 27 July 2025'],
  [{ start: '2024-01-29', end: '2025-01-26' }, 'year to 26 January 2025'],
  [{ start: '2025-06-01', end: '2025-06-30' }, 'one month to 30 June 2025'],
  [{ start: null, end: '2025-07-27' }, 'at 27 July 2025'],
])('%j is %j', (period, said) => expect(sayFiledPeriod(period)).toBe(said));

test.each([
  [46_743_000_000, 'USD', '$46.743 billion'],
  [-1_500_000, 'USD', '−$1.5 million'],
  [1.08, 'USD/shares', '$1.08'],
  [24_500_000_000, 'shares', '24.5 billion shares'],
  [812, 'EUR', '812 EUR'],
])('%d %s is %j', (value, unit, said) => expect(sayFiledValue(value, unit)).toBe(said));
