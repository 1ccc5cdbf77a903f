import type { AppResponse } from '@copydesk/contracts';
import type { Page } from '@playwright/test';
import { verify, type JwtPayload } from 'jsonwebtoken';
import { checkPage } from './check-page';
import { QUARTER, txt } from './documents';
import { expect, test } from './marketer';

const openEditorial = async (page: Page) => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Create New: Super Editorial Agent/ }).click();
  return opened;
};

test('the editorial app opens in a new tab, signed in by a token, without a hold of our page; what fails is told', async ({
  marketer,
  editorialApp,
}) => {
  const { page } = marketer;
  const username = await marketer.start();
  const tab = await openEditorial(page);
  await expect(tab.getByRole('heading', { name: 'Editorial desk' })).toBeVisible();
  await expect(tab.getByText('null')).toBeVisible();
  const [address, token = ''] = tab.url().split('#token=');
  expect(address).toBe(`${editorialApp.url}/desk`);
  const payload = verify(token, editorialApp.publicKey, { audience: editorialApp.url }) as JwtPayload;
  expect(payload['sessionData']).toMatchObject({ username });

  await page.route('**/api/generate-sso-token', (route) => route.fulfill({ status: 503, body: '' }));
  const second = await openEditorial(page);
  await expect(second.getByRole('heading', { name: 'Editorial desk' })).toBeVisible();
  expect(second.url()).toBe(`${editorialApp.url}/desk`);
  await expect(page.getByText('Please log in separately to access the external app.').first()).toBeVisible();

  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('button', { name: /Create New: Super Editorial Agent/ }).click();
  await expect(page.getByText('The new tab was blocked').first()).toBeVisible();
});

test('the tools: those that are ready open, what is locked says so, what is switched off is not there, three are announced', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.route('**/api/apps', async (route) => {
    await expect(page.getByRole('status', { name: 'Loading the tools' }).locator('> *')).toHaveCount(6);
    const answer = await route.fetch();
    const tools = (await answer.json()) as AppResponse[];
    const closed = { 'rodchief-bot': { isLocked: true }, 'clone-winner-v3': { isActive: false } };
    await route.fulfill({ json: tools.map((tool) => ({ ...tool, ...Object(Reflect.get(closed, tool.name)) })) });
  });
  await marketer.start();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('HotList Email Generator')).toContainText('Email');
  const later = card('Later');
  await expect(later.getByRole('group', { name: 'Copy Coach' })).toContainText('Locked');
  await expect(page.getByText('Clone A Winner')).toHaveCount(0);
  await expect(later.getByRole('link').or(later.getByRole('button'))).toHaveCount(0);
  for (const name of ['Renewal campaign bot', 'Telesales copy bot', 'Telegram bot'])
    await expect(later.getByRole('group', { name })).toContainText('Coming soon');
  await expect(page.getByRole('link', { name: 'How to use' })).toHaveAttribute('href', '/how-to-use');
  await page.getByRole('link', { name: 'Create New: HotList Email Generator' }).click();
  await expect(page).toHaveURL(/\/hotlist$/);
  await marketer.goTo('/rodchief');
  await expect(page.getByRole('heading', { name: 'Copy Coach is locked' })).toBeVisible();
  await marketer.goTo('/clone-winner');
  await expect(page.getByRole('heading', { name: 'Clone A Winner is switched off' })).toBeVisible();
});

test('the tabs are in the address, go back with Back, and are walked by the arrow keys; the numbers follow what is done elsewhere', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.start();
  const [tools, generations] = [
    page.getByRole('tab', { name: 'AI Tools' }),
    page.getByRole('tab', { name: 'My Generations' }),
  ];
  await expect(tools).toHaveAttribute('aria-selected', 'true');
  await generations.click();
  await expect(page).toHaveURL(/\/\?tab=generations$/);
  await expect(page.getByText('Ready to create amazing content?')).toBeVisible();
  await expect(page.getByText('Start generating with our AI-powered copywriting tools')).toBeVisible();
  await checkPage(page);
  await page.reload();
  await expect(generations).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tools).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: /Create New: HotList/ })).toBeVisible();
  await tools.focus();
  await page.keyboard.press('ArrowRight');
  await expect(generations).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=generations/);

  const stat = (name: string) => page.getByRole('region', { name, exact: true });
  const header = page.getByRole('banner');
  await expect(page.getByRole('heading', { name: 'Welcome, Sam.' })).toBeVisible();
  for (const name of ['Total Generations', 'This Month', 'Favorites']) await expect(stat(name)).toHaveCount(0);
  await expect(header).toContainText(/Written\s*0\s*This month\s*0/);
  const threadId = await marketer.haveEmail();
  await expect(stat('This Month')).toContainText('1 written');
  await expect(header).toContainText(/Written\s*1\s*This month\s*1/);
  await expect(stat('Total Generations')).toContainText('0 saved');
  const saved = await page.request.post('/api/generations', {
    data: { title: 'Chips', content: 'Chips rose.', appId: 1, threadId },
  });
  await expect(stat('Total Generations')).toContainText('1 saved');
  const { id } = (await saved.json()) as { id: number };
  await page.request.put(`/api/generations/${id}`, { data: { isFavorite: true } });
  await expect(stat('Favorites')).toContainText('1');
});

test('who is new has an email from the sample in a few clicks; a file that is dropped goes to the tool one chooses', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.start();
  await page.getByRole('button', { name: 'Try a sample filing' }).click();
  await expect(page).toHaveURL(/\/hotlist$/);
  await expect(page.getByRole('dialog', { name: 'Processing File' })).toContainText('Sample');
  await page.getByRole('button', { name: 'Continue' }).click();
  await marketer.generate();
  await marketer.done();
  await expect(marketer.email).toContainText('Harborlight');

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Try a sample filing' })).toHaveCount(0);
  // It is read before a tool is chosen.
  const kept = page.waitForResponse('**/api/documents');
  await page.locator('input[type=file]').setInputFiles(txt('northwind.txt', QUARTER.join('\n')));
  expect((await kept).ok()).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: /^Read$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Starting Now' }).click();
  await expect(page).toHaveURL(/\/starting-now$/);
  await expect(page.getByRole('dialog', { name: 'Processing File' })).toContainText('northwind.txt');
});

test('Ctrl and K find a draft and a document and open them, and do what the page offers, by keys alone', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.begin();
  const address = page.url();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Sam.' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Search/ });
  await expect(box).toBeFocused();
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await box.fill('northwind');
  const found = page.getByRole('group', { name: 'Found' }).getByRole('option');
  await expect(found).toContainText(/HotList Email Generator.*Draft, 1 version/s);
  await expect(found.locator('mark').first()).toHaveText(/northwind/i);
  await checkPage(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);

  await expect(page.getByRole('button', { name: 'Save to My Generations' })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await box.fill('save');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email saved').first()).toBeVisible();

  const filing = { name: 'aflac-10q.pdf', text: QUARTER.join('\n') };
  expect((await page.request.post('/api/documents', { data: filing })).ok()).toBe(true);
  await page.keyboard.press('Control+k');
  await box.fill('aflac');
  await expect(found).toContainText(/aflac-10q\.pdf.*Document.*Source/s);
  await page.keyboard.press('Enter');
  const processing = page.getByRole('dialog', { name: 'Processing File' });
  await expect(processing).toContainText('aflac-10q.pdf');
  await processing.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/hotlist$/);
  await expect(page.getByText('File Content Included')).toBeVisible();

  await page.keyboard.press('Control+k');
  await box.fill('go');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.keyboard.press('Control+k');
  await box.fill('my gen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=generations/);
});

test('on a phone, searches that find something and nothing in turn show what they find', async ({ marketer }) => {
  const { page } = marketer;
  await page.setViewportSize({ width: 375, height: 812 });
  await marketer.begin();
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox', { name: /^Search/ });
  const found = page.getByRole('group', { name: 'Found' }).getByRole('option');
  for (let times = 0; times < 2; times++) {
    await box.fill('tourmaline');
    await expect(page.getByText('No results')).toBeVisible();
    await box.fill('northwind');
    await expect(found).toHaveCount(1);
  }
  await found.click();
  await expect(marketer.email).toContainText('Northwind');
});
