import { startDemoModel, type DemoModel } from '@copydesk/demo-model';
import { Door } from './test-app';
import { query } from './temporary-database';
import { eventually } from './test-client';

/** What the app of a Jest worker can be asked to do. */
export const LOSE_WORKER = 'lose-worker';

/** Where the app of a Jest worker is found. */
export interface SharedPlace {
  address: string;
  env: Record<string, string>;
  demoPort: number;
}

/**
 * The app that the test files of a Jest worker use one after the other, for files that neither stop nor configure it
 * nor count what belongs to nobody: each test has users of its own, and each file scripts a demo model of its own.
 */
class SharedTestApp extends Door {
  private place: SharedPlace | undefined;
  private played: DemoModel | undefined;

  async open(): Promise<void> {
    this.place = await this.ask();
    this.played = await startDemoModel({ port: this.place.demoPort, pace: 100_000, keepsCalls: true });
  }

  get address(): string {
    return there(this.place).address;
  }

  get env(): Record<string, string> {
    return there(this.place).env;
  }

  get demo(): DemoModel {
    return there(this.played);
  }

  query<T extends object>(statement: string, parameters?: unknown[]): Promise<T[]> {
    return query<T>(this.env.DATABASE_URL ?? '', statement, parameters);
  }

  /** Its worker dies in the middle of its work, its leases are over at once, and another worker starts. */
  async loseWorker(): Promise<void> {
    await this.ask(LOSE_WORKER);
  }

  /** Leaves it to the next file, which must not meet jobs that it did not make. */
  async close(): Promise<void> {
    await eventually(async () => {
      const open = await this.query(`SELECT FROM jobs WHERE status IN ('queued', 'running')`);
      return open.length === 0 ? true : null;
    });
    await this.demo.close();
  }

  private async ask(deed = ''): Promise<SharedPlace> {
    const answer = await fetch(`${process.env.SHARED_TEST_APPS}/${process.env.JEST_WORKER_ID}/${deed}`);
    if (!answer.ok) throw new Error(`the shared app does not do as it is asked: ${await answer.text()}`);
    return (await answer.json()) as SharedPlace;
  }
}

/** Opens the shared app for the tests of a file. */
export function useSharedTestApp(): SharedTestApp {
  const testApp = new SharedTestApp();
  beforeAll(() => testApp.open());
  beforeEach(() => testApp.demo.reset());
  afterAll(() => testApp.close());
  return testApp;
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The shared app is open within tests only.');
  return value;
}
