import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, messageFor } from '../failure.mjs';
import { startChild } from './child.mjs';
import { findRedis } from './find-redis.mjs';
import { freePort } from './free-port.mjs';
import { endLeftOver } from './left-over.mjs';
import { secret } from './secret.mjs';

/**
 * Starts a Redis of our own on any free port of this machine.
 * @param {string} home  A run's folder: holds redis/, the password and logs/.
 */
export async function startRedis(home) {
  const file = findRedis();
  const data = join(home, 'redis');
  const password = secret(home, 'redis-password');
  mkdirSync(data, { recursive: true });
  await endLeftOver(join(data, 'redis.pid'), /(redis|valkey)-server/, 'SIGTERM');

  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const child = startChild({
      name: 'redis',
      file,
      args: ['-'],
      spawn: { stdio: ['pipe', 'pipe', 'pipe'] },
      logs: join(home, 'logs'),
    });
    child.process.stdin?.on('error', () => undefined).end(settings(data, port, password));
    try {
      await child.printed(/Ready to accept connections/);
      return { ...child, url: `redis://:${password}@127.0.0.1:${port}` };
    } catch (error) {
      const passes = /already in use/i.test(child.lastLines());
      if (!passes || attempt === 5) throw new Failure(`The embedded Redis does not start: ${messageFor(error)}`);
      await sleep(100);
    }
  }
}

/** Read from its standard input, so that no list of processes shows the password. */
function settings(/** @type {string} */ data, /** @type {number} */ port, /** @type {string} */ password) {
  return `
bind 127.0.0.1
port ${port}
requirepass ${password}
dir ${JSON.stringify(data)}
pidfile ${JSON.stringify(join(data, 'redis.pid'))}
appendonly yes
save ""
maxmemory-policy noeviction
`;
}
