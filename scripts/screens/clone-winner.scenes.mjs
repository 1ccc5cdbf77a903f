import { document, open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const cloneWinnerScenes = {
  'clone-winner-empty': openCloneWinner,
  'clone-winner-refused': async (page) => {
    await openCloneWinner(page);
    await page.getByLabel('Winner Copy').fill('Too short to be cloned.');
    await page.getByRole('button', { name: 'Clone Winner' }).click();
    await page.getByText('Custom details must be at least 20 characters').waitFor();
  },
  'clone-winner-picker-empty': async (page) => {
    await openCloneWinner(page);
    await page.getByRole('button', { name: 'Use a previous generation' }).click();
    await page.getByText('No previous generations yet').waitFor();
  },
  'clone-winner-picker': async (page) => {
    await openCloneWinner(page);
    await saveWinners(page);
    await page.getByRole('button', { name: 'Use a previous generation' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  'clone-winner-filled': async (page) => {
    await fillWinner(page);
    await page.getByRole('button', { name: 'Find Matching Catalysts' }).click();
    const found = page.getByRole('region', { name: 'Catalyst suggestions' }).getByRole('listitem');
    await found.first().getByRole('button').first().click();
    await page.getByText('Catalyst Added').first().waitFor();
  },
  'clone-winner-document': async (page) => {
    await openCloneWinner(page);
    await page.locator('input[type=file]').setInputFiles(document);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('File Content Included').waitFor();
  },
  'clone-winner-writing': startClone,
  'clone-winner-done': cloneWinner,
  'clone-winner-measures': async (page) => {
    await cloneWinner(page);
    await page.getByRole('table', { name: 'The winner and its clone' }).scrollIntoViewIfNeeded();
  },
  'clone-winner-copied': async (page) => {
    await cloneWinner(page);
    await copyFromWinner(page);
  },
  'clone-winner-copied-shown': async (page) => {
    await cloneWinner(page);
    await copyFromWinner(page);
    await page.getByRole('button', { name: 'Show in email' }).first().click();
  },
  'clone-winner-failed': async (page) => {
    await page.route('**/api/generate-clone-winner', (route) => route.abort());
    await fillWinner(page);
    await page.getByRole('button', { name: 'Clone Winner' }).click();
    await page.getByText('Generation Failed').first().waitFor();
  },
  'library-catalysts-used': async (page) => {
    await fillWinner(page);
    await page.getByRole('button', { name: 'Find Matching Catalysts' }).click();
    const found = page.getByRole('region', { name: 'Catalyst suggestions' }).getByRole('listitem');
    await found.first().getByRole('button').first().click();
    await page.getByRole('button', { name: 'Clone Winner' }).click();
    await page.getByRole('button', { name: 'Save to My Generations' }).click({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.goto('/?tab=generations');
    await page.getByRole('list', { name: 'Saved emails' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Catalysts used' }).scrollIntoViewIfNeeded();
  },
};

const COPIED = 'almost nobody in this market saw the second half of the year coming, and that is the point';

const WINNER = [
  'Subject: Did you see this coming?',
  `Dear reader,\n\nLast week ${COPIED}. **We did**, and we wrote it down for you.`,
  'What would you have done with it? Most people would have waited. A few did not.',
  '- One report that takes ten minutes\n- One page with every figure\n- One clear answer',
  'Click here to read the report: https://northwind.example/report',
].join('\n\n');

/** @param {Page} page */
async function openCloneWinner(page) {
  await signUp(page);
  await open(page, '/clone-winner', 'Winner Copy & Custom Details');
}

/** @param {Page} page */
async function fillWinner(page) {
  await openCloneWinner(page);
  await page.getByLabel('Winner Copy').fill(WINNER);
  await page.getByLabel('Custom Details').fill(document.buffer.toString());
}

/** @param {Page} page */
async function startClone(page) {
  await fillWinner(page);
  await page.getByRole('button', { name: 'Clone Winner' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
}

/** @param {Page} page */
async function cloneWinner(page) {
  await startClone(page);
  await page.getByRole('button', { name: 'Save to My Generations' }).waitFor({ timeout: 30_000 });
  await page.getByRole('table', { name: 'The winner and its clone' }).waitFor();
}

/** The email with some of the winner's own words, as if somebody had pasted them. @param {Page} page */
async function copyFromWinner(page) {
  const thread = new URL(page.url()).searchParams.get('thread');
  const path = `/api/threads/${thread}`;
  const { messages } = await (await page.request.get(path)).json();
  await page.request.post(`${path}/versions`, {
    data: { content: `${messages.at(-1).content}\n\nP.S. Last week ${COPIED}.` },
  });
  await page.getByRole('region', { name: 'Copied from the winner' }).waitFor();
}

/** @param {Page} page */
async function saveWinners(page) {
  const titles = ['Did you see this coming?', 'The forecast went up by 40%', 'Gold, and what it is telling you'];
  for (const title of titles) {
    const data = { title, content: `Subject: ${title}\n\n${WINNER.split('\n\n').slice(1).join('\n\n')}`, appId: 1 };
    await page.request.post('/api/generations', { data });
  }
}
