import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { command, Failure } from './failure.mjs';
import { root } from './places.mjs';
import { scenes } from './screens/scenes.mjs';
import { install } from './set-up/install.mjs';
import { chromiumArgs, findChromium } from './test/chromium.mjs';
import { withApp } from './test/with-app.mjs';

// npm run screens [-- name ...]: a picture of every screen and state, wide and on a phone, into .screens/.

const folder = join(root, '.screens');
const sizes = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

await command(async () => {
  const names = process.argv.slice(2);
  const wanted = Object.entries(scenes).filter(
    ([scene]) => names.length === 0 || names.some((name) => scene.includes(name)),
  );
  await install();
  const executablePath = await findChromium();
  const { chromium } = await import('@playwright/test');
  mkdirSync(folder, { recursive: true });
  // Every picture has a user of its own.
  const missed = await withApp({ LIMIT_REGISTRATIONS_PER_HOUR: '10000' }, async (baseURL) => {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    /** @type {string[]} */
    const missed = [];
    for (const [name, open] of wanted) {
      const each = Object.entries(sizes).map(async ([size, screen]) => {
        const context = await browser.newContext({ baseURL, ...screen, locale: 'en-US', reducedMotion: 'reduce' });
        const page = await context.newPage();
        page.setDefaultTimeout(10_000);
        const problem = await open(page).catch((error) => error);
        await page.screenshot({ path: join(folder, `${name}.${size}.png`) });
        await context.close();
        if (problem) missed.push(`${name} (${size}): ${problem.message.split('\n')[0]}`);
      });
      await Promise.all(each);
    }
    await browser.close();
    return missed;
  });
  console.log(`${wanted.length * 2 - missed.length} pictures in .screens/`);
  if (missed.length > 0) throw new Failure(`These were not reached:\n${missed.join('\n')}`);
});
