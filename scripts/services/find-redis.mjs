import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { cache } from '../places.mjs';

const unpacked = join(cache, 'redis');
const names = ['redis-server', 'valkey-server'];
/** Debian's program looks for its libraries in the system's folders; these lie beside it. */
const launcher = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH=$(echo "$here"/usr/lib/*-linux-gnu*) exec "$here/usr/bin/redis-server" "$@"
`;
const debianPackages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'];

/**
 * Finds a Redis server, and gets one where there is none.
 * @returns {string} the path of the program
 */
export function findRedis() {
  /** @type {string[]} */
  const tried = [];
  for (const [what, find] of /** @type {const} */ ([
    ['redis-server or valkey-server on the PATH', onPath],
    ['an earlier download', inCache],
    ['apt-get download', downloadDebian],
    ['apt-get install', installDebian],
    ['brew install', installBrew],
  ])) {
    const found = find();
    if (found) return found;
    tried.push(what);
  }
  throw new Failure(
    `No Redis was found or could be got (tried ${tried.join(', ')}): install redis-server 6.2 or later, or set REDIS_URL.`,
  );
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isUsable);
}

function inCache() {
  return [join(unpacked, 'redis-server')].find(isUsable);
}

/** Debian's packages, unpacked into the project: needs no root and leaves the machine as it was. */
function downloadDebian() {
  if (!has('apt-get') || !has('dpkg-deb')) return;
  const folder = `${unpacked}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  console.log('Getting Redis ...');
  const download = () => run('apt-get', ['download', '-qq', ...debianPackages], folder);
  // A fresh machine's package lists are empty until root has updated them.
  if (download() || (process.getuid?.() === 0 && run('apt-get', ['update', '-qq'], folder) && download())) {
    for (const name of readdirSync(folder)) run('dpkg-deb', ['-x', name, '.'], folder);
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(folder, unpacked);
    writeFileSync(join(unpacked, 'redis-server'), launcher, { mode: 0o755 });
    return inCache();
  }
  rmSync(folder, { recursive: true });
}

function installDebian() {
  if (process.getuid?.() !== 0 || !has('apt-get')) return;
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']);
  return onPath();
}

function installBrew() {
  if (!has('brew')) return;
  console.log('Installing Redis with Homebrew ...');
  run('brew', ['install', 'redis']);
  return onPath();
}

/** BullMQ needs 6.2 or later. @param {string} file */
function isUsable(file) {
  if (!existsSync(file)) return false;
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /v=(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 6 || (major === '6' && Number(minor) >= 2);
}

/** @param {string} name */
function has(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** @param {string} name @param {string[]} args @param {string} [cwd] */
function run(name, args, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(name, args, { cwd, env, stdio: 'ignore', timeout: 180_000 }).status === 0;
}
