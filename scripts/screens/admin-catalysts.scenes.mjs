import { signInAsAdmin, open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const adminCatalystsScenes = {
  'admin-catalysts': openCatalysts,
  'admin-catalysts-menu': async (page) => {
    await openCatalysts(page);
    await page.getByRole('button', { name: /My Account/ }).click();
  },
  'admin-catalysts-feeds': async (page) => {
    const none = { title: null, lastRunAt: null, newItems: 0, items: 0, error: null, isRunning: false };
    const json = [
      { ...none, id: 1, url: 'https://www.bank.example/press.xml', title: 'Press releases', items: 214, newItems: 3 },
      {
        ...none,
        id: 2,
        url: 'https://statistics.example/latest.rss',
        items: 40,
        error: 'It is a web page, not a feed.',
      },
      { ...none, id: 3, url: 'https://regulator.example/news/pressreleases.rss', isRunning: true },
    ].map((feed) => ({ ...feed, lastRunAt: feed.isRunning ? null : new Date().toISOString() }));
    await page.route('**/api/admin/catalyst-feeds', (route) => route.fulfill({ json }));
    await openCatalysts(page);
    await page.getByText('Running...').scrollIntoViewIfNeeded();
  },
  'admin-catalysts-add': async (page) => {
    await openCatalysts(page);
    await page.getByRole('button', { name: 'Add catalyst' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Title is required').waitFor();
  },
  'admin-catalysts-retired-none': async (page) => {
    await openCatalysts(page);
    await page.getByRole('radio', { name: 'Retired' }).click();
    await page.getByText('No retired catalysts.').waitFor();
  },
  'admin-catalysts-no-match': async (page) => {
    await openCatalysts(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such news');
    await page.getByText('No matches found. Try other words.').waitFor();
  },
  'admin-catalysts-not-loaded': async (page) => {
    await page.route('**/api/admin/**', (route) => route.abort());
    await signInAsAdmin(page);
    await open(page, '/admin-catalysts', 'The catalysts could not be loaded.');
  },
  'admin-catalysts-denied': async (page) => {
    await signUp(page);
    await open(page, '/admin-catalysts', 'Access Denied');
  },
};

/** @param {Page} page */
async function openCatalysts(page) {
  await signInAsAdmin(page);
  await page.goto('/admin-catalysts');
  await page.getByRole('list', { name: 'Catalysts' }).getByRole('listitem').first().waitFor();
}
