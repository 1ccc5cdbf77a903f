import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { command, messageFor } from './failure.mjs';
import { data, root } from './places.mjs';
import { App } from './services/app.mjs';
import { startNode } from './services/child.mjs';
import { freePort } from './services/free-port.mjs';
import { stopRequest } from './services/stop-request.mjs';
import { compileServer } from './set-up/compile.mjs';
import { install } from './set-up/install.mjs';

await command(async () => {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  await install();
  await compileServer();
  const webPort = await freePort(5173).catch(() => freePort());
  const url = `http://localhost:${webPort}`;
  const app = new App({
    home: data,
    env: { PUBLIC_URL: url, LISTEN_HOST: '127.0.0.1', ...process.env },
    say: console.log,
  });
  const asked = stopRequest();
  const api = await app.start();
  const web = startNode({
    name: 'web',
    args: [join(root, 'node_modules/vite/bin/vite.js'), 'web', '--port', String(webPort), '--strictPort'],
    env: { ...process.env, API_URL: api },
    logs: app.logs,
  });
  await web.printed(/Local:/);
  console.log(`Copydesk is ready at ${url} (its api at ${api}). Both reload when a file changes.`);
  reloadOnChange(app);
  const lost = await Promise.race([app.lost, web.ended.then(() => web.lastLines()), asked]);
  if (lost) console.error(lost);
  await Promise.all([web.stop(), app.stop()]);
  process.exit(lost ? 1 : 0);
});

/** @param {App} app */
function reloadOnChange(app) {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  let reloading = Promise.resolve();
  for (const folder of ['api', 'worker', 'libs']) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.ts') || name.endsWith('.spec.ts')) return;
      clearTimeout(soon);
      soon = setTimeout(() => (reloading = reloading.then(() => reload(app))), 100);
    });
  }
}

/** A mistake in the sources is told, and the next change tries again. @param {App} app */
async function reload(app) {
  const start = performance.now();
  try {
    await compileServer();
    await app.stopProcesses();
    await app.startProcesses();
    console.log(`Reloaded in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(messageFor(error));
  }
}
