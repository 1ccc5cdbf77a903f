import { brief, signUp, writeEmail } from './person.mjs';

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
    await page.getByRole('button', { name: /Show conversation/ }).click();
    await page.getByRole('list', { name: 'Messages' }).waitFor();
  },
  'draft-old-version': async (page) => {
    await writeVersions(page);
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await page.getByRole('button', { name: 'Restore' }).waitFor();
  },
  'draft-preview': async (page) => {
    await writeEmail(page);
    await openFromBar(page, 'Inbox preview', 'Inbox preview');
    await page.frameLocator('iframe').getByText('Northwind').first().waitFor();
  },
  'draft-claim': async (page) => {
    await writeEmail(page);
    await openClaim(page);
  },
  'draft-claims': async (page) => {
    await writeEmail(page);
    await page.getByRole('button', { name: /All claims$/ }).click();
    await page.getByRole('dialog', { name: 'Claims' }).waitFor();
  },
  'draft-claim-differs': async (page) => {
    await writeClaims(page);
    await page.locator('[data-claim][tabindex]', { hasText: '$4.5 billion' }).focus();
    await page.getByRole('dialog', { name: /^About/ }).waitFor();
  },
  'draft-claim-found': async (page) => {
    await writeClaims(page);
    await page.locator('[data-claim][tabindex]', { hasText: '$3.21 billion' }).focus();
    await page.getByRole('button', { name: 'I checked it' }).waitFor();
  },
  'draft-claims-open': async (page) => {
    await writeClaims(page);
    await page.getByRole('button', { name: /All claims$/ }).click();
    await page.getByRole('dialog', { name: 'Claims' }).waitFor();
  },
  'draft-source': async (page) => {
    await writeEmail(page);
    await openClaim(page);
    await page.getByRole('button', { name: 'Open the source' }).click();
    await page.getByRole('dialog', { name: /^Source/ }).waitFor();
  },
  'draft-ready': async (page) => {
    await writeEmail(page);
    const content =
      'Subject: A guaranteed return, and a subject line that is longer than any phone or desktop would ever show of it\n\n' +
      'Revenue was $13.6 billion. You cannot lose: this is a risk-free, guaranteed return.\n\nAct now!!!';
    await page.request.post(`/api/threads/${new URL(page.url()).searchParams.get('thread')}/versions`, {
      data: { content },
    });
    const opener = page.getByRole('button', { name: /^Ready to send/ });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await page.getByRole('dialog', { name: 'Ready to send' }).waitFor();
  },
  'draft-selection': async (page) => {
    await writeEmail(page);
    await select(page);
  },
  'draft-tones': async (page) => {
    await writeEmail(page);
    await select(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Tone' }).click();
    await page.getByRole('button', { name: 'Warmer' }).waitFor();
  },
  'draft-proposal': async (page) => {
    await writeEmail(page);
    await select(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Shorten' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).waitFor({ timeout: 30_000 });
  },
  'draft-subjects': async (page) => {
    await writeEmail(page);
    await page.getByRole('button', { name: 'More subjects' }).click();
    await page.getByText('to choose from').first().waitFor({ timeout: 30_000 });
  },
  'draft-compare': async (page) => {
    await writeVersions(page);
    await openFromBar(page, 'Compare', 'Compare versions');
    await page.getByRole('dialog', { name: /Compare/ }).waitFor();
  },
  'draft-menu': async (page) => {
    await writeEmail(page);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await ((await more.isVisible()) ? more : page.getByRole('button', { name: 'Download' })).click();
    await page.getByRole('menu').waitFor();
  },
  'draft-reviewing': async (page) => {
    await page.route('**/api/rodchief-review', () => undefined);
    await writeEmail(page);
    await page.getByRole('button', { name: 'Expert Review' }).click();
    await page.getByText('This is taking longer than usual').waitFor({ timeout: 15_000 });
  },
  'draft-reviewed': async (page) => {
    await writeEmail(page);
    await page.getByRole('button', { name: 'Expert Review' }).click();
    await page.getByRole('button', { name: 'Apply suggestions' }).waitFor({ timeout: 30_000 });
  },
  'draft-review-failed': async (page) => {
    await page.route('**/api/rodchief-review', (route) => route.abort());
    await writeEmail(page);
    await page.getByRole('button', { name: 'Expert Review' }).click();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  },
  'draft-fact-checked': async (page) => {
    await writeEmail(page);
    await select(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Fact Check' }).click();
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

/** On a phone it is behind 'More'. @param {Page} page @param {string} button @param {string} entry */
async function openFromBar(page, button, entry) {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name: entry }).click();
  } else await page.getByRole('button', { name: button, exact: true }).click();
}

/** @param {Page} page */
async function select(page) {
  await page.getByRole('textbox', { name: 'Draft' }).getByRole('paragraph').nth(2).selectText();
  await page.getByRole('toolbar').waitFor();
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
  await page.getByText('Version 2 of 2').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden', timeout: 30_000 });
}

/** @param {Page} page */
async function openClaim(page) {
  await page.locator('[data-claim][tabindex]').first().click();
  await page.getByRole('dialog', { name: /^About/ }).waitFor();
}

const STATEMENT = [
  'Page 1\nNORTHWIND SEMICONDUCTOR CORPORATION\nCONDENSED CONSOLIDATED STATEMENTS OF INCOME\n(In millions)',
  '\tThree Months Ended\n\tMar 31, 2024\tMar 31, 2023\nRevenue\t$4,200\t$3,210',
  'Cost of revenue\t1,617\t1,374\nGross profit\t2,583\t1,836',
].join('\n');

/** Opens an email whose claims are traced, found, different and without a source. @param {Page} page */
async function writeClaims(page) {
  await signUp(page);
  const answer = await page.request.post('/api/generate-email', { data: { ...brief, fileContent: STATEMENT } });
  const { threadId } = await answer.json();
  const content =
    'Subject: Gross profit of $2.583 billion\n\nDear reader,\n\nRevenue was **$4.5 billion**, and gross profit was 61.5% of it.\n\n' +
    'Revenue was $3.21 billion in the first quarter of 2024. Northwind employs 26,000 people.';
  await page.request.post(`/api/threads/${threadId}/versions`, { data: { content } });
  await page.goto(`/hotlist?thread=${threadId}`);
  await page.getByRole('button', { name: /All claims$/ }).waitFor();
}
