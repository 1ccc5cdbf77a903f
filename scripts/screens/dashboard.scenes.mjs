import { fillLibrary, open, saveEmail, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const dashboardScenes = {
  'home-empty': async (page) => {
    await signUp(page);
    await page.goto('/');
    await page
      .getByRole('link', { name: /Create New/ })
      .first()
      .waitFor();
  },
  'home-with-saved': async (page) => {
    await saveEmail(page);
    await open(page, '/', 'Favorites');
    await page.getByText('Total Generations').waitFor();
  },
  'home-loading': async (page) => {
    await page.route('**/api/apps', () => undefined);
    await page.route('**/api/library', () => undefined);
    await signUp(page);
    await open(page, '/', 'AI Tools');
  },
  'home-generations': async (page) => {
    await saveEmail(page);
    await open(page, '/?tab=generations', 'Northwind');
  },
  'home-generations-empty': async (page) => {
    await signUp(page);
    await open(page, '/?tab=generations', 'Ready to create amazing content?');
  },
  'home-page-refused': async (page) => {
    await signUp(page);
    await page.goto('/');
    await page.getByLabel('Ticker, company or web address').fill('no company');
    await page.getByText('No company has the ticker').waitFor();
  },
  'home-choose-tool': async (page) => {
    await signUp(page);
    await page.goto('/');
    await page.getByLabel('Ticker, company or web address').fill('https://news.example/northwind-q2');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByText('What should we write from it?').waitFor();
  },
  search: async (page) => {
    await fillLibrary(page);
    await page.goto('/');
    await page.getByText('Total Generations').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Recent' }).waitFor();
  },
  'search-found': async (page) => {
    await fillLibrary(page);
    await page.goto('/');
    await page.getByText('Total Generations').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('northwind');
    await page.getByRole('group', { name: 'Found' }).waitFor();
  },
  'search-nothing': async (page) => {
    await fillLibrary(page);
    await page.goto('/');
    await page.getByText('Total Generations').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('zanzibar');
    await page.getByText('No results').waitFor();
  },
  'home-tools-failed': async (page) => {
    await page.route('**/api/apps', (route) => route.abort());
    await page.route('**/api/library', (route) => route.abort());
    await signUp(page);
    await open(page, '/', 'The tools could not be loaded');
  },
};
