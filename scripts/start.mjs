import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command, Failure } from './failure.mjs';
import { data, root } from './places.mjs';
import { App } from './services/app.mjs';
import { freePort } from './services/free-port.mjs';
import { Running } from './services/running.mjs';
import { stopRequest } from './services/stop-request.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';

await command(async () => {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  new Running(data).refuseSecond();
  await checkPort();
  await install();
  await build();

  const app = new App({ home: data, say: console.log });
  const asked = stopRequest();
  const started = app.start();
  started.catch(() => undefined);
  const url = await Promise.race([started, asked]);
  if (url) {
    console.log(`Copydesk is ready at ${url}`);
    void app.tryModels();
  }
  const lost = await Promise.race([app.lost, asked]);
  console.log('Stopping ...');
  await app.stop();
  if (lost) throw new Failure(lost);
});

async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  try {
    await freePort(port);
  } catch {
    throw new Failure(
      `Port ${port} is taken by another program: stop that one, or choose another: PORT=3100 npm start`,
    );
  }
}
