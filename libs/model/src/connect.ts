import OpenAI from 'openai';

/** A client of a server that speaks the OpenAI API; without an address, of OpenAI itself. */
export function connect(apiKey: string, baseURL: string | undefined): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL,
    maxRetries: 0,
    // It would print what a model wrote.
    logLevel: 'off',
    timeout: 10 * 60_000,
  });
}
