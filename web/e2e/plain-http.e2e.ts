import { enter, unlock, visitor } from './admin-gate';
import { QUARTER, txt } from './documents';
import { expect, PIN, test, toastOf } from './marketer';

// A server's own name, not localhost: no secure context. Calls of Playwright itself know no such host.
test.use({ baseURL: async ({ testApp }, use) => use(testApp.address.replace('127.0.0.1', 'copydesk.test')) });

test('over plain http an account is made, a document read, and an email written, changed, saved and copied', async ({
  marketer,
}) => {
  const { page } = marketer;
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await marketer.signUp();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('link', { name: 'Create New: HotList Email Generator' }).click();
  await expect(page.getByLabel('Market Catalyst')).toBeVisible();
  await marketer.handIn(txt('northwind.txt', QUARTER.join('\n')));
  await page.getByRole('dialog', { name: 'Processing File' }).getByRole('button', { name: 'Continue' }).click();
  await marketer.generate();
  await marketer.done();
  await marketer.ask('Make it shorter');
  await marketer.showsVersion(2);

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  await marketer.box.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(marketer.box).toHaveValue(/Northwind/);
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();

  await page.goto('/rodchief');
  await expect(page.getByRole('heading', { name: 'Copy Coach', exact: true }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('over plain http the PIN opens both dashboards, and a reload ends the unlock, but not while another page uses it', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/admin-standalone');
  await enter(page, '0000');
  const refusal = toastOf(page, 'Incorrect PIN code');
  // It stays as long as the pointer is over it.
  await refusal.hover();
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.keyboard.press('Enter');
  await expect(refusal).toBeHidden();
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText(/\d/);

  await unlock(page, '/admin-dashboard-realtime');
  await expect(page.getByText('Push connected')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/admin-dashboard-realtime');
  await enter(second, '0000');
  await expect(second.getByText('Incorrect PIN code').first()).toBeVisible();
  const status = () => second.evaluate(async () => (await fetch('/api/admin/dashboard-stats')).status);
  expect(await status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await expect.poll(status).toBe(401);
  await page.context().close();
});
