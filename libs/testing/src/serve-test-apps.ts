import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestApp } from './test-app';
import { LOSE_WORKER, type SharedPlace } from './shared-test-app';

interface Opened {
  testApp: TestApp;
  place: SharedPlace;
}

/** No test of a shared app is about a limit. */
const UNLIMITED = Object.fromEntries(
  [
    'REGISTRATIONS_PER_HOUR',
    'LOGINS_PER_15_MINUTES',
    'GENERATIONS_PER_HOUR',
    'REQUESTS_PER_MINUTE',
    'ANONYMOUS_EVENTS_PER_MINUTE',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

/** Answers each Jest worker the place of its app, which is opened when it is first asked for. */
export async function serveTestApps(): Promise<{ url: string; close: () => Promise<void> }> {
  const apps = new Map<string, Promise<Opened>>();
  const server = createServer((request, response) => {
    const [, worker = '', deed] = (request.url ?? '').split('/');
    const opened = apps.get(worker) ?? openOne();
    apps.set(worker, opened);
    const told = opened.then(async ({ testApp, place }) => {
      if (deed === LOSE_WORKER) await testApp.loseWorker();
      return JSON.stringify(place);
    });
    told.then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      for (const opened of await Promise.allSettled(apps.values())) {
        if (opened.status === 'fulfilled') await opened.value.testApp.close();
      }
    },
  };
}

async function openOne(): Promise<Opened> {
  const demoPort = await freePort();
  const OPENAI_BASE_URL = `http://127.0.0.1:${demoPort}/v1`;
  const env = { ...UNLIMITED, NODE_ENV: 'test', OPENAI_BASE_URL, MODEL_WRITE: 'writer-1' };
  const testApp = await TestApp.open({ env });
  return { testApp, place: { address: testApp.address, env: testApp.env, demoPort } };
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
