import type { ModelCost } from '@copydesk/contracts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const SMALLEST = 0.01;

/** '$6.00', '< $0.01', '≥ $6.00' where some of it has no price, 'No price' where none has. */
export function sayCost({ cost, isPartial }: Pick<ModelCost, 'cost' | 'isPartial'>): string {
  if (cost === null) return 'No price';
  const words = cost > 0 && cost < SMALLEST ? `< ${DOLLARS.format(SMALLEST)}` : DOLLARS.format(cost);
  return isPartial ? `≥ ${DOLLARS.format(cost)}` : words;
}

/** What the days are compared by: the money, or the tokens where nothing has a price. */
export function daySizes(days: ModelCost[]): { unit: 'cost' | 'tokens'; sizes: number[] } {
  const costs = days.map(({ cost }) => cost ?? 0);
  if (costs.some((cost) => cost > 0)) return { unit: 'cost', sizes: costs };
  return { unit: 'tokens', sizes: days.map(tokensOf) };
}

export function tokensOf({ inputTokens, outputTokens }: Pick<ModelCost, 'inputTokens' | 'outputTokens'>): number {
  return inputTokens + outputTokens;
}
