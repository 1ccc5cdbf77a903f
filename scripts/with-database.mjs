import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { data, root } from './places.mjs';
import { run } from './run.mjs';
import { App } from './services/app.mjs';
import { Running } from './services/running.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';

/**
 * Runs one of our programs on the database that the environment names, that a running Copydesk uses, or that is started
 * for it.
 * @param {string} file
 * @param {string[]} args
 */
export async function withDatabase(file, args = []) {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  await install();
  await build(['server']);
  const other = new Running(data).read();
  const app = new App({ home: data, env: { ...other?.env, ...process.env } });
  if (!other) await app.startServices();
  try {
    const { code } = await run(process.execPath, [join(root, file), ...args], { env: app.env });
    process.exitCode = code ?? 1;
  } finally {
    if (!other) await app.stop();
  }
}
