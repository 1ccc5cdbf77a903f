import { createServer } from 'node:http';
import type { DemoModel } from '@copydesk/demo-model';
import { AppHost, type SharedPlace } from './app-host';
import { HostedApp } from './hosted-app';
import { Door, startDemo } from './test-app';
import { Statements } from './temporary-database';
import { eventually } from './test-client';

/** The limits of what one may ask for in a while, so high that no test meets them. */
export const UNLIMITED = Object.fromEntries(
  [
    'REGISTRATIONS_PER_HOUR',
    'LOGINS_PER_15_MINUTES',
    'GENERATIONS_PER_HOUR',
    'REQUESTS_PER_MINUTE',
    'ANONYMOUS_EVENTS_PER_MINUTE',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

/**
 * The app that the test files of a Jest worker use one after the other, for files that neither stop nor configure it
 * nor count what belongs to nobody: each test has users of its own, and each file scripts a demo model of its own.
 */
class SharedTestApp extends Door {
  private opened: { place: SharedPlace; demo: DemoModel; statements: Statements } | undefined;

  async open(): Promise<void> {
    const host = await AppHost.find();
    const kept = await host.kept();
    const { place, demo } = kept ? { place: kept, demo: await startDemo(kept.demoPort) } : await openFirst(host);
    this.opened = { place, demo, statements: new Statements(place.env.DATABASE_URL ?? '') };
  }

  get address(): string {
    return this.there.place.address;
  }

  get env(): Record<string, string> {
    return this.there.place.env;
  }

  get demo(): DemoModel {
    return this.there.demo;
  }

  query<T extends object>(statement: string, parameters?: unknown[]): Promise<T[]> {
    return this.there.statements.run<T>(statement, parameters);
  }

  /** Leaves it to the next file, which must not meet jobs that it did not make. */
  async close(): Promise<void> {
    await eventually(async () => {
      const open = await this.query(`SELECT FROM jobs WHERE status IN ('queued', 'running')`);
      return open.length === 0 ? true : null;
    });
    await this.demo.close();
    await this.there.statements.close();
  }

  private get there() {
    if (!this.opened) throw new Error('The shared app is open within tests only.');
    return this.opened;
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

async function openFirst(host: AppHost): Promise<{ place: SharedPlace; demo: DemoModel }> {
  const demoPort = await freePort();
  const { address, env, demo } = await HostedApp.open({ env: { ...UNLIMITED, MODEL_WRITE: 'writer-1' }, demoPort });
  const place = { address, env, demoPort };
  await host.keep(place);
  return { place, demo };
}

/** A port that is free between two files too: none of those that the system gives to who asks for any. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
