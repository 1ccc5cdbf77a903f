/// <reference lib="dom" />
import { Reader, signIn } from './reader.mjs';

// What one does on a page, and how long it takes until the page shows it (INP).

const typed = 'A letter for readers.';

/** @typedef {'typing' | 'menu' | 'version'} Interaction */
/** @typedef {(url: string, path: string) => Promise<import('@playwright/test').Page>} Open */

/**
 * @param {import('./setting.mjs').Setting} setting
 * @param {Open} open  A page, slowed down, with nothing more to load.
 * @param {string} bare  Where a page with a field and a button is.
 */
export async function interactions({ copydesk, model }, open, bare) {
  await model.setPace(0);
  const admin = new Reader(copydesk.url, await signIn(copydesk.url, 'admin', copydesk.adminPassword));
  const { jobId } = await (await admin.connected()).order();
  const { threadId } = await admin.call(`/api/jobs/${jobId}`);
  const { content } = (await admin.call(`/api/threads/${threadId}/messages`)).at(-1);
  await admin.call(`/api/threads/${threadId}/versions`, { content: `${content}\n\nOne paragraph more.` });
  admin.close();

  /** @type {Record<Interaction, { path: string, act: (page: import('@playwright/test').Page) => Promise<void> }>} */
  const ours = {
    typing: {
      path: '/hotlist',
      act: (page) => page.getByLabel('Additional Context').pressSequentially(typed, { delay: 60 }),
    },
    menu: { path: '/', act: (page) => page.getByRole('button', { name: /^My Account/ }).click() },
    version: {
      path: `/hotlist?thread=${threadId}`,
      act: (page) => page.getByRole('button', { name: 'Earlier version' }).click(),
    },
  };
  return {
    ours: async (/** @type {Interaction} */ name) => longest(await open(copydesk.url, ours[name].path), ours[name].act),
    bare: async (/** @type {Interaction} */ name) =>
      longest(await open(bare, '/'), (page) =>
        name === 'typing'
          ? page.getByRole('textbox').pressSequentially(typed, { delay: 60 })
          : page.getByRole('button').click(),
      ),
  };
}

/**
 * The longest interaction, in milliseconds; what is shown within a frame is told as 16.
 * @param {import('@playwright/test').Page} page
 * @param {(page: import('@playwright/test').Page) => Promise<void>} act
 */
async function longest(page, act) {
  await page.evaluate(() => {
    const seen = { longest: 16 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
      }
    }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
  });
  await act(page);
  await page.waitForTimeout(500);
  const { longest: took } = await page.evaluate(() => /** @type {any} */ (window).seen);
  await page.context().close();
  return Number(took);
}
