import { command } from './failure.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';

// npm run build: what a deployment without Docker runs before it starts dist/.
await command(async () => {
  await install();
  await build();
});
