import type { CostsResponse } from '@copydesk/contracts';
import { costRows, daySizes, formatTokens, formatCost } from './cost-rows';

const tokens = { cachedTokens: 0, reasoningTokens: 0, isEstimated: false };
const used = { ...tokens, jobs: 2, inputTokens: 10, outputTokens: 5, cost: null, isPartial: false };
const costs: CostsResponse = {
  asOf: '2026-03-02T00:00:00Z',
  days: 2,
  prices: { source: '', date: '' },
  total: used,
  unpricedModels: [],
  perTool: [{ ...used, appId: null, appName: null, emails: 0, costPerEmail: null }],
  perUser: [{ ...used, userId: null, username: null }],
  perDay: [
    { ...used, date: '2026-03-01' },
    { ...used, date: '2026-03-02' },
  ],
  perGeneration: [
    {
      ...tokens,
      jobId: 'j',
      name: 'fact-check',
      appName: null,
      username: null,
      models: ['gpt-4.1'],
      inputTokens: 1,
      outputTokens: 2,
      cost: 0.1,
      isPartial: false,
      createdAt: '2026-03-02T10:00:00Z',
    },
  ],
};

test('what has no name is named in words, and days begin with today', () => {
  expect(costRows(costs, 'tools')).toMatchObject([{ name: 'No tool', jobs: 2 }]);
  expect(costRows(costs, 'users')).toMatchObject([{ name: 'Deleted users' }]);
  expect(costRows(costs, 'days').map(({ name }) => name)).toEqual(['2026-03-02', '2026-03-01']);
  expect(costRows(costs, 'generations')).toMatchObject([
    { name: 'fact check', note: 'Deleted user · gpt-4.1', at: '2026-03-02T10:00:00Z', cost: 0.1 },
  ]);
});

test.each([
  [null, false, 'No price'],
  [0, false, '$0.00'],
  [0.004, false, '< $0.01'],
  [1234.5, false, '$1,234.50'],
  [6, true, '≥ $6.00'],
  [0.004, true, '≥ $0.00'],
])('%s, partial %s: %s', (cost, isPartial, words) =>
  expect(formatCost({ cost, isPartial, isEstimated: false })).toBe(words),
);

test('what was estimated is marked', () => {
  const estimated = { isPartial: false, isEstimated: true };
  expect(formatCost({ ...estimated, cost: 6 })).toBe('~ $6.00');
  expect(formatTokens(1_000, estimated)).toBe('~ 1,000');
});

test('days are compared by money, and by tokens where nothing has a price', () => {
  const day = { ...tokens, jobs: 1, inputTokens: 10, outputTokens: 5, isPartial: false };
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
