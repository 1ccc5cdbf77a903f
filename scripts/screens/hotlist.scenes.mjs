import { document, fillBrief, handIn, openHotlist, signUp, startWriting, writeEmail } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const hotlistScenes = {
  'hotlist-empty': openHotlist,
  'hotlist-nothing-given': async (page) => {
    await openHotlist(page);
    await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  },
  'hotlist-file-refused': async (page) => {
    await openHotlist(page);
    await handIn(page, { ...document, name: 'photo.png', mimeType: 'image/png' });
    await page.getByRole('status').first().waitFor();
  },
  'hotlist-processing': async (page) => {
    await page.route('**/api/summarize-file', () => undefined);
    await openHotlist(page);
    await handIn(page, document);
    await page.getByRole('dialog').getByText('Processing...').waitFor();
    await page.waitForTimeout(1_500);
  },
  'hotlist-put-aside': async (page) => {
    await page.route('**/api/summarize-file', () => undefined);
    await openHotlist(page);
    await handIn(page, document);
    await page.getByRole('button', { name: 'Continue now' }).click();
  },
  'hotlist-processed': async (page) => {
    await openHotlist(page);
    await handIn(page, document);
    await page.getByText('File processed successfully!').first().waitFor();
  },
  'hotlist-page-not-read': async (page) => {
    await openHotlist(page);
    await page.getByLabel('Ticker, company or web address').fill('https://news.example/northwind-q2');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /not|failed/i })
      .first()
      .waitFor({ timeout: 30_000 });
  },
  'hotlist-form-filled': async (page) => {
    await openHotlist(page);
    await fillBrief(page);
  },
  'hotlist-streaming': async (page) => {
    await startWriting(page);
    await page.waitForTimeout(2_000);
  },
  'hotlist-done': writeEmail,
  'hotlist-stopped': async (page) => {
    await startWriting(page);
    await page.getByText(/^Writing\.\.\. \d{2}/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('What was written until then is kept.').first().waitFor();
  },
  'hotlist-failed': async (page) => {
    await writeEmail(page);
    await page.route('**/api/threads/*', async (route) => {
      const response = await route.fetch();
      const thread = await response.json();
      const error = { code: 'model/unavailable', message: 'The model did not answer. Please try again in a minute.' };
      const messages = thread.messages.filter((/** @type {{ role: string }} */ { role }) => role === 'user');
      const job = { ...thread.job, status: 'failed', text: '', result: null, error };
      await route.fulfill({ response, json: { ...thread, messages, job } });
    });
    await page.reload();
    await page.getByRole('alert').waitFor();
  },
  'hotlist-catalyst-added': async (page) => {
    await openHotlist(page);
    await handIn(page, document);
    await page.getByText('Catalyst suggestions found!').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('region', { name: 'Catalyst suggestions' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .first()
      .click();
    await page.getByText('Catalyst Added').first().waitFor();
  },
  'hotlist-unknown-thread': async (page) => {
    await signUp(page);
    await page.goto('/hotlist?thread=3f0c4a34-6a3e-4c53-9d0c-0d5a1b5b8a11');
    await page.getByText('There is no such email').waitFor();
  },
};
