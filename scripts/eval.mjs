import { command, Failure } from './failure.mjs';
import { run } from './run.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';

// npm run eval: the golden briefs against a model, or against the demo model where no --base-url is given.
await command(async () => {
  await install();
  await build(['server']);
  const { code } = await run(process.execPath, ['dist/scripts/eval/main.js', ...process.argv.slice(2)]);
  if (code !== 0) throw new Failure('The evaluation did not run to its end.');
});
