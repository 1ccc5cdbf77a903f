import { brief, document, fillLibrary, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const libraryScenes = {
  'library-full': openLibrary,
  'library-loading': async (page) => {
    await fillLibrary(page);
    await page.route('**/api/generations?*', () => undefined);
    await page.goto('/?tab=generations');
    await page.getByRole('status', { name: 'Loading what you saved' }).waitFor();
  },
  'library-error': async (page) => {
    await signUp(page);
    await page.route('**/api/generations?*', (route) => route.abort());
    await page.goto('/?tab=generations');
    await page.getByText('could not be loaded').waitFor();
  },
  'library-empty': async (page) => {
    await signUp(page);
    await page.goto('/?tab=generations');
    await page.getByText('Ready to create amazing content?').waitFor();
  },
  'library-no-matches': async (page) => {
    await openLibrary(page);
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('No matches found').waitFor();
  },
  'library-search-too-long': async (page) => {
    await openLibrary(page);
    await page.getByRole('searchbox').fill('rates '.repeat(100));
    await page.getByText('Search for at most').waitFor();
  },
  'library-filtered': async (page) => {
    await fillLibrary(page);
    await page.goto('/?tab=generations&filter=favorites&folder=none&sort=title&q=north');
    await page.getByRole('list', { name: 'Chosen' }).waitFor();
  },
  'library-view-menu': async (page) => {
    await openLibrary(page);
    await page.getByRole('button', { name: 'Sort and filter' }).click();
    await page.getByRole('menuitem', { name: 'Folder' }).click();
  },
  'library-card-menu': async (page) => {
    await openLibrary(page);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
  },
  'library-move-menu': async (page) => {
    await openLibrary(page);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Move to' }).click();
  },
  'library-rename': async (page) => {
    await openLibrary(page);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
  },
  'library-selection': async (page) => {
    await openLibrary(page);
    await page.getByRole('checkbox').nth(0).check();
    await page
      .getByRole('checkbox')
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
  },
  'library-undo': async (page) => {
    await openLibrary(page);
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('button', { name: 'Select all shown' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByText('Ready to create amazing content?').waitFor();
  },
  'library-detail': async (page) => {
    await openLibrary(page);
    await page.getByRole('link', { name: 'Rates fell by half a point' }).click();
    await page.getByRole('button', { name: 'Refine in HotList' }).waitFor();
  },
  'library-detail-gone': async (page) => {
    await signUp(page);
    await page.goto('/?tab=generations&open=999999');
    await page.getByText('This email is not there any more').waitFor();
  },
  'library-drafts': async (page) => {
    await fillLibrary(page);
    for (const catalyst of [
      'Northwind raises its forecast',
      'Oil falls below $60',
      'A bank cuts 2,000 jobs',
      'Gold is up',
    ]) {
      await page.request.post('/api/generate-email', {
        headers: { Prefer: 'respond-async' },
        data: { ...brief, catalyst, additionalContext: document.buffer.toString() },
      });
    }
    await page.goto('/');
    await page.getByText('Continue writing').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
  },
};

/** @param {Page} page */
async function openLibrary(page) {
  await fillLibrary(page);
  await page.goto('/?tab=generations');
  await page.getByRole('list', { name: 'Saved emails' }).waitFor();
}
