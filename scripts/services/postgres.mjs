import { spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, messageFor } from '../failure.mjs';
import { startChild } from './child.mjs';
import { freePort } from './free-port.mjs';
import { endLeftOver } from './left-over.mjs';
import { findPostgres } from './postgres-binaries.mjs';
import { secret } from './secret.mjs';

/** @typedef {import('./postgres-binaries.mjs').Account} Account */

const user = 'copydesk';
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  log_checkpoints: 'off',
};

/**
 * Starts the Postgres that comes with the packages, on any free port of this machine.
 * @param {string} home  A run's folder: holds postgres/, the password and logs/.
 * @param {{ fsync?: 'on' | 'off' }} [options]
 */
export async function startPostgres(home, { fsync = 'on' } = {}) {
  const { bin, account } = findPostgres();
  const data = join(home, 'postgres');
  const password = secret(home, 'postgres-password');
  await endLeftOver(join(data, 'postmaster.pid'), /postgres/, 'SIGINT');
  if (!existsSync(data)) createCluster(bin, data, account, password);

  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const options = Object.entries({ ...settings, port, fsync }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = withFolder(data, account, (path, spawn) =>
      startChild({
        name: 'postgres',
        file: join(bin, 'postgres'),
        args: ['-D', path, ...options],
        spawn,
        logs: join(home, 'logs'),
        stopSignal: 'SIGINT',
      }),
    );
    try {
      await child.printed(/database system is ready to accept connections/);
      return { ...child, url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres` };
    } catch (error) {
      // After a kill -9 the last of its processes hold the folder for a moment; a free port may be lost to another.
      const passes = /lock file|shared memory|already in use/i.test(child.lastLines());
      if (!passes || attempt === 20) throw new Failure(`The embedded Postgres does not start: ${messageFor(error)}`);
      await sleep(500);
    }
  }
}

/** @param {string} bin @param {string} data @param {Account} account @param {string} password */
function createCluster(bin, data, account, password) {
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  if (account) for (const path of [unfinished, folder, passwordFile]) chownSync(path, account.uid, account.gid);

  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { status, stderr, error } = withFolder(unfinished, account, (path, spawn) =>
    spawnSync(join(bin, 'initdb'), ['-D', path, ...locale, ...access], { ...spawn, encoding: 'utf8' }),
  );
  rmSync(folder, { recursive: true });
  if (status !== 0)
    throw new Failure(`The embedded Postgres cannot make its database: ${error?.message ?? stderr.trim()}`);
  renameSync(unfinished, data);
}

/**
 * Runs a program on the data folder. As another user than the folder's parents let in, it gets the open folder itself:
 * the path through its own file descriptor leads there whatever lies above.
 * @template T
 * @param {string} data
 * @param {Account} account
 * @param {(path: string, spawn: import('node:child_process').SpawnOptions) => T} run
 */
function withFolder(data, account, run) {
  if (!account || process.platform !== 'linux') {
    return run(data, { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  }
  const folder = openSync(data, 'r');
  try {
    return run('/proc/self/fd/3', { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe', folder] });
  } finally {
    closeSync(folder);
  }
}
