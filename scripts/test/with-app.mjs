import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../places.mjs';
import { App } from '../services/app.mjs';
import { build } from '../set-up/build.mjs';

/**
 * Runs a body with a freshly started Copydesk on data of its own, which leaves nothing behind.
 * @template T
 * @param {NodeJS.ProcessEnv} env
 * @param {(url: string, app: App) => Promise<T>} body
 */
export async function withApp(env, body) {
  await build();
  const home = mkdtempSync(join(tmpdir(), 'copydesk-app-'));
  const ours = {
    PORT: '0',
    ADMIN_INITIAL_PASSWORD: 'an administrator for tests',
    ADMIN_PIN: '4711',
    CATALYST_FEEDS: '',
  };
  const app = new App({ home, env: { ...untouched(), ...ours, ...env }, fsync: 'off', say: console.log });
  try {
    const url = await app.start();
    return await Promise.race([body(url, app), app.lost.then((reason) => Promise.reject(new Error(reason)))]);
  } finally {
    await app.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** The environment without what a developer set for a Copydesk of theirs. */
function untouched() {
  const documented = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm);
  const ours = new Set([...documented].map(([, name]) => name));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)));
}
