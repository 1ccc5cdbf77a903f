import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { startNode } from '../services/child.mjs';
import { withApp } from '../test/with-app.mjs';
import { held, watchEventLoop } from './machine.mjs';
import { Reader, signUp } from './reader.mjs';

const concurrency = 50;
const settings = {
  NODE_OPTIONS: `--import ${new URL('probe.mjs', import.meta.url).href}`,
  OPENAI_API_KEY: 'none',
  WORKER_CONCURRENCY: String(concurrency),
  LIMIT_OPEN_JOBS_PER_USER: '1000',
  LIMIT_QUEUED_JOBS: '10000',
  LIMIT_GENERATIONS_PER_HOUR: '1000000',
  LIMIT_REQUESTS_PER_MINUTE: '10000000',
  LIMIT_REGISTRATIONS_PER_HOUR: '10000',
  LIMIT_STORAGE_MB: '10000',
  LOG_LEVEL: 'warn',
};

/** Something that is measured: its address, and its processes. @typedef {{ url: string, api: number, worker: number }} Served */

/** @typedef {{ url: string, pid: number }} Started */

/**
 * What every part measures with: Copydesk, the lean pipeline beside it, and the model that both are played.
 * @typedef {object} Setting
 * @property {Served & { database: string, adminPassword: string }} copydesk
 * @property {Served} lean
 * @property {number} redis  The process that both use.
 * @property {string} redisUrl
 * @property {{ url: string, setPace: (milliseconds: number) => Promise<void>, calls: () => Promise<number> }} model
 * @property {(of: Served) => ReturnType<typeof watchEventLoop>} watchApi  Its event loop.
 * @property {(pid: number) => ReturnType<typeof held>} held
 * @property {(kind: 'api' | 'worker') => Promise<{ ours: Started, lean: Started, stop: () => Promise<unknown> }>} another  Beside those that are there.
 * @property {number} repetitions
 * @property {number} emails  In the large library.
 * @property {string} [documents]  A folder of filings.
 * @property {(of: Served, count: number) => Promise<Reader[]>} readers  The same ones each time.
 */

/**
 * @template T
 * @param {Pick<Setting, 'repetitions' | 'emails' | 'documents'>} wanted
 * @param {(setting: Setting) => Promise<T>} body
 */
export async function withSetting(wanted, body) {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-bench-'));
  const env = { ...settings, BENCH_PROBE: folder };
  /** @type {import('../services/child.mjs').Child[]} */
  const children = [];
  /** @param {string} file @param {NodeJS.ProcessEnv} [environment] */
  const start = async (file, environment = process.env) => {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const name = `${file.replaceAll(/\W+/g, '-')}-${children.length}`;
    const child = startNode({ name, args: [path], env: environment, logs: folder });
    children.push(child);
    const ended = child.ended.then((how) =>
      Promise.reject(new Error(`${file} ended with ${how}: ${child.lastLines()}`)),
    );
    ended.catch(() => undefined);
    const [message] = await Promise.race([once(child.process, 'message'), ended]);
    return { pid: child.pid ?? 0, url: `http://127.0.0.1:${message.port}`, stop: child.stop };
  };
  /** @type {Map<string, Reader[]>} */
  const readers = new Map();
  try {
    const played = await start('played-model.mjs');
    const model = {
      url: `${played.url}/v1`,
      setPace: async (/** @type {number} */ pace) =>
        void (await fetch(`${played.url}/pace/${pace}`, { method: 'PUT' })),
      calls: async () => Number(await (await fetch(`${played.url}/calls`)).text()),
    };
    return await withApp({ ...env, OPENAI_BASE_URL: model.url }, async (url, app) => {
      const { DATABASE_URL = '', REDIS_URL = '', ADMIN_INITIAL_PASSWORD = '' } = app.env;
      const bare = { ...process.env, ...env, OPENAI_BASE_URL: model.url, REDIS_URL };
      const startLean = (/** @type {'api' | 'worker'} */ kind) => start(`yardsticks/lean-${kind}.mjs`, bare);
      const [leanApi, leanWorker, redis] = await Promise.all([
        startLean('api'),
        startLean('worker'),
        processOf(REDIS_URL),
      ]);
      const pid = (/** @type {'api' | 'worker'} */ name) => app.pidOf(name) ?? 0;
      return await body({
        copydesk: {
          url,
          api: pid('api'),
          worker: pid('worker'),
          database: DATABASE_URL,
          adminPassword: ADMIN_INITIAL_PASSWORD,
        },
        lean: { url: leanApi.url, api: leanApi.pid, worker: leanWorker.pid },
        redis,
        redisUrl: REDIS_URL,
        model,
        watchApi: ({ api }) => watchEventLoop(folder, api),
        held: (pid) => held(folder, pid),
        async another(kind) {
          const [ours, lean] = await Promise.all([
            start(`../../dist/${kind}/src/main.js`, { ...app.env, PORT: '0' }),
            startLean(kind),
          ]);
          return { ours, lean, stop: () => Promise.all([ours.stop(), lean.stop()]) };
        },
        ...wanted,
        async readers(of, count) {
          const known = readers.get(of.url) ?? [];
          readers.set(of.url, known);
          while (known.length < count) {
            known.push(
              of.url === url ? await signUp(url, `bench-${known.length}`) : await new Reader(of.url).connected(),
            );
          }
          return known.slice(0, count);
        },
      });
    });
  } finally {
    for (const reader of [...readers.values()].flat()) reader.close();
    await Promise.all(children.map((child) => child.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} redisUrl */
async function processOf(redisUrl) {
  const redis = new Redis(redisUrl);
  const [, pid] = /process_id:(\d+)/.exec(await redis.info('server')) ?? [];
  redis.disconnect();
  return Number(pid);
}
