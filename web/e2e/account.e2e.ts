import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { expect, test } from './marketer';
import { QUARTER, txt } from './documents';

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a brand is typed, outlives a reload, is saved, and the next email keeps to it and sells its offer', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.start();
  await expect(page.getByRole('link', { name: /Create New: HotList/ })).toBeVisible();
  await checkPage(page);
  await fromMenu(page, 'Settings');
  await page.getByRole('link', { name: 'Add a brand' }).click();
  await page.getByLabel('Name of the brand').fill('Beacon');
  await page.getByLabel('Sender', { exact: true }).fill('Beacon Research');
  await page.getByLabel('Words to avoid').fill('data center');
  await page.getByLabel('Standing disclaimer').fill('This is not investment advice.');
  await page.getByRole('button', { name: 'Add an offer' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Options Letter');
  await page.getByLabel('Link', { exact: true }).fill('beacon.example');
  await page.getByLabel('Disclaimer of this product').fill('Options involve risk.');
  await page.reload();
  await expect(page.getByLabel('Sender', { exact: true })).toHaveValue('Beacon Research');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('The link must begin with http:// or https://')).toBeVisible();
  await page.getByLabel('Link', { exact: true }).fill('https://beacon.example/options');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByRole('list', { name: 'Brands' })).toContainText('Options Letter');
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeInViewport();
  await checkPage(page);
  await page.goto('/hotlist');
  const chip = page.getByLabel('Brand and offer');
  // Where there is one offer, it is what the email sells.
  await expect(chip.locator('option:checked')).toHaveText('Beacon, Options Letter');
  await page.getByRole('link', { name: 'Edit this brand' }).click();
  await expect(page).toHaveTitle('Brand · Copydesk');
  await checkPage(page);
  await page.getByLabel('Voice').fill('Calm and exact.');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page).toHaveURL(/\/hotlist$/);
  await page.getByLabel('Market Catalyst').fill('Northwind raised its data center forecast by 40% on Tuesday.');
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await marketer.done();
  await expect(marketer.email).toContainText('The Beacon Research team');
  await expect(marketer.email).toContainText('https://beacon.example/options');
  await expect(marketer.email).toContainText(/Options involve risk\.$/);
  await expect(marketer.email).not.toContainText(/data center|not investment advice/i);
  await page.goto('/hotlist');
  await expect(chip).toContainText('Beacon, Options Letter');
  await expect(chip.locator('option:checked')).toHaveText('Beacon, Options Letter');
});

test('what is typed while a brand is being saved stays, and is saved with it next', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/brands/new');
  await page.getByLabel('Name of the brand').fill('Beacon');
  const making = await marketer.hold('**/api/brands');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await page.getByLabel('Voice').fill('Calm and exact.');
  making.pass();
  const form = page.getByRole('form', { name: 'Brand Beacon' });
  await expect(form.getByLabel('Voice')).toHaveValue('Calm and exact.');
  const saving = await marketer.hold('**/api/brands/*');
  await form.getByRole('button', { name: 'Save brand' }).click();
  await form.getByLabel('Sender').fill('Beacon Research');
  saving.pass();
  await form.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByRole('list', { name: 'Brands' })).toContainText('Beacon Research');
});

test('names are changed, and what is refused is said at its field without losing what was typed', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/settings');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Email must be an email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('This device')).toBeVisible();
  await checkPage(page);
  await page.getByLabel('Email').fill('ada@desk.example');
  await page.route('**/api/account', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Save failed').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details were saved').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada.' })).toBeVisible();
});

test('a new password ends the sessions elsewhere; to log out everywhere ends this one too', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  const username = await marketer.haveAccount();
  const other = testApp.client();
  expect((await other.post('/api/login', { username, password: 'secret-1' })).status).toBe(200);
  await page.goto('/settings');
  await expect(page.getByRole('list', { name: 'Signed-in sessions' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password', { exact: true }).fill('secret-2');
  await page.getByLabel('Confirm new password').fill('secret-2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password').first()).toBeVisible();
  await page.getByLabel('Current password').fill('secret-1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('You were logged out everywhere else.').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Signed-in sessions' }).getByRole('listitem')).toHaveCount(1);
  expect((await other.get('/api/user')).status).toBe(401);

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await expect(dialog).toBeVisible();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth/);
});

test('own analytics begin empty and then show what was done', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.start();
  await fromMenu(page, 'Analytics');
  await expect(page.getByText('Nothing to count yet')).toBeVisible();
  await checkPage(page);
  const threadId = await marketer.haveEmail();
  const { content = '' } = (await marketer.read(threadId)).messages.at(-1) ?? {};
  for (const [path, data] of [
    ['generations', { title: 'Kept', content, appId: 1, threadId }],
    ['chat', { message: 'Shorten the email', threadId }],
    ['rodchief-review', { emailContent: content, threadId }],
  ] as const) {
    expect((await page.request.post(`/api/${path}`, { data })).ok()).toBe(true);
  }
  await page.reload();
  const figure = (label: string) => page.getByRole('region', { name: label, exact: true });
  await expect(figure('Generations')).toContainText('1');
  await expect(figure('Saved')).toContainText('1');
  await expect(figure('Refinements')).toContainText('1');
  await expect(figure('Average review score')).toContainText(/\d\.\d \/ 10/);
  await expect(figure('By tool')).toContainText('HotList Email Generator');
  const weeks = page.getByRole('table', { name: 'Week by week' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await expect(weeks.getByRole('row').last().getByRole('cell').first()).toHaveText('1');
  await checkPage(page);
});

test('another user who signs in over the page sees and stores nothing of the first', async ({ marketer, context }) => {
  const { page } = marketer;
  const second = await marketer.haveAccount();
  await context.clearCookies();
  await marketer.haveAccount();
  await page.goto('/settings');
  const sender = page.getByLabel('Sender', { exact: true });
  await page.getByRole('link', { name: 'Add a brand' }).click();
  await sender.fill('The first user’s company');
  await page.goto('/hotlist');
  await page.getByLabel('Additional Context').fill('The first user’s secret.');
  await context.clearCookies();
  await page.locator('input[type=file]').setInputFiles(txt('northwind.txt', QUARTER.join('\n')));
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Username').fill(second);
  await dialog.getByLabel('Password').fill('secret-1');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
  await page.getByRole('link', { name: /Create New: HotList/ }).click();
  await expect(page.getByLabel('Additional Context')).toHaveValue('');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Add a brand' }).click();
  await expect(sender).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toContain('first user');
});
