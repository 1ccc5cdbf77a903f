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

/** The whole product for one test file: built api and workers on a database of their own, and a demo model to script. */
export class TestApp extends Door {
  readonly workers: TestProcess[] = [];

  private constructor(
    readonly env: Record<string, string>,
    readonly demo: DemoModel,
    private readonly temporary: TemporaryDatabase,
    public api: TestProcess,
  ) {
    super();
  }

  static async open({ env = {}, workers = 1, postgresPort, logsTo }: TestAppOptions = {}): Promise<TestApp> {
    const demo = await startDemoModel({ pace: 100_000, keepsCalls: true });
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
    const [api, ...running] = await Promise.all([
      TestProcess.start('api', all, logsTo),
      ...Array.from({ length: workers }, () => TestProcess.start('worker', all, logsTo)),
    ]);
    const testApp = new TestApp(all, demo, temporary, api);
    testApp.workers.push(...running);
    return testApp;
  }

  get address(): string {
    return `http://127.0.0.1:${this.api.port}`;
  }

  get databaseUrl(): string {
    return this.temporary.url;
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

  /** Runs a statement past our own stores. */
  query<T extends object>(statement: string, parameters?: unknown[]): Promise<T[]> {
    return this.temporary.query<T>(statement, parameters);
  }

  async close(): Promise<void> {
    await Promise.all([this.api.end('SIGKILL'), ...this.workers.map((worker) => worker.end('SIGKILL'))]);
    await this.demo.close();
    await this.temporary.drop();
  }
}

function atPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
