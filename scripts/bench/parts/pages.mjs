import { createServer } from 'node:http';
import { chromiumArgs, findChromium } from '../../test/chromium.mjs';
import { fixed } from '../table.mjs';

export const title = 'Pages: what a route weighs, and when it stands';
export const about =
  'Each route in a fresh browser, with the processor slowed down four times. Scripts and fonts as they come over the network ' +
  '(brotli). The bare page is a heading in one file of HTML, in the same browser.';

const slowdown = 4;
const mostTimes = 3;
const routes = [
  '/auth',
  '/',
  '/hotlist',
  '/starting-now',
  '/clone-winner',
  '/subject-lines',
  '/rodchief',
  '/campaign-generator',
  '/settings',
  '/analytics',
  '/how-to-use',
  '/admin-dashboard',
  '/admin-catalysts',
  '/admin-operations',
];
/** @type {Record<string, number>} */
const mostKilobytes = { '/auth': 120, '/hotlist': 200 };
const mostFiles = 12;
const bare = 'bare page';

/** @typedef {{ scripts: number, files: number, fonts: number, lcp: number, cls: number }} Loaded */

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run({ copydesk, repetitions }) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>Bare</title><h1>Welcome back, writer</h1>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  const nothing = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  /** @type {Map<string, Loaded[]>} */
  const loaded = new Map([bare, ...routes].map((name) => [name, []]));
  try {
    for (let n = 0; n < Math.min(mostTimes, repetitions); n++) {
      for (const [name, loads] of loaded) {
        const url = name === bare ? nothing : new URL(name, copydesk.url).href;
        loads.push(await load(browser, url, name.startsWith('/') && name !== '/auth' ? copydesk : null));
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  const values = (/** @type {string} */ name, /** @type {keyof Loaded} */ what) =>
    (loaded.get(name) ?? []).map((one) => one[what]);
  const asked = (/** @type {string} */ route) => ({ must: fixed(mostKilobytes[route] ?? 0) });
  return [
    ...routes.map((route) => ({
      name: `LCP ${route}`,
      unit: 'ms',
      ours: values(route, 'lcp'),
      beside: { [bare]: values(bare, 'lcp') },
      must: fixed(1_500),
    })),
    ...routes.map((route) => ({
      name: `scripts ${route}`,
      unit: 'KB',
      ours: values(route, 'scripts'),
      ...(route in mostKilobytes ? asked(route) : {}),
    })),
    ...Object.keys(mostKilobytes).map((route) => ({
      name: `files of scripts ${route}`,
      unit: 'count',
      ours: values(route, 'files'),
      must: fixed(mostFiles),
    })),
    ...routes.map((route) => ({ name: `fonts ${route}`, unit: 'KB', ours: values(route, 'fonts'), must: fixed(60) })),
    ...routes.map((route) => ({ name: `CLS ${route}`, unit: 'score', ours: values(route, 'cls'), must: fixed(0.1) })),
  ];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ url: string, adminPassword: string } | null} signedIn
 * @returns {Promise<Loaded>}
 */
async function load(browser, url, signedIn) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    if (signedIn) {
      const data = { username: 'admin', password: signedIn.adminPassword };
      const answer = await context.request.post(`${signedIn.url}/api/login`, { data });
      if (!answer.ok()) throw new Error(`/api/login answered ${answer.status()}`);
    }
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.locator('h1, h2').first().waitFor();
    if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
    return await page.evaluate(async () => {
      const pause = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      const fetched = () => performance.getEntriesByType('resource').length;
      // A slow processor leaves the network quiet between two files: only a longer silence means that all is there.
      for (let before = -1; before !== fetched(); await pause(700)) before = fetched();
      const entriesOf = (/** @type {string} */ type, /** @type {number} */ within) =>
        new Promise((/** @type {(entries: any[]) => void} */ resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
          observer.observe(/** @type {any} */ ({ type, buffered: true }));
          // There may be none.
          setTimeout(() => resolve(observer.takeRecords()), within);
        });
      const [paints, shifts] = await Promise.all([
        entriesOf('largest-contentful-paint', 5_000),
        entriesOf('layout-shift', 200),
      ]);
      /** @type {any[]} */
      const resources = performance.getEntriesByType('resource');
      const sizes = (/** @type {RegExp} */ kind) =>
        resources.filter(({ name }) => kind.test(name)).map(({ encodedBodySize }) => encodedBodySize / 1_024);
      const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);
      return {
        scripts: sum(sizes(/\.js$/)),
        files: sizes(/\.js$/).length,
        fonts: sum(sizes(/\.woff2$/)),
        lcp: paints.at(-1)?.startTime ?? NaN,
        cls: sum(shifts.filter((shift) => !shift.hadRecentInput).map(({ value }) => value)),
      };
    });
  } finally {
    await context.close();
  }
}
