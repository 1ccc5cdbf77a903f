import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { run, tool } from '../run.mjs';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Quiet on the network; as root it runs without its sandbox, since it refuses to otherwise. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds a browser for the tests, and gets one where there is none.
 * @returns {Promise<string | undefined>} its path; undefined where Playwright has its own
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (await playwrightHasItsOwn()) return;
  const found = onSystem();
  if (found) return found;
  console.log('Getting a browser ...');
  await run('timeout', ['180', tool('playwright'), 'install', '--only-shell', 'chromium'], { quiet: true });
  if (await playwrightHasItsOwn()) return;
  return (await installDebian()) ?? failWithAdvice();
}

async function playwrightHasItsOwn() {
  const { chromium } = await import('@playwright/test');
  // .../chromium-1255/chrome-linux64/chrome: what runs without a window lies beside it.
  const folder = dirname(dirname(chromium.executablePath())).replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  return existsSync(join(folder, 'INSTALLATION_COMPLETE'));
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, onMac].find((path) => existsSync(path));
}

async function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = (/** @type {string[]} */ ...args) => run('apt-get', ['-qq', ...args], { quiet: true });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  return onSystem();
}

/** @returns {never} */
function failWithAdvice() {
  throw new Failure(
    'No browser was found, and neither Playwright nor apt-get could get one: install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
}
