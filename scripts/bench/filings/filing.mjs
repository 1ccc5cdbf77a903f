import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache } from '../../places.mjs';
import { chromiumArgs, findChromium } from '../../test/chromium.mjs';
import { readTags } from './read-tags.mjs';

/**
 * @typedef {object} Fact  What the issuer tagged, in whole units.
 * @property {string} concept  With its prefix: 'us-gaap:Assets'.
 * @property {number} value
 * @property {string} unit  'usd', 'shares', 'usd/shares', 'pure' ...
 * @property {string | null} start  The first day of its period; null for a day's balance.
 * @property {string} end
 * @property {[axis: string, member: string][]} members
 * @property {string} label  The first cell of its row; '' in prose.
 * @property {boolean} isInTable
 * @property {string} shown  As it is printed.
 */
/**
 * @typedef {object} Filing
 * @property {string} name  The file's name without its ending.
 * @property {string} company
 * @property {string} form  '10-K' or '10-Q'.
 * @property {number} fiscalYear
 * @property {string} fiscalPeriod  'FY', 'Q1', 'Q2' or 'Q3'.
 * @property {string} end  The last day of the reported period.
 * @property {Fact[]} facts
 * @property {Record<Format, string>} paths
 */
/** @typedef {'htm' | 'pdf' | 'txt'} Format */

/** Goes up when what is read of a filing changes. */
const VERSION = 3;

/**
 * Reads the inline XBRL filings of a folder with a browser, which shares no code with the product, and has it print
 * each as PDF and as plain text. Both are kept in the cache, since a filing takes about 20 s.
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 * @returns {Promise<Filing[]>}
 */
export async function readFilings(folder, isWanted) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.htm') && isWanted(file));
  /** @type {Filing[]} */
  const filings = [];
  /** @type {import('@playwright/test').Browser | undefined} */
  let browser;
  try {
    for (const file of files) {
      const path = join(folder, file);
      const made = madeOf(path);
      if (!existsSync(made.json)) {
        console.log(`Reading and printing ${file} ...`);
        browser ??= await launch();
        await make(path, made, browser);
      }
      const { pdf, txt } = made;
      filings.push({ ...JSON.parse(readFileSync(made.json, 'utf8')), paths: { htm: path, pdf, txt } });
    }
  } finally {
    await browser?.close();
  }
  return filings;
}

async function launch() {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
}

/** @param {string} path */
function madeOf(path) {
  const folder = join(cache, 'filings');
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(String(VERSION)).update(readFileSync(path)).digest('hex').slice(0, 12);
  const stem = join(folder, `${basename(path, '.htm')}-${hash}`);
  return { json: `${stem}.json`, pdf: `${stem}.pdf`, txt: `${stem}.txt`, page: `${stem}.xhtml` };
}

/** @param {string} path @param {ReturnType<typeof madeOf>} made @param {import('@playwright/test').Browser} browser */
async function make(path, made, browser) {
  // The SEC serves XHTML under the ending .htm; read as HTML, an empty tag would swallow what follows.
  copyFileSync(path, made.page);
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(made.page).href);
    const read = await page.evaluate(readTags);
    writeFileSync(made.txt, await page.evaluate(() => document.body.innerText));
    await page.pdf({
      path: made.pdf,
      format: 'Letter',
      margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
    });
    writeFileSync(made.json, JSON.stringify({ name: basename(path, '.htm'), ...read }));
  } finally {
    await page.close();
    rmSync(made.page);
  }
}
