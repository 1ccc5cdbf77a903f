import { addCosts, costOf, unpricedModels } from './cost-of';

const use = (model: string, inputTokens: number, outputTokens: number) => ({
  model,
  jobs: 1,
  inputTokens,
  outputTokens,
});

test('a dated name costs what the model costs', () => {
  expect(costOf(use('gpt-4.1-2025-04-14', 1_000_000, 500_000))).toBe(6);
});

test('what was cached costs less, and what was thought is part of the output', () => {
  const cached = { ...use('gpt-6.1-terra', 1_000_000, 1_000_000), cachedTokens: 600_000, reasoningTokens: 400_000 };
  expect(costOf(cached)).toBeCloseTo(0.4 + 0.03 + 5);
  expect(addCosts([cached])).toMatchObject({ cachedTokens: 600_000, reasoningTokens: 400_000, isEstimated: false });
});

test('a sum of which a part was estimated is marked', () => {
  const told = use('gpt-6-luna', 10, 5);
  expect(addCosts([told, { ...told, estimated: true }])).toMatchObject({ isEstimated: true });
  expect(addCosts([told, { ...use('', 0, 0), estimated: true }])).toMatchObject({ isEstimated: false });
});

test('what the demo model used has no price, which is not the same as none to pay', () => {
  expect(costOf(use('demo', 800, 200))).toBeNull();
  expect(addCosts([use('demo', 800, 200), use('demo', 1, 2)])).toEqual({
    jobs: 2,
    inputTokens: 801,
    outputTokens: 202,
    cachedTokens: 0,
    reasoningTokens: 0,
    cost: null,
    isPartial: false,
    isEstimated: false,
  });
});

test('beside a model with a price it makes the sum a part', () => {
  expect(addCosts([use('demo', 800, 200), use('gpt-4.1', 1_000_000, 0)])).toMatchObject({ cost: 2, isPartial: true });
});

test('a job of two models costs what each of them costs, and names the one without a price', () => {
  const uses = [use('gpt-4.1', 1_000_000, 0), { ...use('sonar', 1_000_000, 0), jobs: 0 }];
  expect(addCosts(uses)).toMatchObject({ jobs: 1, inputTokens: 2_000_000, cost: 3, isPartial: false });
  expect(unpricedModels([...uses, use('llama', 1, 1), use('', 0, 0)])).toEqual(['llama']);
});

test('nothing used costs nothing', () => {
  expect(addCosts([{ ...use('', 0, 0), jobs: 0 }])).toMatchObject({ jobs: 0, cost: 0, isPartial: false });
});
