import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { command, Failure } from './failure.mjs';
import { root } from './places.mjs';
import { scenes } from './screens/scenes.mjs';
import { build } from './set-up/build.mjs';
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
  await build();
  const { FakeSec } = createRequire(import.meta.url)('../dist/libs/testing/src/fake-sec/fake-sec.js');
  const sec = await FakeSec.start();
  const filings = { EDGAR_CONTACT: 'Pictures pictures@northwind.example', EDGAR_BASE_URL: sec.url };
  // Every picture has a user of its own.
  const pictures = withApp({ LIMIT_REGISTRATIONS_PER_HOUR: '10000', ...filings }, async (baseURL) => {
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
  const missed = await pictures.finally(() => sec.close());
  console.log(`${wanted.length * 2 - missed.length} pictures in .screens/`);
  if (missed.length > 0) throw new Failure(`These were not reached:\n${missed.join('\n')}`);
});
