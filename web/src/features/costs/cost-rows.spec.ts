import type { CostsResponse } from '@copydesk/contracts';
import { costRows } from './cost-rows';

const tokens = { cachedTokens: 0, reasoningTokens: 0, isEstimated: false };
const used = { ...tokens, jobs: 2, inputTokens: 10, outputTokens: 5, cost: null, isPartial: false };
const costs: CostsResponse = {
  asOf: '2026-03-02T00:00:00Z',
  days: 2,
  prices: { source: '', date: '' },
  total: used,
  unpricedModels: [],
  perTool: [{ ...used, appId: null, appName: null }],
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
