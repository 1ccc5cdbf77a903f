import { randomBytes } from 'node:crypto';
import { startDemoModel, type DemoModel } from '@copydesk/demo-model';
import { TestProcess } from './test-process';
import { makeSetUpDatabase, serviceUrl, type TemporaryDatabase } from './temporary-database';
import { TestClient } from './test-client';

export interface TestAppOptions {
  env?: Record<string, string>;
  /** How many workers to start. */
  workers?: number;
  /** Where the processes find Postgres: a proxy before it. */
  postgresPort?: number;
  /** Where its demo model is: 0 (the default) takes a free port. */
  demoPort?: number;
  /** An open file that its processes log to. */
  logsTo?: number;
}

/** What a user's client needs of a running product. */
export abstract class Door {
  abstract get address(): string;

  client(): TestClient {
    return new TestClient(this.address);
  }

  /** A client that is signed in as a new user. */
  async signedIn(): Promise<TestClient> {
    const client = this.client();
    await client.register();
    return client;
  }
}

/** What stands around the api and the workers of a test. */
export interface Surroundings {
  /** What each process of the product is told. */
  env: Record<string, string>;
  demo: DemoModel;
  temporary: TemporaryDatabase;
}

/** Starts a demo model to script, which keeps no test waiting. */
export function startDemo(port = 0): Promise<DemoModel> {
  return startDemoModel({ port, pace: 100_000, keepsCalls: true });
}

/** Makes a database, and starts a demo model. */
export async function surround({ env = {}, postgresPort, demoPort }: TestAppOptions): Promise<Surroundings> {
  const demo = await startDemo(demoPort);
  const all: Record<string, string> = {
    REDIS_URL: serviceUrl('REDIS_URL'),
    REDIS_PREFIX: `test_${randomBytes(6).toString('hex')}`,
    OPENAI_BASE_URL: demo.url,
    PORT: '0',
    WORKER_PORT: '0',
    LOG_LEVEL: 'warn',
    CATALYST_FEEDS: '',
    ...env,
  };
  const temporary = await makeSetUpDatabase();
  // As an owner has it who opened the coach to all.
  await temporary.query(`UPDATE apps SET config = NULL WHERE name = 'rodchief-bot'`);
  all.DATABASE_URL = postgresPort ? atPort(temporary.url, postgresPort) : temporary.url;
  return { env: all, demo, temporary };
}

/** What a test may do with a product of its own, however that is run. */
export abstract class OwnApp extends Door {
  constructor(protected readonly around: Surroundings) {
    super();
  }

  get env(): Record<string, string> {
    return this.around.env;
  }

  get demo(): DemoModel {
    return this.around.demo;
  }

  get databaseUrl(): string {
    return this.around.temporary.url;
  }

  /** Runs a statement past our own stores. */
  query<T extends object>(statement: string, parameters?: unknown[]): Promise<T[]> {
    return this.around.temporary.query<T>(statement, parameters);
  }

  async close(): Promise<void> {
    await this.endAll();
    await this.around.demo.close();
    await this.around.temporary.drop();
  }

  protected abstract endAll(): Promise<void>;
}

/** The product for tests that end its processes, or look at them: the built api and workers, each a process of its own. */
export class TestApp extends OwnApp {
  private constructor(
    around: Surroundings,
    public api: TestProcess,
    readonly workers: TestProcess[],
  ) {
    super(around);
  }

  static async open(options: TestAppOptions = {}): Promise<TestApp> {
    const { workers = 1, logsTo } = options;
    const around = await surround(options);
    const start = (name: 'api' | 'worker') => TestProcess.start(name, around.env, logsTo);
    const [api, ...running] = await Promise.all([
      start('api'),
      ...Array.from({ length: workers }, () => start('worker')),
    ]);
    return new TestApp(around, api, running);
  }

  get address(): string {
    return `http://127.0.0.1:${this.api.port}`;
  }

  async addWorker(): Promise<TestProcess> {
    const worker = await TestProcess.start('worker', this.env);
    this.workers.push(worker);
    return worker;
  }

  /** Its worker dies in the middle of its work, its leases are over at once, and another worker starts. */
  async loseWorker(): Promise<void> {
    await this.workers.pop()?.end('SIGKILL');
    await Promise.all([this.query(`UPDATE jobs SET lease_until = now() WHERE status = 'running'`), this.addWorker()]);
  }

  protected async endAll(): Promise<void> {
    await Promise.all([this.api, ...this.workers].map((process) => process.end('SIGKILL')));
  }
}

function atPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
