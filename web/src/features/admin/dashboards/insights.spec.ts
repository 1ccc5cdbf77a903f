import { describeMedian, formatCostPerEmail, formatMinutes } from './insights';

test.each([
  [1, '1 minute'],
  [15, '15 minutes'],
  [60, '1 hour'],
  [61, '2 hours'],
  [1_440, '1 day'],
  [1_500, '25 hours'],
  [4_000, '3 days'],
])('%d minutes are %s, and never less than they were', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

test('half of the first emails were written within a time that is named in whole minutes', () => {
  expect([null, 0.2, 3.4].map(describeMedian)).toEqual([undefined, 'Half within 1 minute', 'Half within 4 minutes']);
});

test.each([
  [0.00421, '$0.0042'],
  [0.5, '$0.50'],
  [12.3456, '$12.35'],
  [0, '$0.00'],
  [null, 'No price'],
])('an email for %j costs %s', (costPerEmail, words) => {
  expect(formatCostPerEmail({ costPerEmail, isPartial: false, isEstimated: false })).toBe(words);
});

test('what is a part or was estimated is marked', () => {
  expect(formatCostPerEmail({ costPerEmail: 0.02, isPartial: true, isEstimated: true })).toBe('≥ $0.020');
  expect(formatCostPerEmail({ costPerEmail: 0.02, isPartial: false, isEstimated: true })).toBe('~ $0.020');
});
