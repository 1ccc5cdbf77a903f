import { addCosts, costOf } from './cost-of';

const use = (model: string | null, inputTokens: number, outputTokens: number) => ({
  model,
  jobs: 1,
  inputTokens,
  outputTokens,
});

test('a dated name costs what the model costs', () => {
  expect(costOf(use('gpt-4.1-2025-04-14', 1_000_000, 500_000))).toBe(6);
});

test('what the demo model used has no price, which is not the same as none to pay', () => {
  expect(costOf(use('demo', 800, 200))).toBeNull();
  expect(addCosts([use('demo', 800, 200), use('demo', 1, 2)])).toEqual({
    jobs: 2,
    inputTokens: 801,
    outputTokens: 202,
    cost: null,
    isPartial: false,
  });
});

test('beside a model with a price it makes the sum a part', () => {
  expect(addCosts([use('demo', 800, 200), use('gpt-4.1', 1_000_000, 0)])).toMatchObject({ cost: 2, isPartial: true });
});

test('nothing used costs nothing', () => {
  expect(addCosts([{ ...use(null, 0, 0), jobs: 0 }])).toMatchObject({ jobs: 0, cost: 0, isPartial: false });
});
