import { open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const coachScenes = {
  'coach-empty': openCoach,
  'coach-feedback': async (page) => {
    await openCoach(page);
    await page.getByLabel('Email copy').fill(pasted);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page.getByText('Your copy by block').waitFor();
  },
  'coach-improved-chat': async (page) => {
    await openCoach(page);
    await page.getByLabel('Email copy').fill(pasted);
    await page.getByRole('button', { name: 'Generate Improved Version' }).click();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByRole('heading', { name: 'Chat with RodChief' }).scrollIntoViewIfNeeded();
  },
};

const pasted = [
  'Subject: The chip nobody is watching',
  'Most investors sold Northwind last week. They may regret it.',
  'Why did three insiders buy on the same day? The answer is in our new report.',
  'Click here to read the report.',
  'P.S. The price goes up on Friday.',
].join('\n\n');

/** @param {Page} page */
async function openCoach(page) {
  await signUp(page);
  await open(page, '/rodchief', 'Ready for Analysis');
}
