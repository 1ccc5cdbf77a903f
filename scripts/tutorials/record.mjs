import { join } from 'node:path';
import { Camera } from './camera.mjs';
import { drawPointer } from './pointer.mjs';
import { Hand } from './hand.mjs';

const picture = { width: 1280, height: 720 };
/** The desk as on a small laptop: what stands there can still be read where the film is shown smaller. */
const desk = { width: 1120, height: 630 };

/** A browser whose window has just that size. Said by Playwright, it would be recorded before it is enlarged, and blurred. */
export const windowArgs = [
  `--window-size=${desk.width},${desk.height}`,
  `--force-device-scale-factor=${picture.width / desk.width}`,
];

/**
 * Plays a film in a browser of its own, and records it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {import('./films.mjs').Film} film
 * @param {string} folder  Of its pictures.
 * @returns {Promise<import('./encode.mjs').Recorded>}
 */
export async function record(browser, baseURL, { prepare, play }, folder) {
  const context = await browser.newContext({ baseURL, viewport: null, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(drawPointer);
  try {
    await prepare(page);
    const camera = await Camera.start(page, folder);
    await play(new Hand(page, camera));
    return await camera.stop();
  } catch (error) {
    await page.screenshot({ path: join(folder, 'lost.png') });
    throw error;
  } finally {
    await context.close();
  }
}
