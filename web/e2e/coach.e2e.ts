import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { announced, expect, test, toastOf } from './marketer';

const COPY = [
  'Subject: The chip nobody is watching',
  'Most investors sold Northwind last week. They may regret it.',
  'Why did three insiders buy on the same day? The answer is in our new report.',
  'Click here to read the report.',
  'P.S. The price goes up on Friday.',
].join('\n\n');

const copyField = (page: Page) => page.getByLabel('Email copy');
const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Get Feedback' });
const improveButton = (page: Page) => page.getByRole('button', { name: 'Generate Improved Version' });
const result = (page: Page) => page.getByRole('article', { name: 'Result' });

test.beforeEach(async ({ marketer }) => {
  await marketer.haveAccount();
  await marketer.page.goto('/rodchief');
});

test('an empty desk says what to do', async ({ marketer }) => {
  const { page } = marketer;
  await expect(page.getByText('Welcome, Sam.')).toBeVisible();
  await expect(page.getByText('Ready for Analysis')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  for (const name of ['Disrupt', 'Intrigue', 'Click', 'Kick'])
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  await copyField(page).fill('   \n ');
  await expect(feedbackButton(page)).toBeDisabled();
  await expect(improveButton(page)).toBeDisabled();
  const height = await copyField(page).evaluate((field) => field.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(300);
  await expect(page.getByText('Chat with RodChief')).toBeHidden();
  await checkPage(page);

  await copyField(page).press('Control+Enter');
  await expect(toastOf(page, 'Email Required')).toBeVisible();
  await expect(toastOf(page, 'Please paste your email copy to analyze.')).toBeVisible();
  await copyField(page).fill('x'.repeat(20_001));
  await expect(page.getByText('Email copy must be at most 20,000 characters')).toBeVisible();
  await expect(feedbackButton(page)).toBeDisabled();
});

test('feedback along the four blocks, marked in the copy, and kept', async ({ marketer }) => {
  const { page } = marketer;
  await copyField(page).fill(COPY);
  await copyField(page).press('Control+Enter');
  await expect(announced(page, 'Analysis Complete')).toBeVisible({ timeout: 20_000 });
  await expect(announced(page, 'RodChief has analyzed your email copy.')).toBeVisible();
  for (const name of ['Disrupt', 'Intrigue', 'Click', 'Kick'])
    await expect(result(page).getByRole('region', { name, exact: true })).toBeVisible();
  const map = result(page).getByRole('region', { name: 'Your copy by block' });
  await expect(map.locator('mark[data-block=click]')).toContainText('Click here to read the report.');
  await checkPage(page);

  await page.reload();
  await expect(copyField(page)).toHaveValue(COPY);
  await expect(result(page).getByRole('region', { name: 'Disrupt', exact: true })).toBeVisible();

  await page.route('**/api/threads/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText('The conversation could not be loaded')).toBeVisible();
  await page.unroute('**/api/threads/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(result(page).getByRole('region', { name: 'Disrupt', exact: true })).toBeVisible();
  await page.goto(`/rodchief?thread=${crypto.randomUUID()}`);
  await expect(page.getByText('There is no such conversation')).toBeVisible();
  await page.getByRole('button', { name: 'Back to your conversation' }).click();
  await expect(result(page).getByRole('region', { name: 'Disrupt', exact: true })).toBeVisible();
});

test('a better version, talked about, copied, saved and reported', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await copyField(page).fill(COPY);
  await improveButton(page).click();
  await expect(announced(page, 'Improved Version Generated')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Back to RodChief' }).click();
  const before = await result(page).innerText();

  await expect(page.getByText('Chat with RodChief')).toBeHidden();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Chat with RodChief' })).toBeVisible();
  const asked = page.waitForRequest('**/api/chat');
  await marketer.ask('Shorten the email');
  expect((await asked).postDataJSON()).toMatchObject({ kind: 'chat', message: 'Shorten the email' });
  await expect(result(page)).not.toHaveText(before, { useInnerText: true });
  await expect(page.getByRole('heading', { name: 'Improved version' })).toBeVisible({ timeout: 20_000 });
  const chat = page.getByRole('region', { name: 'Chat with RodChief' });
  await expect(chat.getByRole('listitem')).toContainText('Shorten the email');
  await checkPage(page);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(chat).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Improved version' })).toBeVisible();
  const after = await result(page).innerText();
  expect(after).not.toBe(before);

  const tracked = page.waitForRequest('**/api/analytics/track');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(announced(page, 'Copied to clipboard')).toBeVisible();
  expect((await tracked).postDataJSON()).toMatchObject({ actionType: 'copy_to_clipboard', appId: 9 });
  await marketer.refuseToCopy();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toastOf(page, 'Failed to copy')).toBeVisible();
  await expect(toastOf(page, 'Could not copy to clipboard.')).toBeVisible();

  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page.getByRole('button', { name: 'Report Feedback' }).click();
  await page.getByRole('dialog').getByLabel('Feedback').fill('Sharp.');
  await page.getByRole('dialog').getByRole('radio', { name: '8' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('dialog').getByText('Feedback Submitted')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const [reported] = await testApp.query<{ session_data: object }>(
    'SELECT session_data FROM user_feedbacks ORDER BY id DESC LIMIT 1',
  );
  expect(reported?.session_data).toMatchObject({
    appType: 'rodchief-bot',
    userInputs: { emailCopy: COPY },
    refinements: [{ userInput: 'Shorten the email' }],
  });
});

test('an improved version opens in the editor of drafts, and what is edited there is the result', async ({
  marketer,
}) => {
  const { page } = marketer;
  const asked = { data: { emailCopy: COPY, analysisType: 'improve', threadId: crypto.randomUUID() } };
  expect((await page.request.post('/api/rodchief-analysis', asked)).status()).toBe(200);
  await page.goto(`/rodchief?thread=${asked.data.threadId}`);
  await page.getByRole('button', { name: 'Open in editor' }).click();
  await marketer.done();
  await expect(page.getByRole('button', { name: /expert review/i })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Pasted copy' })).toContainText('Most investors sold Northwind');
  await checkPage(page);
  await marketer.write('Subject: By hand\n\nThree insiders bought Northwind on the same day.');
  await marketer.showsVersion(3);
  await page.getByRole('button', { name: 'Back to RodChief' }).click();
  await expect(page.getByRole('heading', { name: 'Improved version' })).toBeVisible();
  await expect(result(page)).toContainText('Three insiders bought Northwind on the same day.');
  await expect(copyField(page)).toHaveValue(COPY);
  for (const name of ['Copy', 'Chat']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('an improved version opens on the desk with the feedback beside it; both are there on the way back', async ({
  marketer,
}) => {
  const { page } = marketer;
  await copyField(page).fill(COPY);
  await feedbackButton(page).click();
  await expect(announced(page, 'Analysis Complete')).toBeVisible({ timeout: 20_000 });
  await improveButton(page).click();
  const beside = page.getByRole('region', { name: 'Feedback' });
  await expect(beside.getByRole('region', { name: 'Disrupt', exact: true })).toBeVisible({ timeout: 20_000 });
  await marketer.done();
  await expect(page.getByRole('button', { name: 'Expert Review' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /All claims$|^\d+ (?:traced|without)/ }).first()).toBeVisible();
  await checkPage(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(beside).toBeHidden();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(beside).toBeVisible();
  await checkPage(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(beside).toBeVisible();
  await page.getByRole('button', { name: 'Back to RodChief' }).click();
  await expect(page.getByRole('heading', { name: 'Improved version' })).toBeVisible();
  await result(page).getByText('Feedback on your copy').click();
  await expect(result(page).getByRole('region', { name: 'Disrupt', exact: true })).toBeVisible();
  await checkPage(page);
  // Who was there already is not led away again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Improved version' })).toBeVisible();
});

test('one of the saved emails becomes the copy, and what stood there comes back', async ({ marketer }) => {
  const { page } = marketer;
  const content = `Subject: Gold rose\n\n${'**Gold** rose again this week. '.repeat(5).trim()}`;
  await page.request.post('/api/generations', { data: { title: 'Gold rose', content, appId: 1 } });
  await copyField(page).fill('Half a sentence');
  const pick = async () => {
    await page.getByRole('button', { name: 'Use a previous generation' }).click();
    const picker = page.getByRole('dialog', { name: 'Your previous generations' });
    await expect(picker.getByText('One becomes the copy that RodChief reads.', { exact: false })).toBeVisible();
    await picker.getByRole('listitem').getByRole('button').click();
  };
  await pick();
  await expect(copyField(page)).toHaveValue(content.replaceAll('**', ''));
  await checkPage(page);
  await page.getByRole('button', { name: 'Back to what stood here' }).click();
  await expect(copyField(page)).toHaveValue('Half a sentence');
  await pick();
  await feedbackButton(page).click();
  await expect(announced(page, 'Analysis Complete')).toBeVisible({ timeout: 20_000 });
  await expect(result(page)).toContainText('Gold');
});

test('what fails is said, and tried again without pasting', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await copyField(page).fill(COPY);
  testApp.demo.play({ kind: 'status', status: 401 });
  await feedbackButton(page).click();
  await expect(toastOf(page, 'Failed to analyze email copy. Please try again.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(announced(page, 'Analysis Complete')).toBeVisible({ timeout: 20_000 });

  testApp.demo.play({ kind: 'status', status: 401 });
  await improveButton(page).click();
  await expect(toastOf(page, 'Generation Failed')).toBeVisible({ timeout: 20_000 });
  await expect(toastOf(page, 'Failed to generate improved version. Please try again.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(announced(page, 'Improved Version Generated')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Back to RodChief' }).click();
  await expect(copyField(page)).toHaveValue(COPY);
});

test('an improvement is stopped and keeps what was written; a reload does not lose it', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  testApp.demo.play({ kind: 'hang', afterCharacters: 60 });
  await copyField(page).fill(COPY);
  await improveButton(page).click();
  await expect(page.getByText(/^Writing\.\.\. \d/)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText(/^Writing\.\.\. \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(page.getByText('What was written until then is kept.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Improved version' })).toBeVisible();
  await copyField(page).fill('');
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(toastOf(page, 'Email Required')).toBeVisible();
  await expect(toastOf(page, 'Please paste your email copy to improve.')).toBeVisible();
});

for (const [what, button] of [
  ['feedback', feedbackButton],
  ['a better version', improveButton],
] as const) {
  test(`who leaves while copy is handed in, and comes back before the answer, is shown ${what}`, async ({
    marketer,
  }) => {
    const { page } = marketer;
    const { pass } = await marketer.hold('**/api/rodchief-analysis');
    await copyField(page).fill(COPY);
    await button(page).click();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(copyField(page)).toBeHidden();
    await page.goBack();
    await expect(copyField(page)).toHaveValue(COPY);
    pass();
    // What was improved opens on the desk, where it was seen to be written.
    const shown = result(page).or(page.getByRole('button', { name: 'Back to RodChief' }));
    await expect(shown).toBeVisible({ timeout: 20_000 });
  });
}
