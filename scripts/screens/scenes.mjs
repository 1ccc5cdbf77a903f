import { randomBytes } from 'node:crypto';

/** @typedef {import('@playwright/test').Page} Page */

const password = 'a password for pictures';
const document = {
  name: 'northwind-q2.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Northwind Semiconductor (NWS) second quarter results. Revenue was $13.5 billion, up 101% from a year ago. ' +
      'Data center revenue reached $10.3 billion on demand for training clusters. The board approved $25 billion in ' +
      'share repurchases on August 21. Management guides to revenue of $16 billion for the third quarter. ' +
      '"We are sold out into next year," said the chief executive on the call.',
  ),
};

/** Every screen in every state: how to get there, as a person does. @type {Record<string, (page: Page) => Promise<void>>} */
export const scenes = {
  'auth-sign-up': (page) => open(page, '/auth', 'Sign Up'),
  'auth-log-in': async (page) => {
    await open(page, '/auth', 'Sign Up');
    await page.getByRole('tab', { name: 'Log In' }).click();
  },
  'auth-errors': async (page) => {
    await open(page, '/auth', 'Sign Up');
    await page.getByLabel('Username').fill('no spaces');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page
      .getByText(/must be|match/i)
      .first()
      .waitFor();
  },
  'auth-refused': async (page) => {
    await open(page, '/auth', 'Sign Up');
    await page.getByRole('tab', { name: 'Log In' }).click();
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('status').first().waitFor();
  },
  'home-empty': async (page) => {
    await signUp(page);
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
  },
  'home-with-saved': async (page) => {
    await writeEmail(page);
    await page.getByRole('button', { name: 'Save to My Generations' }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.goto('/');
    await page.getByText('Northwind').first().waitFor();
  },
  'user-menu': async (page) => {
    await signUp(page);
    await page.goto('/');
    await page.getByRole('button', { name: /My Account/ }).click();
  },
  'hotlist-empty': openHotlist,
  'hotlist-nothing-given': async (page) => {
    await openHotlist(page);
    await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  },
  'hotlist-file-refused': async (page) => {
    await openHotlist(page);
    await handIn(page, { ...document, name: 'photo.png', mimeType: 'image/png' });
    await page.getByRole('status').first().waitFor();
  },
  'hotlist-processing': async (page) => {
    await page.route('**/api/summarize-file', () => undefined);
    await openHotlist(page);
    await handIn(page, document);
    await page.getByRole('dialog').getByText('Processing...').waitFor();
    await page.waitForTimeout(1_500);
  },
  'hotlist-processed': async (page) => {
    await openHotlist(page);
    await handIn(page, document);
    await page.getByText('File processed successfully!').first().waitFor();
  },
  'hotlist-form-filled': async (page) => {
    await openHotlist(page);
    await fillBrief(page);
  },
  'hotlist-streaming': async (page) => {
    await startWriting(page);
    await page.waitForTimeout(2_000);
  },
  'hotlist-done': writeEmail,
  'hotlist-stopped': async (page) => {
    await startWriting(page);
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('What was written until then is kept.').first().waitFor();
  },
  'hotlist-failed': async (page) => {
    await writeEmail(page);
    await page.route('**/api/threads/*', async (route) => {
      const response = await route.fetch();
      const thread = await response.json();
      const error = { code: 'model/unavailable', message: 'The model did not answer. Please try again in a minute.' };
      const messages = thread.messages.filter((/** @type {{ role: string }} */ { role }) => role === 'user');
      const job = { ...thread.job, status: 'failed', text: '', result: null, error };
      await route.fulfill({ response, json: { ...thread, messages, job } });
    });
    await page.reload();
    await page.getByRole('alert').waitFor();
  },
  'draft-refining': async (page) => {
    await writeEmail(page);
    await ask(page, 'Add more details about impact');
    await page.waitForTimeout(700);
  },
  'draft-refined': writeVersions,
  'draft-conversation': async (page) => {
    await writeVersions(page);
    await page.getByRole('button', { name: /Show conversation/ }).click();
  },
  'draft-old-version': async (page) => {
    await writeVersions(page);
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await page.getByRole('button', { name: 'Restore' }).waitFor();
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
    await page.getByRole('article', { name: 'Email' }).getByText('Northwind').nth(1).selectText();
    await page.getByRole('button', { name: 'Fact check' }).click();
    await page.getByRole('button', { name: 'Search again' }).waitFor({ timeout: 30_000 });
  },
  'draft-session-ended': async (page) => {
    await writeEmail(page);
    await page.getByLabel('Ask for a change').fill('Shorten the email');
    await page.context().clearCookies();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  },
  'hotlist-unknown-thread': async (page) => {
    await signUp(page);
    await page.goto('/hotlist?thread=3f0c4a34-6a3e-4c53-9d0c-0d5a1b5b8a11');
    await page.getByText('There is no such email').waitFor();
  },
  'not-found': (page) => open(page, '/no-such-page', '404'),
};

/** @param {Page} page @param {string} path @param {string} text */
async function open(page, path, text) {
  await page.goto(path);
  await page.getByText(text).first().waitFor();
}

/** @param {Page} page */
async function signUp(page) {
  const username = `picture-${randomBytes(4).toString('hex')}`;
  const response = await page.request.post('/api/register', {
    data: { username, password, confirmPassword: password, firstName: 'Dora' },
  });
  if (!response.ok()) throw new Error(`POST /api/register answered ${response.status()}: ${await response.text()}`);
}

/** @param {Page} page */
async function openHotlist(page) {
  await signUp(page);
  await open(page, '/hotlist', 'Drop a document here');
}

/** @param {Page} page @param {{ name: string, mimeType: string, buffer: Buffer }} file */
function handIn(page, file) {
  return page.locator('input[type=file]').setInputFiles(file);
}

/** @param {Page} page */
async function fillBrief(page) {
  await page
    .getByRole('textbox', { name: 'Market Catalyst' })
    .fill('Northwind Semiconductor guides to $16 billion for the third quarter.');
  await page.getByRole('textbox', { name: 'Additional Context' }).fill(document.buffer.toString());
}

/** @param {Page} page */
async function startWriting(page) {
  await openHotlist(page);
  await fillBrief(page);
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
}

/** @param {Page} page */
async function writeEmail(page) {
  await startWriting(page);
  await page.getByRole('button', { name: 'Save to My Generations' }).waitFor({ timeout: 30_000 });
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
