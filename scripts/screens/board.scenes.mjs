import { fillLibrary, saved, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const boardScenes = {
  'board-full': openBoard,
  'board-carried': async (page) => {
    await openBoard(page);
    const card = page.getByRole('region', { name: 'Unorganized' }).getByRole('article').last();
    const from = await card.boundingBox();
    const to = await page.getByRole('region', { name: 'Q3 earnings' }).boundingBox();
    if (!from || !to) throw new Error('the board is not on the screen');
    await page.mouse.move(from.x + 60, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 80, from.y + 40);
    await page.mouse.move(Math.min(to.x + 140, (page.viewportSize()?.width ?? 0) - 60), from.y + 60, { steps: 4 });
  },
  'board-no-folders': async (page) => {
    await signUp(page);
    await page.request.post('/api/generations', { data: { title: saved[1], content: saved[1], appId: 1 } });
    await page.goto('/?tab=generations&view=board');
    await page.getByRole('button', { name: 'Create your first folder' }).waitFor();
  },
  'board-loading': async (page) => {
    await fillLibrary(page);
    await page.route('**/api/generations?*folderId=*', () => undefined);
    await page.goto('/?tab=generations&view=board');
    await page.getByRole('region', { name: 'Unorganized' }).waitFor();
  },
  'board-error': async (page) => {
    await fillLibrary(page);
    await page.route('**/api/generations?*folderId=*', (route) => route.abort());
    await page.goto('/?tab=generations&view=board');
    await page.getByText('could not be loaded').first().waitFor();
  },
  'board-searched': async (page) => {
    await openBoard(page);
    await page.getByRole('searchbox').fill('north');
    await page.getByText('Nothing here matches.').first().waitFor();
  },
  'board-card-menu': async (page) => {
    await openBoard(page);
    await page.getByRole('button', { name: 'Actions for Rates fell by half a point' }).click();
    await page.getByRole('menuitem', { name: 'Move to' }).click();
  },
  'board-rename': async (page) => {
    await openBoard(page);
    await page.getByRole('button', { name: 'Actions for Rates fell by half a point' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
  },
  'board-new-folder': async (page) => {
    await openBoard(page);
    await page.getByRole('button', { name: 'New Folder' }).click();
    await page.getByRole('button', { name: 'Create Folder' }).click();
    await page.getByText('Folder name is required').waitFor();
  },
  'board-delete-folder': async (page) => {
    await openBoard(page);
    await page.getByRole('button', { name: 'Actions for folder Q3 earnings' }).click();
    await page.getByRole('menuitem', { name: 'Delete Folder' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

/** @param {Page} page */
async function openBoard(page) {
  await fillLibrary(page);
  for (const [name, color] of [
    ['Renewals', '#8b5cf6'],
    ['A client whose name is long enough to be cut', '#ef4444'],
  ]) {
    await page.request.post('/api/folders', { data: { name, color } });
  }
  await page.goto('/?tab=generations&view=board');
  await page.getByRole('article').first().waitFor();
}
