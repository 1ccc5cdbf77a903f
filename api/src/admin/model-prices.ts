/** What a million tokens cost, in US dollars, at list price: without the discounts for cached or batched input. */
export const MODEL_PRICES: {
  source: string;
  date: string;
  models: Record<string, { input: number; output: number }>;
} = {
  source:
    'https://openai.com/api/pricing, https://docs.perplexity.ai/getting-started/pricing (tokens, without the fee per request)',
  date: '2026-04-01',
  models: {
    'gpt-4.1': { input: 2, output: 8 },
    'gpt-4.1-mini': { input: 0.4, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, output: 0.4 },
    'gpt-4o': { input: 2.5, output: 10 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
    'gpt-5': { input: 1.25, output: 10 },
    'gpt-5-mini': { input: 0.25, output: 2 },
    'gpt-5-nano': { input: 0.05, output: 0.4 },
    o3: { input: 2, output: 8 },
    'o4-mini': { input: 1.1, output: 4.4 },
    sonar: { input: 1, output: 1 },
  },
};
