import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
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

test('the demo model has a name of its own, whatever models are named', () => {
  const named = { ...least, MODEL_WRITE: 'gpt-5', MODEL_CHECK: 'gpt-5-mini' };
  expect(readConfig(named).model).toMatchObject({ write: 'demo', check: 'demo' });
  expect(readConfig({ ...named, OPENAI_API_KEY: 'sk-1' }).model).toMatchObject({ write: 'gpt-5', check: 'gpt-5-mini' });
});

test('the check model reads while people type unless it is switched off, and the demo model never does', () => {
  const withKey = { ...least, OPENAI_API_KEY: 'sk-1' };
  expect(readConfig(withKey)).toMatchObject({ model: { checkWhileWriting: true }, limits: { checkCallsPerHour: 12 } });
  expect(readConfig({ ...withKey, CHECK_WHILE_WRITING: 'off' }).model.checkWhileWriting).toBe(false);
  expect(readConfig({ ...least, CHECK_WHILE_WRITING: 'on' }).model.checkWhileWriting).toBe(false);
  expect(() => readConfig({ ...withKey, CHECK_WHILE_WRITING: 'yes' })).toThrow('CHECK_WHILE_WRITING must be');
});

test('each process needs its own secrets alone', () => {
  const production = { ...least, NODE_ENV: 'production', DEMO_MODEL: 'off' };
  expect(() => readConfig(production, 'api')).toThrow(/^SESSION_SECRET is not set[^\n]+$/);
  expect(() => readConfig(production, 'worker')).toThrow(/^OPENAI_API_KEY is not set[^\n]+$/);
  expect(readConfig(production, 'command').model.demo).toBe(false);
  expect(readConfig({ ...production, OPENAI_BASE_URL: 'http://llm:8000/v1' }, 'worker').model.demo).toBe(false);
  expect(readConfig({ ...production, DEMO_MODEL: 'on', OPENAI_API_KEY: 'sk-1' }, 'worker').model.write).toBe('demo');
});

test('a first draft is written twice where that is switched on', () => {
  expect(readConfig(least).model.bestOfTwo).toBe(false);
  expect(readConfig({ ...least, BEST_OF_TWO: 'on' }).model.bestOfTwo).toBe(true);
  expect(() => readConfig({ ...least, BEST_OF_TWO: 'yes' })).toThrow('BEST_OF_TWO must be');
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

test.each(['x', 'a'.repeat(64), 'secret-secret-secret-secret-secret'])(
  'the session secret %j does not start a Copydesk in production, and is not told',
  (SESSION_SECRET) => {
    const read = () => readConfig({ ...least, NODE_ENV: 'production', SESSION_SECRET });
    expect(read).toThrow(/SESSION_SECRET must be at least 32 characters that nobody can guess\. [^']+$/);
    expect(readConfig({ ...least, SESSION_SECRET }).http.sessionSecret).toBe(SESSION_SECRET);
  },
);

test.each(['471', '47111', '47 1', 'ä711'])('the PIN %j is refused, and is not told', (ADMIN_PIN) => {
  const sentence = 'ADMIN_PIN must be exactly 4 letters, digits or signs, without spaces.';
  expect(() => readConfig({ ...least, ADMIN_PIN })).toThrow(new Error(sentence));
});

test('the dashboards are open to the PIN alone unless it is said otherwise, and locked without one', () => {
  expect(readConfig(least).admin).toMatchObject({ pin: null, standalone: true });
  expect(readConfig({ ...least, ADMIN_PIN: '4711', ADMIN_STANDALONE: 'off' }).admin).toMatchObject({
    pin: '4711',
    standalone: false,
  });
});

test('events are kept for ever, or long enough for the dashboards', () => {
  expect(readConfig(least).keepEventsDays).toBeNull();
  expect(readConfig({ ...least, KEEP_EVENTS_DAYS: '35' }).keepEventsDays).toBe(35);
  expect(() => readConfig({ ...least, KEEP_EVENTS_DAYS: '30' })).toThrow('KEEP_EVENTS_DAYS must be 0 (for ever)');
  expect(readConfig(least).keepAnonymousEventsDays).toBe(90);
  expect(readConfig({ ...least, KEEP_ANONYMOUS_EVENTS_DAYS: '0' }).keepAnonymousEventsDays).toBeNull();
  expect(() => readConfig({ ...least, KEEP_ANONYMOUS_EVENTS_DAYS: '7' })).toThrow(
    'KEEP_ANONYMOUS_EVENTS_DAYS must be 0',
  );
});

test('pages come from the sites that are chosen, and through the proxy', () => {
  expect(readConfig(least).pages).toEqual({ sites: null, proxy: null });
  const { pages } = readConfig({ ...least, PAGES_ALLOW: 'SEC.gov, example.com', HTTPS_PROXY: 'http://proxy:3128' });
  expect(pages).toEqual({ sites: ['sec.gov', 'example.com'], proxy: new URL('http://proxy:3128') });
  expect(() => readConfig({ ...least, PAGES_ALLOW: 'https://sec.gov' })).toThrow('PAGES_ALLOW must be names of sites');
});

test('documents are kept until they are deleted, or for as many days as is said', () => {
  expect(readConfig(least).keepDocumentsDays).toBeNull();
  expect(readConfig({ ...least, KEEP_DOCUMENTS_DAYS: '1' }).keepDocumentsDays).toBe(1);
});

test('filings are off until somebody says whom the SEC may write to', () => {
  expect(readConfig(least).edgar).toEqual({ contact: null, baseUrl: null, watchMinutes: 10 });
  const set = {
    EDGAR_CONTACT: ' Desk desk@northwind.example ',
    EDGAR_WATCH: '0',
    EDGAR_BASE_URL: 'http://127.0.0.1:9',
  };
  const { contact, baseUrl, watchMinutes } = readConfig({ ...least, ...set }).edgar;
  expect([contact, baseUrl?.href, watchMinutes]).toEqual(['Desk desk@northwind.example', 'http://127.0.0.1:9/', null]);
});

test.each(['Desk', 'Desk desk@', 'D\u00e9sk desk@northwind.example'])('%j is no contact for the SEC', (contact) => {
  expect(() => readConfig({ ...least, EDGAR_CONTACT: contact })).toThrow('EDGAR_CONTACT must be a name and an email');
});

describe('the key that signs users in at the editorial app', () => {
  const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const ec = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
  const sso = (SSO_PRIVATE_KEY: string) => readConfig({ ...least, SSO_PRIVATE_KEY }).editorial.privateKey;

  test('may be EC or RSA, with line breaks as they are or as \\n', () => {
    expect(sso(ec)?.asymmetricKeyType).toBe('ec');
    expect(sso(ec.replaceAll('\n', '\\n'))?.asymmetricKeyType).toBe('ec');
    expect(sso(pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey))?.asymmetricKeyType).toBe('rsa');
  });

  test.each([
    ['no key', 'secret'],
    ['half a key', ec.slice(0, 80)],
    ['a short RSA key', pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)],
    ['another curve', pem(generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey)],
    ['a kind that signs otherwise', pem(generateKeyPairSync('ed25519').privateKey)],
  ])('is refused in words where it is %s, and is not told', (_, value) => {
    expect(() => sso(value)).toThrow(/^SSO_PRIVATE_KEY must be a private key in PEM form: [^-]+-256, or RSA[^-]+\.$/);
  });

  test('is needed in production where there is an editorial app', () => {
    const production = {
      ...least,
      NODE_ENV: 'production',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'https://desk.example',
    };
    expect(readConfig(production).editorial).toEqual({ url: null, privateKey: null });
    const withApp = { ...production, EDITORIAL_APP_URL: 'https://editorial.example' };
    expect(() => readConfig(withApp)).toThrow('SSO_PRIVATE_KEY is not set.');
    expect(() => readConfig({ ...withApp, SSO_PRIVATE_KEY: ec, PUBLIC_URL: '' })).toThrow('PUBLIC_URL is not set.');
    expect(readConfig({ ...withApp, SSO_PRIVATE_KEY: ec }).editorial.url?.origin).toBe('https://editorial.example');
    expect(readConfig({ ...withApp, NODE_ENV: '' }).editorial.privateKey).toBeNull();
    expect(() => readConfig({ ...least, EDITORIAL_APP_URL: 'javascript:alert(1)' })).toThrow(
      'EDITORIAL_APP_URL must be',
    );
  });
});
