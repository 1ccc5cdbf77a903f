import type { ModelCost } from '@copydesk/contracts';
import type { ModelTokens, ModelUse } from '@copydesk/database';
import { MODEL_PRICES } from './model-prices';

/** What tokens of a model cost, in US dollars; null where its price is not known. A dated name is the model's own. */
export function costOf({ model, inputTokens, outputTokens, cachedTokens = 0 }: ModelUse): number | null {
  const price = MODEL_PRICES.models[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')];
  if (!price) return null;
  const { input, cached = input, output } = price;
  return ((inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output) / 1_000_000;
}

/** Adds up what several models used. */
export function addCosts(uses: ModelTokens[]): ModelCost {
  const used = uses.filter(isUsed);
  const costs = used.map(costOf);
  const known = costs.filter((cost) => cost !== null);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    jobs: sum(uses.map(({ jobs }) => jobs)),
    inputTokens: sum(uses.map(({ inputTokens }) => inputTokens)),
    cachedTokens: sum(uses.map(({ cachedTokens = 0 }) => cachedTokens)),
    outputTokens: sum(uses.map(({ outputTokens }) => outputTokens)),
    reasoningTokens: sum(uses.map(({ reasoningTokens = 0 }) => reasoningTokens)),
    cost: known.length > 0 || used.length === 0 ? sum(known) : null,
    isPartial: known.length > 0 && known.length < costs.length,
    isEstimated: used.some(({ estimated }) => estimated),
  };
}

/** The names of the models that were used and have no price. */
export function unpricedModels(uses: ModelUse[]): string[] {
  const unpriced = uses.filter((use) => isUsed(use) && costOf(use) === null);
  return [...new Set(unpriced.map(({ model }) => model))].sort();
}

function isUsed({ inputTokens, outputTokens }: ModelUse): boolean {
  return inputTokens + outputTokens > 0;
}
