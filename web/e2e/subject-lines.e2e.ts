import type { GenerationResponse } from '@copydesk/contracts';
import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

const lines = (page: Page) => page.getByRole('list', { name: 'Subject lines' });

test('ten subject lines are written from a brief; without one, that is said', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/');
  await page.getByRole('link', { name: 'Create New: Subject Lines' }).click();
  await expect(page).toHaveURL(/\/subject-lines$/);
  await expect(page).toHaveTitle('Subject Lines · Copydesk');
  await page.getByRole('button', { name: 'Generate Subject Lines' }).click();
  await expect(page.getByText('Please provide a draft, a brief, or upload a file').first()).toBeVisible();
  await page.getByLabel('Brief').fill('Copper passed $10,000 a ton on Tuesday.');
  await page.getByRole('button', { name: 'Generate Subject Lines' }).click();
  await page.waitForURL(/subject-lines\?thread=/);
  await expect(page.getByText('Subject Lines Generated!').first()).toBeVisible();
  await expect(lines(page).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('heading', { name: '10 subject lines' })).toBeVisible();
  await checkPage(page);
});

test('each line says its length, its way in and what is cut; it is copied, changed and saved', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/subject-lines');
  const long = 'Copper passed $10,000 a ton on Tuesday, and the largest mine is still shut';
  testApp.demo.play({ kind: 'answer', content: `- Is copper too dear?\n- ${long}\n- Three words more` });
  await page.getByLabel('Brief').fill('Copper passed $10,000 a ton on Tuesday.');
  await page.getByRole('button', { name: 'Generate Subject Lines' }).click();
  const items = lines(page).getByRole('listitem');
  await expect(items).toHaveCount(3, { timeout: 20_000 });
  await expect(items.first()).toContainText('The question · 19 characters');
  await expect(items.nth(1)).toContainText(`${long.length} characters, cut in most inboxes`);
  await expect(items.nth(1).locator('.line-through')).toHaveText(long.slice(60));
  // It is no email: nobody reviews it, and nothing is missing in it.
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  for (const name of ['Expert Review', 'Inbox preview', 'More subjects'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByText('Nothing to click')).toHaveCount(0);
  await checkPage(page);

  const tracked = page.waitForRequest('**/api/analytics/track');
  await page.getByRole('button', { name: 'Copy subject line 1' }).click();
  await expect(page.getByRole('button', { name: 'Subject line 1 copied' })).toBeVisible();
  expect((await tracked).postDataJSON()).toMatchObject({ actionType: 'copy_to_clipboard', appId: 12 });

  const field = page.getByLabel('Subject line 1', { exact: true });
  await field.fill('Is copper too dear for you?');
  await expect(items.first()).toContainText('27 characters');
  await field.press('Enter');
  await expect(page.getByText('Version 2 of 2')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Is copper too dear for you?');
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const saved = (await (await page.request.get('/api/generations')).json()) as GenerationResponse[];
  expect(saved.map(({ title }) => title)).toEqual(['Subject lines: Is copper too dear for you?']);
});

test('a line is put over the pasted draft or over a saved email, which opens as a draft of its own', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  const body =
    'Copper passed $10,000 a ton on Tuesday. The largest mine of the world is still shut, and nobody says until when.';
  const data = { title: 'Mine', content: `Subject: Old\n\n${body}`, appId: 1 };
  await page.request.post('/api/generations', { data });
  await page.goto('/subject-lines');
  await page.getByLabel('Draft').fill(`Subject: Old\n\n${body}`);
  await page.getByRole('button', { name: 'Generate Subject Lines' }).click();
  const first = page.getByLabel('Subject line 1', { exact: true });
  await expect(first).toBeVisible({ timeout: 20_000 });
  const subject = await first.inputValue();
  await page.getByRole('button', { name: 'Use subject line 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'In your draft' }).click();
  await expect(page).toHaveURL(/\/hotlist\?thread=/);
  await expect(marketer.email).toContainText(subject);
  await expect(marketer.email).toContainText('The largest mine of the world is still shut');

  await page.goBack();
  await page.getByRole('button', { name: 'Use subject line 2', exact: true }).click();
  const second = await page.getByLabel('Subject line 2', { exact: true }).inputValue();
  await page.getByRole('menuitem', { name: 'In a saved email' }).click();
  const picker = page.getByRole('dialog', { name: 'Your previous generations' });
  await expect(picker).toContainText(`The one that you choose gets the subject “${second}”`);
  await picker.getByRole('button', { name: /Mine/ }).click();
  await expect(page).toHaveURL(/\/hotlist\?thread=/);
  await expect(page.getByText('Version 2 of 2')).toBeVisible();
  await expect(marketer.email).toContainText(second);
});
