import { AxeBuilder } from '@axe-core/playwright';
import type { FolderRequest, FolderResponse, GenerationPreview } from '@copydesk/contracts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './desk';

const board = (page: Page) => ({
  column: (name: string) => page.getByRole('region', { name, exact: true }),
  card: (title: string) => page.getByRole('article', { name: title, exact: true }),
  grip: (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true }),
  said: page.getByRole('status').filter({ hasText: '“' }),
});

async function save(page: Page, title: string, content = `Subject: ${title}\n\nAn email about ${title}.`) {
  const answer = await page.request.post('/api/generations', { data: { title, content, appId: 1 } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as GenerationPreview;
}

async function makeFolder(page: Page, folder: FolderRequest) {
  const answer = await page.request.post('/api/folders', { data: folder });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as FolderResponse;
}

/** Where the email lies, as the database has it. */
async function folderOf(page: Page, { id }: GenerationPreview): Promise<number | null> {
  const answer = await page.request.get(`/api/generations/${id}`);
  return ((await answer.json()) as GenerationPreview).folderId;
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/?tab=generations&view=board');
  await expect(page.getByRole('region', { name: 'Unorganized' })).toBeVisible();
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries a card by mouse, and holds it there. */
async function carry(page: Page, card: Locator, to: Locator): Promise<void> {
  const from = await middleOf(card);
  const target = await middleOf(to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.move(target.x, target.y, { steps: 8 });
}

test('an email is dragged into a folder by mouse, and back', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  const email = await save(page, 'Rate cut');
  const other = await save(page, 'Earnings week');
  const clients = await makeFolder(page, { name: 'Clients', color: '#10b981' });
  await openBoard(page);
  const { column, card, said } = board(page);
  await expect(column('Unorganized').getByRole('article')).toHaveCount(2);
  await expect(column('Clients')).toContainText('Nothing here yet');

  await carry(page, card('Rate cut'), column('Clients'));
  await expect(said).toHaveText('“Rate cut” is over Clients.');
  await page.mouse.up();
  await expect(column('Clients').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(column('Unorganized').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Generation moved').first()).toBeVisible();
  await expect(column('Clients').getByText('1 email')).toBeVisible();
  expect(await folderOf(page, email)).toBe(clients.id);

  await carry(page, card('Rate cut'), column('Unorganized'));
  await page.mouse.up();
  await expect(column('Unorganized').getByRole('article')).toHaveCount(2);
  await expect.poll(() => folderOf(page, email)).toBeNull();

  const moves: string[] = [];
  page.on('request', (request) => moves.push(request.url()));
  await carry(page, card('Earnings week'), column('Unorganized'));
  await page.mouse.up();
  await expect(said).toHaveText('“Earnings week” stays in Unorganized.');
  expect(moves.filter((url) => url.includes('move-to-folder'))).toEqual([]);
  expect(await folderOf(page, other)).toBeNull();
  await expect(page).not.toHaveURL(/open=/);

  await card('Rate cut').getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Rate cut' })).toBeVisible();
});

test('an email is moved by keyboard in steps of 25 pixels, and each place is said', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  const email = await save(page, 'Rate cut');
  const clients = await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const { column, grip, said } = board(page);
  await grip('Rate cut').focus();
  await expect(grip('Rate cut')).toHaveAccessibleDescription(/press Space or Enter.*arrow keys/);
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Picked up “Rate cut” from Unorganized.');
  const carried = page.locator('.cursor-grabbing');
  const before = await carried.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await carried.boundingBox())?.x).toBe((before?.x ?? 0) + 25);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Moving was cancelled. “Rate cut” stays in Unorganized.');
  await expect(grip('Rate cut')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Picked up “Rate cut” from Unorganized.');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText('“Rate cut” is over Clients.', { timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('“Rate cut” was put into Clients.');
  await expect(column('Clients').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(grip('Rate cut')).toBeFocused();
  await expect.poll(() => folderOf(page, email)).toBe(clients.id);
});

test('an email is moved by its menu, and the focus goes with it', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  const email = await save(page, 'Rate cut');
  const clients = await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const { column, card, grip } = board(page);
  await card('Rate cut').getByRole('button', { name: 'Actions for Rate cut' }).click();
  await page.getByRole('menuitem', { name: 'Move to' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Clients' }).click();
  await expect(column('Clients').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(grip('Rate cut')).toBeFocused();
  await expect.poll(() => folderOf(page, email)).toBe(clients.id);
});

test('an email is renamed and starred on its card', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  await save(page, 'Rate cut');
  await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const { card } = board(page);
  await card('Rate cut').getByRole('button', { name: 'Favorite' }).click();
  await expect(card('Rate cut').getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  await card('Rate cut').getByRole('button', { name: 'Actions for Rate cut' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await card('Rate cut').getByLabel('Title').fill('Rates fall');
  await page.keyboard.press('Enter');
  await expect(card('Rates fall')).toBeVisible();
});

test('a folder is made, renamed, recoloured and deleted', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  await save(page, 'Rate cut');
  await openBoard(page);
  const { column, card } = board(page);
  await page.getByRole('button', { name: 'Create your first folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Folder' });
  await expect(dialog.getByRole('radio')).toHaveCount(10);
  await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Create Folder' }).click();
  await expect(dialog.getByText('Folder name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Clients');
  await dialog.getByRole('radio', { name: 'Blue' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Emerald' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Folder created').first()).toBeVisible();
  await expect(column('Clients')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create your first folder' })).toBeHidden();

  await page.getByRole('button', { name: 'New Folder' }).click();
  await dialog.getByLabel('Name').fill('clients');
  await dialog.getByRole('button', { name: 'Create Folder' }).click();
  await expect(dialog.getByText('You already have a folder with this name.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('clients');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions for folder Clients' }).click();
  await page.getByRole('menuitem', { name: 'Edit Folder' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Folder' });
  await expect(edit.getByRole('radio', { name: 'Emerald' })).toBeChecked();
  await edit.getByLabel('Name').fill('Campaigns');
  await edit.getByRole('radio', { name: 'Pink' }).check({ force: true });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Folder updated').first()).toBeVisible();
  await expect(column('Campaigns')).toBeVisible();

  await carry(page, card('Rate cut'), column('Campaigns'));
  await page.mouse.up();
  await expect(column('Campaigns').getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for folder Campaigns' }).click();
  await page.getByRole('menuitem', { name: 'Delete Folder' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete “Campaigns”?' });
  await expect(deletion).toContainText('The email in it moves to Unorganized. No email is deleted.');
  await deletion.getByRole('button', { name: 'Delete Folder' }).click();
  await expect(page.getByText('Folder deleted').first()).toBeVisible();
  await expect(column('Campaigns')).toBeHidden();
  await expect(column('Unorganized').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Folder' })).toBeFocused();
});

test('a move that fails is taken back, and said', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  await save(page, 'Rate cut');
  await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const { column, card } = board(page);
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/move-to-folder', async (route) => {
    await refused;
    await route.fulfill({ status: 500, json: { statusCode: 500, message: 'Internal server error' } });
  });
  await carry(page, card('Rate cut'), column('Clients'));
  await page.mouse.up();
  await expect(column('Clients').getByRole('article')).toHaveCount(1);
  refuse();
  await expect(page.getByText('Failed to move generation').first()).toBeVisible();
  await expect(column('Unorganized').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(column('Clients').getByRole('article')).toHaveCount(0);
});

test('an email that is moved on while it is still on its way ends where it was put last', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  const email = await save(page, 'Rate cut');
  await makeFolder(page, { name: 'Clients' });
  const quarter = await makeFolder(page, { name: 'Quarter' });
  await openBoard(page);
  const { column, card } = board(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    '**/move-to-folder',
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  await carry(page, card('Rate cut'), column('Clients'));
  await page.mouse.up();
  await expect(column('Clients').getByRole('article')).toHaveCount(1);
  await carry(page, card('Rate cut'), column('Quarter'));
  await page.mouse.up();
  await expect(column('Quarter').getByRole('article')).toHaveCount(1);
  release();
  await expect.poll(() => folderOf(page, email)).toBe(quarter.id);
  await expect(column('Quarter').getByRole('article')).toHaveCount(1);
});

test('nothing moves below a card that is carried to a folder which another tab deletes', async ({ desk, context }) => {
  const { page } = desk;
  await desk.signUp();
  const email = await save(page, 'Rate cut');
  const clients = await makeFolder(page, { name: 'Clients' });
  await makeFolder(page, { name: 'Quarter' });
  await openBoard(page);
  const { column, card } = board(page);
  await carry(page, card('Rate cut'), column('Clients'));
  const read = page.waitForResponse((response) => response.url().endsWith('/api/folders'));
  await context.request.delete(`/api/folders/${clients.id}`);
  await read;
  await expect(column('Clients')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('This folder was not found. It may have been deleted.').first()).toBeVisible();
  await expect(column('Clients')).toBeHidden();
  await expect(column('Unorganized').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  expect(await folderOf(page, email)).toBeNull();
});

test('two tabs agree', async ({ desk, context }) => {
  const { page } = desk;
  await desk.signUp();
  await save(page, 'Rate cut');
  await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const second = await context.newPage();
  await openBoard(second);
  await expect(board(second).card('Rate cut')).toBeVisible();
  await carry(page, board(page).card('Rate cut'), board(page).column('Clients'));
  await page.mouse.up();
  await expect(board(second).column('Clients').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(board(second).column('Unorganized').getByRole('article')).toHaveCount(0);
});

test('search and filters hold on the board', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  await save(page, 'Rate cut');
  await save(page, 'Earnings week');
  await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const { column, card } = board(page);
  await page.getByRole('searchbox').fill('rate');
  await expect(card('Earnings week')).toBeHidden();
  await carry(page, card('Rate cut'), column('Clients'));
  await page.mouse.up();
  await expect(column('Clients').getByRole('article')).toHaveCount(1);
  await expect(column('Unorganized')).toContainText('Nothing here fits.');
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No matches found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a long column is read page by page, and laid out as far as it is seen', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  for (let number = 1; number <= 70; number++) await save(page, `Email ${number}`);
  await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const { column, card } = board(page);
  await expect(column('Unorganized').getByText('70 emails')).toBeVisible();
  await expect(card('Email 70')).toBeVisible();
  expect(await column('Unorganized').getByRole('article').count()).toBeLessThan(30);
  await card('Email 70').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card('Email 1')).toBeVisible({ timeout: 200 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('a finger that rests picks a card up; the board goes sideways below it', async ({ desk }) => {
    const { page } = desk;
    await desk.signUp();
    const email = await save(page, 'Rate cut');
    const clients = await makeFolder(page, { name: 'Clients' });
    await openBoard(page);
    const { column, card } = board(page);
    await card('Rate cut').scrollIntoViewIfNeeded();
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const { x, y } = await middleOf(card('Rate cut'));
    await touch('touchStart', x, y);
    await expect(page.locator('.cursor-grabbing')).toBeVisible();
    for (let step = x; step < 365; step += 20) await touch('touchMove', step, y);
    await touch('touchMove', 366, y);
    await expect(async () => expect((await column('Clients').boundingBox())?.x).toBeLessThan(150)).toPass();
    await touch('touchMove', 250, y);
    await expect(board(page).said).toHaveText('“Rate cut” is over Clients.');
    await touch('touchEnd', 250, y);
    await expect(column('Clients').getByRole('article', { name: 'Rate cut' })).toBeVisible();
    await expect.poll(() => folderOf(page, email)).toBe(clients.id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});

test('the board and its dialogs have no violations that axe knows', async ({ desk }) => {
  const { page } = desk;
  await desk.signUp();
  await save(page, 'Rate cut');
  await makeFolder(page, { name: 'Clients', color: '#84cc16' });
  await openBoard(page);
  await expect(board(page).card('Rate cut')).toBeVisible();
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'New Folder' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations()).toEqual([]);
});
