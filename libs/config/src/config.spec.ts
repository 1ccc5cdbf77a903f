import { readConfig } from './config';

const least = { DATABASE_URL: 'postgres://localhost/copydesk', REDIS_URL: 'redis://localhost' };

test('without a key and an address the demo model writes', () => {
  expect(readConfig(least).model.demo).toBe(true);
  expect(readConfig({ ...least, OPENAI_API_KEY: 'sk-1' }).model.demo).toBe(false);
  expect(readConfig({ ...least, OPENAI_BASE_URL: 'http://localhost:11434/v1' }).model).toMatchObject({
    demo: false,
    baseUrl: 'http://localhost:11434/v1',
  });
});

test('an empty variable is an unset one', () => {
  expect(readConfig({ ...least, PORT: ' ', ADMIN_USERNAMES: '' })).toMatchObject({
    http: { port: 3000 },
    admin: { usernames: ['admin'] },
  });
});

test('all that is missing or wrong is told at once, by name', () => {
  const read = () => readConfig({ NODE_ENV: 'production', REDIS_URL: 'redis://r', PORT: 'http', PUBLIC_URL: 'desk' });
  for (const sentence of [
    'DATABASE_URL is not set. Set it in the environment or in .env (see .env.example).',
    'SESSION_SECRET is not set. Set it in the environment or in .env (see .env.example).',
    "PORT must be a whole number from 0 to 65535, but it is 'http'.",
    "PUBLIC_URL must be an address such as https://copydesk.example.com, but it is 'desk'.",
  ]) {
    expect(read).toThrow(sentence);
  }
});

test('OpenAI itself searches for a fact check, other servers do not, and Perplexity needs its key', () => {
  expect(readConfig(least).model.search).toEqual({ provider: 'none' });
  expect(readConfig({ ...least, OPENAI_API_KEY: 'sk-1' }).model.search).toMatchObject({ provider: 'openai-responses' });
  const elsewhere = { ...least, OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'http://localhost:8000/v1' };
  expect(readConfig(elsewhere).model.search).toEqual({ provider: 'none' });
  const perplexity = { ...least, FACT_CHECK_PROVIDER: 'perplexity' };
  expect(() => readConfig(perplexity)).toThrow('PERPLEXITY_API_KEY is not set.');
  expect(readConfig({ ...perplexity, PERPLEXITY_API_KEY: 'pplx-1' }).model.search).toEqual({
    provider: 'perplexity',
    apiKey: 'pplx-1',
    model: 'sonar',
  });
  expect(() => readConfig({ ...least, FACT_CHECK_PROVIDER: 'bing' })).toThrow(
    "FACT_CHECK_PROVIDER must be one of none, openai-responses, perplexity, but it is 'bing'.",
  );
});
