/// <reference lib="dom" />
import { createServer, get } from 'node:http';
import { chromiumArgs, findChromium } from '../../test/chromium.mjs';
import { interactions } from '../interactions.mjs';
import { signIn } from '../reader.mjs';
import { fixed } from '../table.mjs';

export const title = 'Pages: what a route weighs, and when it stands';
export const about =
  'Each route in a fresh browser, with the processor slowed down four times, three times each. Scripts and fonts as they come ' +
  'over the network (brotli), beside gzip. INP is the time until the page shows what one did. The bare page is a heading, a ' +
  'field and a button in one file of HTML, in the same browser.';

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

const gzip = 'gzip';
const actions = /** @type {const} */ ({
  typing: 'typing in a brief',
  menu: 'opening the menu',
  version: 'going to an earlier version',
});
const html =
  '<!doctype html><title>Bare</title><h1>Welcome back, writer</h1><textarea></textarea><button>Open</button>';

/** @typedef {{ files: string[], brotli: number, gzip: number, fonts: number, lcp: number, cls: number }} Loaded */

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  const { copydesk } = setting;
  const times = Math.min(mostTimes, setting.repetitions);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  const nothing = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const cookie = await signIn(copydesk.url, 'admin', copydesk.adminPassword);
  const openOurs = (/** @type {string} */ url, /** @type {string} */ path) =>
    open(browser, url + path, url === copydesk.url && path !== '/auth' ? cookie : '');
  /** @type {Map<string, Loaded[]>} */
  const loaded = new Map([bare, ...routes].map((name) => [name, []]));
  /** @type {Record<keyof typeof actions, { ours: number[], bare: number[] }>} */
  const shown = { typing: { ours: [], bare: [] }, menu: { ours: [], bare: [] }, version: { ours: [], bare: [] } };
  try {
    const act = await interactions(setting, openOurs, nothing);
    for (let n = 0; n < times; n++) {
      for (const [name, loads] of loaded) {
        loads.push(await load(await (name === bare ? openOurs(nothing, '/') : openOurs(copydesk.url, name))));
      }
      for (const [name, values] of Object.entries(shown)) {
        values.bare.push(await act.bare(/** @type {keyof typeof actions} */ (name)));
        values.ours.push(await act.ours(/** @type {keyof typeof actions} */ (name)));
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  const values = (/** @type {string} */ name, /** @type {Exclude<keyof Loaded, 'files'>} */ what) =>
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
    ...Object.entries(shown).map(([name, { ours, bare: beside }]) => ({
      name: `INP ${actions[/** @type {keyof typeof actions} */ (name)]}`,
      unit: 'ms',
      ours,
      beside: { [bare]: beside },
      must: fixed(200),
    })),
    ...routes.map((route) => ({
      name: `scripts ${route}`,
      unit: 'KB',
      ours: values(route, 'brotli'),
      beside: { [gzip]: values(route, 'gzip') },
      ...(route in mostKilobytes ? asked(route) : {}),
    })),
    ...Object.keys(mostKilobytes).map((route) => ({
      name: `files of scripts ${route}`,
      unit: 'count',
      ours: (loaded.get(route) ?? []).map(({ files }) => files.length),
      must: fixed(mostFiles),
    })),
    ...routes.map((route) => ({ name: `fonts ${route}`, unit: 'KB', ours: values(route, 'fonts'), must: fixed(60) })),
    ...routes.map((route) => ({ name: `CLS ${route}`, unit: 'score', ours: values(route, 'cls'), must: fixed(0.1) })),
  ];
}

/**
 * A page in a browser of its own, slowed down, of which all is there.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} cookie  Of who is signed in.
 */
async function open(browser, url, cookie) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const [name = '', value = ''] = cookie.split(/=(.*)/);
  if (cookie) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.locator('h1, h2').first().waitFor();
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
  await page.evaluate(async () => {
    const pause = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const fetched = () => performance.getEntriesByType('resource').length;
    // A slow processor leaves the network quiet between two files: only a longer silence means that all is there.
    for (let before = -1; before !== fetched(); await pause(700)) before = fetched();
  });
  return page;
}

/** @param {import('@playwright/test').Page} page @returns {Promise<Loaded>} */
async function load(page) {
  const { files, ...loaded } = await page.evaluate(async () => {
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
      files: resources.map(({ name }) => String(name)).filter((name) => name.endsWith('.js')),
      brotli: sum(sizes(/\.js$/)),
      fonts: sum(sizes(/\.woff2$/)),
      lcp: Number(paints.at(-1)?.startTime ?? NaN),
      cls: sum(shifts.filter((shift) => !shift.hadRecentInput).map(({ value }) => value)),
    };
  });
  await page.context().close();
  const packed = await Promise.all(files.map(gzipped));
  return { ...loaded, files, gzip: packed.reduce((total, one) => total + one, 0) };
}

/** @type {Map<string, Promise<number>>} */
const weights = new Map();

/** What a file weighs for who takes gzip alone, in KB. @param {string} url */
function gzipped(url) {
  const known =
    weights.get(url) ??
    new Promise((/** @type {(kilobytes: number) => void} */ resolve, reject) => {
      get(url, { headers: { 'accept-encoding': gzip } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes / 1_024));
      }).on('error', reject);
    });
  weights.set(url, known);
  return known;
}
