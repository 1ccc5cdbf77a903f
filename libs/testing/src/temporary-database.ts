import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { TestProcess } from './test-process';

export interface TemporaryDatabase {
  url: string;
  /** Runs a statement past our own stores: to see what is really there, or to age it. */
  query: <T extends object>(statement: string, parameters?: unknown[]) => Promise<T[]>;
  drop: () => Promise<void>;
}

const SET_UP = 'test_set_up';

/** The administrator of every database that was set up for tests. */
export const ADMIN = { username: 'admin', password: 'secret-1' };

/** Makes an empty database beside that of DATABASE_URL. @throws Error where the tests were started without one. */
export function makeDatabase(): Promise<TemporaryDatabase> {
  return copyOf('template1', temporaryDatabase());
}

/** Makes a copy of a database that was set up once for all tests, since a copy takes a tenth of the time. */
export async function makeSetUpDatabase(): Promise<TemporaryDatabase> {
  return copyOfSetUp(temporaryDatabase());
}

/** The same for the tests of a file: its address is known at once, and it is there from the first test to the last. */
export function useSetUpDatabase(): TemporaryDatabase {
  const database = temporaryDatabase();
  beforeAll(() => copyOfSetUp(database));
  afterAll(() => database.drop());
  return database;
}

async function copyOfSetUp(database: TemporaryDatabase): Promise<TemporaryDatabase> {
  await inSession(serviceUrl('DATABASE_URL'), async (client) => {
    await client.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [SET_UP]);
    if (rowCount) return;
    const { url } = await makeDatabase();
    const env = { REDIS_URL: serviceUrl('REDIS_URL'), DATABASE_URL: url, ADMIN_INITIAL_PASSWORD: ADMIN.password };
    await TestProcess.run('dist/api/src/setup.main.js', env);
    await client.query(`ALTER DATABASE ${nameOf(url)} RENAME TO ${SET_UP}`);
  });
  return copyOf(SET_UP, database);
}

async function copyOf(template: string, database: TemporaryDatabase): Promise<TemporaryDatabase> {
  await query(serviceUrl('DATABASE_URL'), `CREATE DATABASE ${nameOf(database.url)} TEMPLATE ${template}`);
  return database;
}

/** One that is still to be made. */
function temporaryDatabase(): TemporaryDatabase {
  const server = serviceUrl('DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { href: url } = Object.assign(new URL(server), { pathname: name });
  const statements = new Statements(url);
  return {
    url,
    query: (statement, parameters) => statements.run(statement, parameters),
    drop: async () => {
      await statements.close();
      await query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** The address of a service that the test command started, or the path of its program. */
export function serviceUrl(name: 'DATABASE_URL' | 'REDIS_URL' | 'REDIS_SERVER'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run these tests with npm test, which starts Postgres and Redis.`);
  return url;
}

/** Runs statements in sessions that it keeps: to open one takes longer than most statements. */
export class Statements {
  private readonly pool: Pool;

  constructor(url: string) {
    this.pool = new Pool({ connectionString: url, max: 4, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // A test may end its server: the next statement opens a session anew.
    this.pool.on('error', () => undefined);
  }

  async run<T extends object>(statement: string, parameters: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(statement, parameters)).rows;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Runs a statement in a session of its own. */
export function query<T extends object>(url: string, statement: string, parameters: unknown[] = []): Promise<T[]> {
  return inSession(url, async (client) => (await client.query<T>(statement, parameters)).rows);
}

async function inSession<T>(url: string, body: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await body(client);
  } finally {
    await client.end();
  }
}
