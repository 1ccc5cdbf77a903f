import { handIn, open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const startingNowScenes = {
  'starting-now-empty': openStartingNow,
  'starting-now-required': async (page) => {
    await openStartingNow(page);
    await page.getByLabel('Event Information').press('Control+Enter');
    await page.getByText('Event Information Required').first().waitFor();
  },
  'starting-now-processed': async (page) => {
    await openStartingNow(page);
    await handIn(page, invitation);
    await page.getByText('Catalyst suggestions found!').waitFor();
  },
  'starting-now-analysis-failed': async (page) => {
    await page.route('**/api/find-catalysts', (route) => route.abort());
    await openStartingNow(page);
    await handIn(page, invitation);
    await page.getByText('Catalyst Analysis Failed').first().waitFor();
  },
  'starting-now-filled': async (page) => {
    await fillEvent(page);
    await page.locator('#brief').evaluate((brief) => brief.scrollTo(0, 0));
  },
  'starting-now-fetch-failed': async (page) => {
    await page.route('**/api/get-raw-catalysts', (route) => route.abort());
    await openStartingNow(page);
    await page.getByRole('button', { name: 'Get Catalysts' }).click();
    await page.getByText('Catalyst Fetch Failed').first().waitFor();
  },
  'starting-now-catalysts': async (page) => {
    await openStartingNow(page);
    await chooseNewest(page);
  },
  'starting-now-chosen': async (page) => {
    await fillEvent(page);
    await chooseNewest(page);
    await page.getByRole('button', { name: 'Done' }).click();
  },
  'starting-now-writing': async (page) => {
    await startEvent(page);
    await page.waitForTimeout(900);
  },
  'starting-now-done': async (page) => {
    await startEvent(page);
    await page.getByRole('button', { name: 'Save to My Generations' }).waitFor({ timeout: 30_000 });
    await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  },
  'starting-now-not-reached': async (page) => {
    await page.route('**/api/generate-starting-now-email', (route) => route.abort());
    await fillEvent(page);
    await page.getByRole('button', { name: 'Generate Email' }).click();
    await page.getByText('Generation Error').first().waitFor();
  },
};

const invitation = {
  name: 'investor-webinar.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Northwind Semiconductor investor webinar\n' +
      'The live webinar starts on Tuesday, August 29, at 2:00 pm Eastern.\n' +
      'Registration closes one hour before; seats are limited to 500 subscribers.\n' +
      'Data center chips for artificial intelligence are sold out into next year, management said on the call.\n',
  ),
};

/** @param {Page} page */
async function openStartingNow(page) {
  await signUp(page);
  await open(page, '/starting-now', 'Drop a document here');
}

/** @param {Page} page */
async function fillEvent(page) {
  await openStartingNow(page);
  await handIn(page, invitation);
  await page.getByText('Catalyst suggestions found!').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('File Content Included').waitFor();
}

/** @param {Page} page */
async function chooseNewest(page) {
  await page.getByRole('button', { name: 'Get Catalysts' }).click();
  await page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button').first().click();
  await page.getByText('Catalyst Added').first().waitFor();
}

/** @param {Page} page */
async function startEvent(page) {
  await fillEvent(page);
  await page.getByRole('button', { name: 'Generate Email' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
}
