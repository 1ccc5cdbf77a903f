import { writeEmail } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const draftScenes = {
  'draft-refining': async (page) => {
    await writeEmail(page);
    await ask(page, 'Add more details about impact');
    await page.waitForTimeout(700);
  },
  'draft-refined': writeVersions,
  'draft-conversation': async (page) => {
    await writeVersions(page);
    // Where there is room for it, it is there by itself.
    const show = page.getByRole('button', { name: /Show conversation/ });
    if (await show.isVisible()) await show.click();
    await page.getByRole('dialog', { name: 'Email Chat Interface' }).waitFor();
  },
  'draft-old-version': async (page) => {
    await writeVersions(page);
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await page.getByRole('button', { name: 'Restore' }).waitFor();
  },
  'draft-preview': async (page) => {
    await writeEmail(page);
    await openPreview(page);
    await page.frameLocator('iframe').getByText('Northwind').first().waitFor();
  },
  'draft-reviewing': async (page) => {
    await page.route('**/api/rodchief-review', () => undefined);
    await writeEmail(page);
    await page.getByRole('button', { name: 'Expert review' }).click();
    await page.getByText('This is taking longer than usual').waitFor({ timeout: 15_000 });
  },
  'draft-reviewed': async (page) => {
    await writeEmail(page);
    await page.getByRole('button', { name: 'Expert review' }).click();
    await page.getByRole('button', { name: 'Apply suggestions' }).waitFor({ timeout: 30_000 });
  },
  'draft-review-failed': async (page) => {
    await page.route('**/api/rodchief-review', (route) => route.abort());
    await writeEmail(page);
    await page.getByRole('button', { name: 'Expert review' }).click();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  },
  'draft-fact-checked': async (page) => {
    await writeEmail(page);
    await page.getByRole('textbox', { name: 'Draft' }).getByRole('paragraph').nth(2).selectText();
    await page.getByRole('toolbar').getByRole('button', { name: 'Fact check' }).click();
    await page.getByRole('button', { name: 'Search again' }).waitFor({ timeout: 30_000 });
  },
  'draft-session-ended': async (page) => {
    await writeEmail(page);
    await page.getByLabel('Ask for a change').fill('Shorten the email');
    await page.context().clearCookies();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  },
};

/** On a phone it is behind 'More'. @param {Page} page */
async function openPreview(page) {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name: 'Inbox preview' }).click();
  } else await page.getByRole('button', { name: 'Inbox preview' }).click();
}

/** @param {Page} page @param {string} change */
async function ask(page, change) {
  await page.getByLabel('Ask for a change').fill(change);
  await page.getByRole('button', { name: 'Update Email' }).click();
}

/** @param {Page} page */
async function writeVersions(page) {
  await writeEmail(page);
  await ask(page, 'Shorten the email');
  await page.getByText('Version 2 of 2').waitFor();
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden', timeout: 30_000 });
}
