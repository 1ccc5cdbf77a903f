import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../places.mjs';

/** Brings node_modules to what the lock file says. */
export async function install() {
  if (isInstalled()) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < 1.5e9) {
    throw new Failure(`Installing needs 1.5 GB of disk, but ${root} has less: free some space and run again.`);
  }
  const start = performance.now();
  console.log('Installing packages: about a minute, the first time only ...');
  await npmCi();
  console.log(`Installed in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
}

/** npm writes down what it installed, last of all: that list, not a folder's existence, is the proof. */
function isInstalled() {
  const written = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(written);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @returns {Promise<void>} */
function npmCi() {
  // `--include=dev`: NODE_ENV=production would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  const [file, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  return new Promise((resolve, reject) => {
    const child = spawn(file, all, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', () =>
      reject(new Failure('npm was not found: install Node.js 20.19 or later together with npm.')),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Failure(`npm ci failed: mend what it says below and run again.\n${errors.trim()}`));
    });
  });
}
