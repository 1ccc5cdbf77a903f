import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { root } from '../places.mjs';

// A host of apps for tests: apis and workers of the built product, as many as are asked for, in one process.

const load = createRequire(import.meta.url);
/** @param {string} module */
const built = (module) => load(join(root, 'dist', module));
const { readConfig } = built('libs/config/src/index.js');
const { createLog } = built('libs/observability/src/index.js');
const { createApi } = built('api/src/create-api.js');
const { createWorker } = built('worker/src/create-worker.js');

/** What runs here, by its port. @type {Map<number, { close: () => Promise<void> }>} */
const running = new Map();
/** @type {object | null} */
let kept = null;

/** @type {Record<string, (asked: any) => unknown>} */
const deeds = {
  /** @param {{ name: 'api' | 'worker', env: Record<string, string> }} what */
  async start({ name, env }) {
    const config = readConfig({ ...process.env, ...env });
    const log = createLog(config.logLevel, name);
    const one = name === 'api' ? await createApi(config, log) : await createWorker(config, log, stalled);
    running.set(one.port, one);
    return one.port;
  },
  /** @param {{ port: number }} which */
  async end({ port }) {
    await running.get(port)?.close();
    running.delete(port);
  },
  keep: (/** @type {object} */ place) => void (kept = place),
  kept: () => kept,
};

function stalled() {
  throw new Error('jobs are due, there is room and Redis answers, but none comes to a worker');
}

const server = createServer((request, response) => {
  json(request)
    .then((asked) => deeds[(request.url ?? '').slice(1)]?.(asked))
    .then(
      (answer = null) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(error.stack),
    );
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
});
process.on('disconnect', () => process.exit());
