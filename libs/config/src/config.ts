import { createPrivateKey, type KeyObject } from 'node:crypto';
import { EnvReader, type Environment } from './env-reader';

const SECRET_LEAST = 32;
const RSA_BITS_MIN = 2048;
/** How many different characters are the least of a random one. */
const SECRET_LETTERS = 10;

/** The longest window of the dashboards, in days, with room for its edges. */
const LEAST_DAYS = 35;

/** Is no model's name: nobody pays for what the demo model writes. */
const DEMO_MODEL = 'demo';

/** OpenAI's models read a million tokens; from here on each of them costs twice as much. */
const OPENAI_WINDOW = 272_000;
const OTHER_WINDOW = 128_000;

const SIGN_UP = ['open', 'off'] as const;

const EFFORTS = ['off', 'none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;

/** Central banks, a regulator and a statistics office: official, public and free. */
const DEFAULT_FEEDS = [
  'https://www.federalreserve.gov/feeds/press_all.xml',
  'https://www.ecb.europa.eu/rss/press.html',
  'https://www.bankofengland.co.uk/rss/news',
  'https://www.sec.gov/news/pressreleases.rss',
  'https://www.bls.gov/feed/bls_latest.rss',
];

/** Everything that can be set from outside, read once at start. Times are milliseconds. */
export interface Config {
  production: boolean;
  databaseUrl: string;
  redis: { url: string; prefix: string };
  http: {
    /** The one address that is listened at; undefined: every one of the machine. */
    host: string | undefined;
    port: number;
    /** The address people type, where it is known: decides cookies, HSTS and the allowed Origin. */
    publicUrl: URL | null;
    /** How many proxies stand before the api. */
    trustProxy: number;
    sessionSecret: string;
    /** How long a call without `Prefer: respond-async` waits for its job. */
    syncWaitMs: number;
    /** How long a client may take nothing of an answer. */
    answerTimeoutMs: number;
    /** How often it is looked whether those behind open sockets may still be there. */
    lookAtSocketsMs: number;
  };
  model: {
    /** True where the built-in demo model writes: unless it is said otherwise, where neither a key nor an address is set. */
    demo: boolean;
    apiKey: string;
    baseUrl: string | undefined;
    /** The names of the models for the two kinds of work: 'demo' for the demo model. */
    write: string;
    check: string;
    /** Who searches the web for a fact check: nobody, the model's own server, or Perplexity. */
    search:
      | { provider: 'none' }
      | { provider: 'openai-responses'; model: string }
      | { provider: 'perplexity'; model: string; apiKey: string };
    /** How much each of them is to think, where its server takes that; null: as it likes. */
    effort: { write: string | null; check: string | null };
    /** Whether the check model reads what rules left open while people type. */
    checkWhileWriting: boolean;
    /** Whether a first draft is written twice, and the check model chooses. */
    bestOfTwo: boolean;
    /** Tokens that prompt and answer may take together. */
    windowTokens: number;
    /** The most tokens that an answer may have, thoughts included. */
    maxTokens: number;
    /** How long a model may take to its first sign of life, and how long it may be silent after that. */
    silence: { firstTokenMs: number; silenceMs: number };
    /** How fast the demo model writes, in characters a second. */
    demoPace: number;
  };
  /** Whether visitors may make an account of their own. */
  signUp: (typeof SIGN_UP)[number];
  admin: {
    usernames: string[];
    initialPassword: string | undefined;
    /** What opens the dashboards without an account; null: the gate stays locked. */
    pin: string | null;
    /** False where nobody may open them with the PIN alone. */
    standalone: boolean;
  };
  /** How many days raw analytics events are kept; null: for ever. */
  keepEventsDays: number | null;
  /** The same of those who are not signed in. */
  keepAnonymousEventsDays: number | null;
  /** How many days a document is kept that nobody uses; null: until it is deleted. */
  keepDocumentsDays: number | null;
  /** The editorial app that opens in a new tab, and the key that signs its users in there. */
  editorial: { url: URL | null; privateKey: KeyObject | null };
  /** The news feeds that catalysts are read from. */
  catalystFeeds: string[];
  /** How the worker reaches pages and feeds. */
  pages: {
    /** The sites whose pages may be read, with all below them; null: every public one. */
    sites: string[] | null;
    proxy: URL | null;
  };
  /** How filings are fetched from the SEC. */
  edgar: {
    /** The name and email address sent to the SEC in the User-Agent of each call; null: the SEC is never called. */
    contact: string | null;
    /** The address called in place of the SEC's hosts, in tests and closed networks. */
    baseUrl: URL | null;
    /** How often the companies that are followed are looked at, in minutes; null: never. */
    watchMinutes: number | null;
  };
  worker: {
    concurrency: number;
    /** How long a stop lets what runs go on, before it is handed back. */
    graceMs: number;
    /** Where health and metrics are served. */
    host: string;
    port: number;
    /** How long one try may take of a job that writes one text, and of one that checks, chooses or summarizes. */
    timeLimitsMs: { write: number; check: number };
  };
  limits: {
    registrationsPerHour: number;
    loginsPerQuarterHour: number;
    generationsPerHour: number;
    requestsPerMinute: number;
    anonymousEventsPerMinute: number;
    openJobsPerUser: number;
    queuedJobs: number;
    /** What one user may keep, in MB. */
    storageMb: number;
    /** How many comparisons with its sources a draft may take, and for how many milliseconds. */
    comparisons: number;
    comparingMs: number;
    /** How often an hour the check model reads a thread while people type. */
    checkCallsPerHour: number;
  };
  logLevel: string;
}

/** The secrets that a process needs: the api signs sessions, a worker asks the model, a command does neither. */
type Part = 'api' | 'worker' | 'command';

/**
 * Reads and checks the environment of a process.
 * @throws Error with one sentence for each variable that is missing or wrong.
 */
export function readConfig(environment: Environment = process.env, part: Part = 'api'): Config {
  const env = new EnvReader(environment);
  const production = env.text('NODE_ENV', 'development') === 'production';
  const apiKey = env.optional('OPENAI_API_KEY');
  const baseUrl = env.optionalUrl('OPENAI_BASE_URL')?.href;
  const demo = env.choice('DEMO_MODEL', ['on', 'off'], apiKey || baseUrl ? 'off' : 'on') === 'on';
  if (part === 'worker' && !demo && !baseUrl) env.required('OPENAI_API_KEY');
  const isOpenAi = Boolean(apiKey && !baseUrl);
  const named = { write: env.text('MODEL_WRITE', 'gpt-6.1-terra'), check: env.text('MODEL_CHECK', 'gpt-6-luna') };
  const { write, check } = demo ? { write: DEMO_MODEL, check: DEMO_MODEL } : named;
  const config: Config = {
    production,
    databaseUrl: env.required('DATABASE_URL'),
    redis: { url: env.required('REDIS_URL'), prefix: env.text('REDIS_PREFIX', 'copydesk') },
    http: {
      host: env.optional('LISTEN_HOST'),
      port: env.integer('PORT', 3000, 0, 65_535),
      publicUrl: env.optionalUrl('PUBLIC_URL') ?? null,
      trustProxy: env.integer('TRUST_PROXY', 0, 0, 10),
      sessionSecret: readSessionSecret(env, production && part === 'api'),
      syncWaitMs: env.integer('SYNC_WAIT_MS', 120_000, 0, 3_600_000),
      answerTimeoutMs: env.integer('ANSWER_TIMEOUT_MS', 30_000, 1_000, 3_600_000),
      lookAtSocketsMs: env.integer('LOOK_AT_SOCKETS_MS', 60_000, 100, 3_600_000),
    },
    model: {
      demo,
      apiKey: apiKey ?? 'none',
      baseUrl,
      write,
      check,
      search: readSearch(env, { isOpenAi, model: check }),
      effort: { write: readEffort(env, 'MODEL_WRITE_EFFORT'), check: readEffort(env, 'MODEL_CHECK_EFFORT') },
      checkWhileWriting: env.choice('CHECK_WHILE_WRITING', ['on', 'off'], 'on') === 'on' && !demo,
      bestOfTwo: env.choice('BEST_OF_TWO', ['on', 'off'], 'off') === 'on',
      windowTokens: env.integer('MODEL_WINDOW', isOpenAi ? OPENAI_WINDOW : OTHER_WINDOW, 4_000, 10_000_000),
      maxTokens: env.integer('MODEL_MAX_TOKENS', 16_000, 500, 1_000_000),
      silence: {
        firstTokenMs: env.integer('MODEL_FIRST_TOKEN_MS', 120_000, 100, 3_600_000),
        silenceMs: env.integer('MODEL_SILENCE_MS', 60_000, 100, 3_600_000),
      },
      demoPace: env.integer('DEMO_MODEL_PACE', 400, 1, 1_000_000),
    },
    signUp: env.choice('SIGN_UP', SIGN_UP, 'open'),
    admin: {
      usernames: env.list('ADMIN_USERNAMES', ['admin']),
      initialPassword: env.optional('ADMIN_INITIAL_PASSWORD'),
      pin: readPin(env),
      standalone: env.choice('ADMIN_STANDALONE', ['on', 'off'], 'on') === 'on',
    },
    keepEventsDays: env.integer('KEEP_EVENTS_DAYS', 0, 0, 36_500) || null,
    keepAnonymousEventsDays: env.integer('KEEP_ANONYMOUS_EVENTS_DAYS', 90, 0, 36_500) || null,
    keepDocumentsDays: env.integer('KEEP_DOCUMENTS_DAYS', 0, 0, 36_500) || null,
    editorial: readEditorial(env, production && part === 'api'),
    catalystFeeds: env.urls('CATALYST_FEEDS', DEFAULT_FEEDS),
    pages: { sites: readSites(env), proxy: env.optionalUrl('HTTPS_PROXY') ?? null },
    edgar: {
      contact: readContact(env),
      baseUrl: env.optionalUrl('EDGAR_BASE_URL') ?? null,
      watchMinutes: env.integer('EDGAR_WATCH', 10, 0, 1_440) || null,
    },
    worker: {
      concurrency: env.integer('WORKER_CONCURRENCY', 8, 1, 1_000),
      graceMs: env.integer('WORKER_GRACE_MS', production ? 15_000 : 5_000, 0, 15_000),
      host: env.text('WORKER_HOST', '127.0.0.1'),
      port: env.integer('WORKER_PORT', 0, 0, 65_535),
      timeLimitsMs: {
        write: env.integer('JOB_LIMIT_WRITE_MS', 600_000, 1_000, 24 * 3_600_000),
        check: env.integer('JOB_LIMIT_CHECK_MS', 600_000, 1_000, 24 * 3_600_000),
      },
    },
    limits: {
      registrationsPerHour: env.integer('LIMIT_REGISTRATIONS_PER_HOUR', 100, 1, 1_000_000),
      loginsPerQuarterHour: env.integer('LIMIT_LOGINS_PER_15_MINUTES', 200, 1, 1_000_000),
      generationsPerHour: env.integer('LIMIT_GENERATIONS_PER_HOUR', 300, 1, 1_000_000),
      requestsPerMinute: env.integer('LIMIT_REQUESTS_PER_MINUTE', 1_200, 1, 10_000_000),
      anonymousEventsPerMinute: env.integer('LIMIT_ANONYMOUS_EVENTS_PER_MINUTE', 300, 1, 10_000_000),
      openJobsPerUser: env.integer('LIMIT_OPEN_JOBS_PER_USER', 20, 1, 100_000),
      queuedJobs: env.integer('LIMIT_QUEUED_JOBS', 2_000, 1, 1_000_000),
      storageMb: env.integer('LIMIT_STORAGE_MB', 500, 1, 1_000_000),
      comparisons: env.integer('LIMIT_COMPARISONS', 4_000_000, 1_000, 1_000_000_000),
      comparingMs: env.integer('LIMIT_COMPARING_MS', 20_000, 1_000, 600_000),
      checkCallsPerHour: env.integer('LIMIT_CHECK_CALLS_PER_HOUR', 12, 0, 10_000),
    },
    logLevel: env.text('LOG_LEVEL', 'info'),
  };
  const kept = { KEEP_EVENTS_DAYS: config.keepEventsDays, KEEP_ANONYMOUS_EVENTS_DAYS: config.keepAnonymousEventsDays };
  for (const [name, days] of Object.entries(kept)) {
    if (days === null || days >= LEAST_DAYS) continue;
    env.refuse(`${name} must be 0 (for ever) or at least ${LEAST_DAYS}: the dashboards look back so far.`);
  }
  env.finish();
  return config;
}

/** The same of the environment of this process. */
export function readOwnConfig(part: Part): Config {
  return readConfig(process.env, part);
}

/** It travels in a header. */
function readContact(env: EnvReader): string | null {
  const contact = env.optional('EDGAR_CONTACT') ?? null;
  if (contact !== null && !(/^[ -~]+$/.test(contact) && /[!-~]@[!-~]/.test(contact))) {
    env.refuse(
      "EDGAR_CONTACT must be a name and an email address in plain letters, such as 'Northwind Research desk@northwind.example'.",
    );
  }
  return contact;
}

/** Null where the model is left to think as much as it likes. */
function readEffort(env: EnvReader, name: string): string | null {
  const effort = env.choice(name, EFFORTS, 'low');
  return effort === 'off' ? null : effort;
}

/** Whoever guesses it signs in as anybody. */
function readSessionSecret(env: EnvReader, isNeeded: boolean): string {
  if (!isNeeded) return env.text('SESSION_SECRET', 'for development only');
  const secret = env.required('SESSION_SECRET');
  if (secret !== '' && (secret.length < SECRET_LEAST || new Set(secret).size < SECRET_LETTERS)) {
    env.refuse(
      `SESSION_SECRET must be at least ${SECRET_LEAST} characters that nobody can guess. Make one with: openssl rand -base64 48`,
    );
  }
  return secret;
}

function readSites(env: EnvReader): string[] | null {
  const sites = env.list('PAGES_ALLOW', []).map((site) => site.toLowerCase());
  const wrong = sites.find((site) => !/^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(site));
  if (wrong !== undefined)
    env.refuse(`PAGES_ALLOW must be names of sites such as sec.gov, parted by commas, but it holds '${wrong}'.`);
  return sites.length > 0 ? sites : null;
}

/** It travels in a header, too. */
function readPin(env: EnvReader): string | null {
  const pin = env.optional('ADMIN_PIN') ?? null;
  if (pin !== null && !/^[!-~]{4}$/.test(pin)) {
    env.refuse('ADMIN_PIN must be exactly 4 letters, digits or signs, without spaces.');
  }
  return pin;
}

function readEditorial(env: EnvReader, isNeeded: boolean): Config['editorial'] {
  const url = env.optionalUrl('EDITORIAL_APP_URL') ?? null;
  const pem = url && isNeeded ? env.required('SSO_PRIVATE_KEY') : env.optional('SSO_PRIVATE_KEY');
  const privateKey = pem ? readSigningKey(pem) : null;
  if (pem && !privateKey) {
    env.refuse(
      'SSO_PRIVATE_KEY must be a private key in PEM form: EC on the curve P-256, or RSA of 2048 bits or more.',
    );
  }
  // Tokens name who made them; the address of a request is whatever its sender says.
  if (url && isNeeded) env.required('PUBLIC_URL');
  return { url, privateKey };
}

/** Where it is not said who searches, OpenAI itself does if it is the model, and else nobody. */
function readSearch(
  env: EnvReader,
  { isOpenAi, model }: { isOpenAi: boolean; model: string },
): Config['model']['search'] {
  const provider = env.choice(
    'FACT_CHECK_PROVIDER',
    ['none', 'openai-responses', 'perplexity'],
    isOpenAi ? 'openai-responses' : 'none',
  );
  const perplexity = { apiKey: env.optional('PERPLEXITY_API_KEY') ?? '', model: env.text('PERPLEXITY_MODEL', 'sonar') };
  if (provider === 'perplexity') {
    env.required('PERPLEXITY_API_KEY');
    return { provider, ...perplexity };
  }
  return provider === 'none' ? { provider } : { provider, model };
}

/** A private key for ES256 or RS256 from its PEM, whose line breaks may be written `\n`; null where it is none. */
function readSigningKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const fits =
      key.asymmetricKeyType === 'ec'
        ? namedCurve === 'prime256v1'
        : key.asymmetricKeyType === 'rsa' && modulusLength >= RSA_BITS_MIN;
    return fits ? key : null;
  } catch {
    return null;
  }
}
