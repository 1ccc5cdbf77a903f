import { randomBytes } from 'node:crypto';
import { Database } from '@copydesk/database';
import { startDemoModel, type DemoModel } from '@copydesk/demo-model';
import { HouseProcess } from './house-process';
import { makeDatabase, serviceUrl, type TemporaryDatabase } from './temporary-database';
import { TestClient } from './test-client';

export interface HouseOptions {
  env?: Record<string, string>;
  /** How many workers to start. */
  workers?: number;
}

/** The whole product for one test file: built api and workers on a database of their own, and a demo model to script. */
export class House {
  readonly workers: HouseProcess[] = [];

  private constructor(
    readonly env: Record<string, string>,
    readonly demo: DemoModel,
    readonly database: Database,
    private readonly temporary: TemporaryDatabase,
    public api: HouseProcess,
  ) {}

  static async open({ env = {}, workers = 1 }: HouseOptions = {}): Promise<House> {
    const [temporary, demo] = await Promise.all([makeDatabase(), startDemoModel({ pace: 100_000 })]);
    const all: Record<string, string> = {
      DATABASE_URL: temporary.url,
      REDIS_URL: serviceUrl('REDIS_URL'),
      REDIS_PREFIX: `test_${randomBytes(6).toString('hex')}`,
      OPENAI_BASE_URL: demo.url,
      PORT: '0',
      WORKER_PORT: '0',
      LOG_LEVEL: 'warn',
      CATALYST_FEEDS: '',
      ...env,
    };
    await HouseProcess.run('dist/api/src/setup.main.js', all);
    const database = await Database.connect({ url: temporary.url, poolSize: 3 });
    const house = new House(all, demo, database, temporary, await HouseProcess.start('api', all));
    await Promise.all(Array.from({ length: workers }, () => house.addWorker()));
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.api.port}`;
  }

  async addWorker(): Promise<HouseProcess> {
    const worker = await HouseProcess.start('worker', this.env);
    this.workers.push(worker);
    return worker;
  }

  client(): TestClient {
    return new TestClient(this.address);
  }

  /** A client that is signed in as a new user. */
  async signedIn(): Promise<TestClient> {
    const client = this.client();
    await client.register();
    return client;
  }

  /** Runs a statement past our own stores. */
  query<T extends object>(statement: string, parameters?: unknown[]): Promise<T[]> {
    return this.temporary.query<T>(statement, parameters);
  }

  async close(): Promise<void> {
    await Promise.all([this.api.end('SIGKILL'), ...this.workers.map((worker) => worker.end('SIGKILL'))]);
    await Promise.all([this.database.close(), this.demo.close()]);
    await this.temporary.drop();
  }
}
