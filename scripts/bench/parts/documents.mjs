/// <reference lib="dom" />
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { chromiumArgs, findChromium } from '../../test/chromium.mjs';
import { took } from '../clock.mjs';
import { filing } from '../filing.mjs';
import { fixed } from '../table.mjs';

export const title = 'Documents: from a file to its text';
export const about =
  'A PDF of 60 pages, as long as a quarterly report, and a text of 50 MB are dropped on a brief, in the browser that reads ' +
  'them: until the text is there, and until one can write with it. Beside it what pdf.js (in Node) and a text decoder take ' +
  'alone. Blocked is the longest task of over 50 ms of the page; 0 says that there was none. `--documents DIR` measures the PDFs ' +
  'of a folder, too. Three times each.';

const mostTimes = 3;
const megabytes = 50;
const limit = { ready: 3_000, blocked: 50 };

/** @typedef {{ read: number, ready: number, page: number, api: number, alone: number }} Once */

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  const { copydesk, repetitions, documents } = setting;
  await setting.model.setPace(0);
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-documents-'));
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const [reader] = await setting.readers(copydesk, 1);
    const [name = '', value = ''] = reader?.cookie.split(/=(.*)/) ?? [];
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name, value, url: copydesk.url }]);
    const files = written(folder);
    const given = documents ? readdirSync(resolve(documents)).filter((file) => file.endsWith('.pdf')) : [];
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const path of [...files, ...given.map((file) => resolve(documents ?? '', file))]) {
      /** @type {Once[]} */
      const all = [];
      for (let n = 0; n < Math.min(mostTimes, repetitions); n++) {
        const blocked = await setting.watchApi(copydesk);
        const page = await context.newPage();
        const taken = await take(page, copydesk.url, path);
        await page.close();
        all.push({ ...taken, api: await blocked(), alone: await took(() => readAlone(path)) });
      }
      rows.push(...rowsOf(basename(path), all));
    }
    return rows;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function written(folder) {
  const pdf = join(folder, 'filing of 60 pages.pdf');
  writeFileSync(pdf, filing());
  const text = join(folder, `text of ${megabytes} MB.txt`);
  const line = Buffer.from(
    'Net sales were $4.20 billion in the quarter, up 31 percent from $3.21 billion a year earlier.\n',
  );
  writeFileSync(text, Buffer.alloc(megabytes * 2 ** 20, line));
  return [pdf, text];
}

/**
 * Drops a file on a brief, and takes the times in the page.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {string} path
 * @returns {Promise<Pick<Once, 'read' | 'ready' | 'page'>>}
 */
async function take(page, url, path) {
  await page.goto(`${url}/hotlist`);
  await page.getByLabel('Market Catalyst').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const marks = { start: 0, read: 0, ready: 0, page: 0 };
    Object.assign(window, { marks });
    document.addEventListener('change', () => (marks.start = performance.now()), { capture: true, once: true });
    new MutationObserver(() => {
      const dialog = document.querySelector('[role=dialog]')?.textContent ?? '';
      const canGoOn = /Continue now|File processed successfully/.test(dialog);
      if (canGoOn || dialog.includes('Sending the text')) marks.read ||= performance.now() - marks.start;
      if (canGoOn) marks.ready ||= performance.now() - marks.start;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      marks.page = Math.max(marks.page, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: /** @type {any} */ ('longtask') });
  });
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Continue' }).and(page.locator(':enabled')).waitFor({ timeout: 60_000 });
  return page.evaluate(() => /** @type {any} */ (window).marks);
}

/** What the library that reads it does by itself. @param {string} path */
async function readAlone(path) {
  const bytes = readFileSync(path);
  if (!path.endsWith('.pdf')) return void new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  for (let number = 1; number <= pdf.numPages; number++) await (await pdf.getPage(number)).getTextContent();
}

/** @param {string} name @param {Once[]} all @returns {import('../table.mjs').Row[]} */
function rowsOf(name, all) {
  const of = (/** @type {keyof Once} */ measure) => all.map((once) => once[measure]);
  const alone = name.endsWith('.pdf') ? 'pdf.js alone' : 'decoder alone';
  return [
    { name: `${name}: its text is there`, unit: 'ms', ours: of('read'), beside: { [alone]: of('alone') } },
    {
      name: `${name}: one can write with it`,
      unit: 'ms',
      ours: of('ready'),
      ...(name.endsWith('.pdf') && { must: fixed(limit.ready) }),
    },
    { name: `${name}: the page blocked`, unit: 'ms', ours: of('page'), must: fixed(limit.blocked) },
    { name: `${name}: the api blocked`, unit: 'ms', ours: of('api'), must: fixed(limit.blocked) },
  ];
}
