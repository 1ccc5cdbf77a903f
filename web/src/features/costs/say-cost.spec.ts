import { daySizes, formatTokens, sayCost } from './say-cost';

test.each([
  [null, false, 'No price'],
  [0, false, '$0.00'],
  [0.004, false, '< $0.01'],
  [1234.5, false, '$1,234.50'],
  [6, true, '≥ $6.00'],
  [0.004, true, '≥ $0.00'],
])('%s, partial %s: %s', (cost, isPartial, words) =>
  expect(sayCost({ cost, isPartial, isEstimated: false })).toBe(words),
);

test('what was estimated is marked', () => {
  const estimated = { isPartial: false, isEstimated: true };
  expect(sayCost({ ...estimated, cost: 6 })).toBe('~ $6.00');
  expect(formatTokens(1_000, estimated)).toBe('~ 1,000');
});

test('days are compared by money, and by tokens where nothing has a price', () => {
  const day = { jobs: 1, inputTokens: 10, cachedTokens: 0, outputTokens: 5, reasoningTokens: 0, isPartial: false, isEstimated: false };
  expect(
    daySizes([
      { ...day, cost: null },
      { ...day, cost: 2 },
    ]),
  ).toEqual({ unit: 'cost', sizes: [0, 2] });
  expect(
    daySizes([
      { ...day, cost: null },
      { ...day, cost: 0 },
    ]),
  ).toEqual({ unit: 'tokens', sizes: [15, 15] });
});
