import { daySizes, sayCost } from './say-cost';

test.each([
  [null, false, 'No price'],
  [0, false, '$0.00'],
  [0.004, false, '< $0.01'],
  [1234.5, false, '$1,234.50'],
  [6, true, '≥ $6.00'],
  [0.004, true, '≥ $0.00'],
])('%s, partial %s: %s', (cost, isPartial, words) => expect(sayCost({ cost, isPartial })).toBe(words));

test('days are compared by money, and by tokens where nothing has a price', () => {
  const day = { jobs: 1, inputTokens: 10, outputTokens: 5, isPartial: false };
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
