import { open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const publicPagesScenes = {
  'not-found': (page) => open(page, '/no-such-page', '404'),
  'how-to-use': (page) => open(page, '/how-to-use', 'Platform overview'),
  'how-to-use-internal': async (page) => {
    await signUp(page);
    await open(page, '/how-to-use-internal', 'Need More Help?');
  },
};
