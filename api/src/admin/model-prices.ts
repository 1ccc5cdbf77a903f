/**
 * What a million tokens cost, in US dollars, at list price: `cached` is input that the server had read before, and costs
 * as much as other input where it is left out. Not told: the price of writing to a cache, and that OpenAI takes twice as
 * much of a prompt above 272,000 tokens, which the default of MODEL_WINDOW stays below.
 */
export const MODEL_PRICES: {
  source: string;
  date: string;
  models: Record<string, { input: number; cached?: number; output: number }>;
} = {
  source:
    'https://developers.openai.com/api/docs/pricing, https://docs.perplexity.ai/getting-started/pricing (tokens, without the fee per request)',
  date: '2026-11-22',
  models: {
    'gpt-6.1-sol': { input: 2, output: 10 },
    'gpt-6.1-terra': { input: 1, cached: 0.05, output: 5 },
    'gpt-6-sol': { input: 2, cached: 0.2, output: 10 },
    'gpt-6-luna': { input: 0.1, cached: 0.01, output: 0.5 },
    'gpt-5.6-terra': { input: 2, cached: 0.2, output: 12 },
    'gpt-5.6-luna': { input: 0.2, cached: 0.02, output: 1.2 },
    // These are shut down on 2027-01-14, those of gpt-5 and o3 on 2026-12-11; what they wrote was paid for.
    'gpt-4.1': { input: 2, cached: 0.5, output: 8 },
    'gpt-4.1-mini': { input: 0.4, cached: 0.1, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, cached: 0.025, output: 0.4 },
    'gpt-4o': { input: 2.5, cached: 1.25, output: 10 },
    'gpt-4o-mini': { input: 0.15, cached: 0.075, output: 0.6 },
    'gpt-5': { input: 1.25, cached: 0.125, output: 10 },
    'gpt-5-mini': { input: 0.25, cached: 0.025, output: 2 },
    'gpt-5-nano': { input: 0.05, cached: 0.005, output: 0.4 },
    o3: { input: 2, cached: 0.5, output: 8 },
    'o4-mini': { input: 1.1, cached: 0.275, output: 4.4 },
    sonar: { input: 1, output: 1 },
  },
};
