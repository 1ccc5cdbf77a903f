import { board, carry, folderOf, makeFolder, middleOf, openBoard, save } from './board';
import { expect, test } from './marketer';

test('an email is dragged into a folder by mouse, and back', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
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

test('an email is moved by keyboard in steps of 25 pixels, and each place is said', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
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

test('an email is moved by its menu, and the focus goes with it; a move that fails is taken back, and said', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
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

  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/move-to-folder', async (route) => {
    await refused;
    await route.fulfill({ status: 500, json: { statusCode: 500, message: 'Internal server error' } });
  });
  await carry(page, card('Rate cut'), column('Unorganized'));
  await page.mouse.up();
  await expect(column('Unorganized').getByRole('article')).toHaveCount(1);
  refuse();
  await expect(page.getByText('Failed to move generation').first()).toBeVisible();
  await expect(column('Clients').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(column('Unorganized').getByRole('article')).toHaveCount(0);
});

test('an email that is moved on while it is still on its way ends where it was put last', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
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

test('nothing moves below a card that is carried to a folder which another tab deletes', async ({
  marketer,
  context,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
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

test('two tabs agree', async ({ marketer, context }) => {
  const { page } = marketer;
  await marketer.haveAccount();
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('a finger that rests picks a card up; the board goes sideways below it', async ({ marketer }) => {
    const { page } = marketer;
    await marketer.haveAccount();
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
