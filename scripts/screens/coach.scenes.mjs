import { open, signInAsAdmin, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const coachScenes = {
  'coach-empty': openCoach,
  'coach-analyzing': async (page) => {
    await page.route('**/api/rodchief-analysis', () => undefined);
    await paste(page);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page.getByText('Analyzing...').waitFor();
  },
  'coach-analysis-failed': async (page) => {
    await page.route('**/api/rodchief-analysis', (route) => route.abort());
    await paste(page);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page.getByRole('alert').getByText('Analysis Failed').waitFor();
  },
  'coach-feedback': async (page) => {
    await paste(page);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page.getByText('Your copy by block').waitFor();
  },
  'coach-copy-by-block': async (page) => {
    await paste(page, weak);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page
      .getByRole('heading', { name: 'Your copy by block' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  },
  'coach-improving': async (page) => {
    await startImproving(page);
  },
  'coach-stopped': async (page) => {
    await startImproving(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped', { exact: true }).waitFor();
  },
  'coach-improve-failed': async (page) => {
    await improve(page);
    await page.route('**/api/threads/*', async (route) => {
      const response = await route.fetch();
      const thread = await response.json();
      const error = { code: 'model/busy', message: 'The writing model is busy. Please try again in a moment.' };
      await route.fulfill({
        response,
        json: {
          ...thread,
          messages: thread.messages.filter(
            (/** @type {{ jobId: string | null }} */ { jobId }) => jobId !== thread.job.id,
          ),
          job: { ...thread.job, status: 'failed', text: '', error },
        },
      });
    });
    await page.reload();
    await page.getByRole('alert').waitFor();
  },
  'coach-improved-chat': async (page) => {
    await improve(page);
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByLabel('Ask for a change').fill('Shorten the email');
    await page.getByRole('button', { name: 'Update Email' }).click();
    await page.getByText(/^RodChief wrote/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Chat with RodChief' }).scrollIntoViewIfNeeded();
  },
  'coach-draft': async (page) => {
    await improve(page);
    await page.getByRole('button', { name: 'Open in editor' }).click();
    await page.getByRole('button', { name: 'Save to My Generations' }).waitFor();
  },
  'coach-draft-with-feedback': async (page) => {
    await paste(page, weak);
    await page.getByRole('button', { name: 'Get Feedback' }).click();
    await page.getByText('Your copy by block').waitFor();
    await page.getByRole('button', { name: 'Generate Improved Version' }).click();
    await page.getByRole('button', { name: 'Save to My Generations' }).waitFor({ timeout: 20_000 });
    const feedback = page.getByRole('button', { name: 'Feedback', exact: true });
    if (await feedback.isVisible()) await feedback.click();
  },
  'coach-loading': async (page) => {
    await improve(page);
    await page.route('**/api/threads/*', () => undefined);
    await page.reload();
    await page.getByRole('status', { name: 'Loading the email' }).waitFor();
  },
  'coach-load-failed': async (page) => {
    await improve(page);
    await page.route('**/api/threads/*', (route) => route.abort());
    await page.reload();
    await page.getByText('The conversation could not be loaded').waitFor();
  },
};

const strong = [
  'Subject: The chip nobody is watching',
  'Most investors sold Northwind last week. They may regret it.',
  'Why did three insiders buy on the same day? The answer is in our new report.',
  'Click here to read the report.',
  'P.S. The price goes up on Friday.',
].join('\n\n');

const weak = [
  "Subject: A game-changer you can't miss!!!",
  'Hi friend,',
  'I hope this email finds you well. Northwind raised its forecast by 40% on Tuesday, and the order book says $4.2 billion, against $3.1 billion a year earlier.',
  'Our guaranteed system has the details, and they will blow your mind.',
  'Kind regards,\nAnn',
].join('\n\n');

/** @param {Page} page */
async function openCoach(page) {
  await signInAsAdmin(page);
  await page.request.put('/api/admin/apps/rodchief-bot', { data: { adminsOnly: false } });
  await page.request.post('/api/logout');
  await signUp(page);
  await open(page, '/rodchief', 'Ready for Analysis');
}

/** @param {Page} page */
async function paste(page, copy = strong) {
  await openCoach(page);
  await page.getByLabel('Email copy').fill(copy);
}

/** @param {Page} page */
async function improve(page) {
  await paste(page);
  await page.getByRole('button', { name: 'Generate Improved Version' }).click();
  await page.getByRole('button', { name: 'Back to RodChief' }).click();
  await page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
}

/** @param {Page} page */
async function startImproving(page) {
  await paste(page, `${strong}\n\n${'Orders rose 14% to $4.2 billion in May. '.repeat(60)}`);
  await page.getByRole('button', { name: 'Generate Improved Version' }).click();
  await page.getByText(/^Writing\.\.\. \d{3}/).waitFor();
}
