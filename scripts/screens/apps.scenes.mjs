import { open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const appsScenes = {
  'app-empty': openApp,
  'app-refused': async (page) => {
    await openApp(page);
    await page.getByRole('button', { name: 'Generate Email' }).click();
    await page.getByText('Tone/style is required').waitFor();
  },
  'app-not-found': async (page) => {
    await signUp(page);
    await open(page, '/apps/nothing', '404');
  },
  'app-not-loaded': async (page) => {
    await signUp(page);
    await page.route('**/api/apps', (route) => route.abort());
    await open(page, '/apps/letters', 'The tool could not be loaded');
  },
};

/** A tool that is a row of the catalog and nothing else. @param {Page} page */
async function openApp(page) {
  await signUp(page);
  const tool = {
    id: 21,
    name: 'letters',
    displayName: 'Letter Writer',
    description: 'Short letters to subscribers who have not opened an email for a month.',
    category: 'Letters',
    icon: 'mail',
    externalUrl: null,
    isActive: true,
    config: null,
  };
  await page.route('**/api/apps', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [...(await response.json()), tool] });
  });
  await open(page, '/apps/letters', 'Email Brief');
}
