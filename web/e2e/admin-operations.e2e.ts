import type { AppResponse } from '@copydesk/contracts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

// What administrators see is everybody's: these journeys come one after the other in one app.
test.describe.configure({ mode: 'default' });

const BRIEF = {
  companyName: 'N/A',
  productService: 'N/A',
  targetAudience: 'N/A',
  keyBenefits: 'N/A',
  callToAction: 'N/A',
  toneStyle: 'Professional',
  catalyst: 'Northwind Semiconductor raised its forecast by 40% on Tuesday.',
};

test('nobody but an administrator gets there, by the menu or by the address', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.start();
  await page.getByRole('button', { name: /My Account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  for (const name of ['Market Catalysts', 'Admin Feedback', 'Operations', 'Real-Time Dashboard'])
    await expect(page.getByRole('menuitem', { name })).toBeHidden();
  await page.keyboard.press('Escape');
  for (const path of ['/admin-catalysts', '/admin-feedback', '/admin-operations', '/admin-dashboard']) {
    await marketer.goTo(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.", { exact: true })).toBeVisible();
    await marketer.goTo('/');
    await expect(page.getByRole('heading', { name: /Sam/ })).toBeVisible();
  }
  await marketer.goTo('/admin-feedback');
  await checkPage(page);
  await marketer.goTo('/admin-dashboard-realtime');
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('what hangs is seen, stopped, and tried again', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const writer = testApp.client();
  await testApp.query('DELETE FROM jobs');
  const { username } = await writer.register();
  testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
  const id = await writer.submit('/api/generate-email', BRIEF);
  await writer.jobUntil(id, ({ status }) => status === 'running');
  await marketer.beAdmin();
  // What stands below the queues is where it will be before their figures are there.
  const jobs = page.getByRole('heading', { name: 'Jobs' });
  const placeOfJobs = async () => (await jobs.boundingBox())?.y ?? NaN;
  let before = NaN;
  await page.route(
    '**/api/admin/queues',
    async (route) => {
      before = await placeOfJobs();
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/admin-operations');
  await expect(page.getByRole('region', { name: 'Active', exact: true })).toContainText('1');
  await expect(page.getByRole('region', { name: 'Workers alive' })).toContainText('1');
  await expect(page.getByRole('region', { name: 'Waiting', exact: true })).toContainText('0');
  await expect(page.getByRole('region', { name: 'Oldest waiting' })).toContainText('None');
  await expect(page.getByRole('table', { name: 'Queues' }).getByRole('row', { name: 'write 0 1 0' })).toBeVisible();
  expect(Math.abs((await placeOfJobs()) - before)).toBeLessThan(3);
  const row = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: username });
  await expect(row).toContainText('Active');
  await checkPage(page);
  await row.getByRole('button', { name: `Stop: Generate email of ${username}` }).click();
  await expect(page.getByText('The job is stopped').first()).toBeVisible();
  await writer.jobUntil(id, ({ status }) => status === 'cancelled');
  await expect(row).toContainText('Stopped');
  await row.getByRole('button', { name: `Try again: Generate email of ${username}` }).click();
  await expect(page.getByText('The job is tried again').first()).toBeVisible();
  await writer.jobUntil(id, ({ status }) => status === 'completed');
  await expect(row).toContainText('Done');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('a job that ended meanwhile is refused in words, and one that failed says why', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const writer = testApp.client();
  const { username } = await writer.register();
  testApp.demo.play({ kind: 'status', status: 401 });
  const id = await writer.submit('/api/generate-email', BRIEF);
  const { error } = await writer.jobUntil(id, ({ status }) => status === 'failed');
  await marketer.beAdmin();
  // The page knows of nothing that comes after its first look.
  const looks = new Map<string, string>();
  await page.route('**/api/admin/jobs?*', async (route) => {
    const url = route.request().url();
    const body = looks.get(url) ?? (await (await route.fetch()).text());
    looks.set(url, body);
    await route.fulfill({ body, contentType: 'application/json' });
  });
  await page.goto('/admin-operations');
  await page.getByRole('radio', { name: 'Failed' }).click();
  await expect(page).toHaveURL(/status=failed/);
  const row = page.getByRole('listitem').filter({ hasText: username });
  await expect(row).toContainText(error?.message ?? 'none');
  await writer.post(`/api/jobs/${id}/retry`);
  await writer.jobUntil(id, ({ status }) => status === 'completed');
  await row.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByText('The job could not be tried again').first()).toBeVisible();
  await expect(
    page.getByText('Only a failed or stopped job of a user who still exists can be tried again.').first(),
  ).toBeVisible();
});

test('queues that nobody works on are told; their board opens in a tab of its own', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.beAdmin();
  await page.clock.install();
  let workersAlive: number | null = 0;
  await page.route('**/api/admin/queues', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), workersAlive, oldestWaitingSeconds: 7_500 } });
  });
  await page.goto('/admin-operations');
  await expect(page.getByRole('alert')).toHaveText('No worker is running. Jobs wait until one starts.');
  await expect(page.getByRole('region', { name: 'Oldest waiting' })).toContainText('2 h 5 min');
  workersAlive = null;
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toHaveText(
    'Redis is not responding. Jobs stay in the database and start when it is back.',
  );
  await page.unroute('**/api/admin/queues');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toBeHidden();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Bull Board/ }).click();
  await expect((await opened).getByRole('link', { name: /write/ }).first()).toBeVisible();
});

test('a user is found, disabled, enabled and deleted, and asked about each time', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const person = testApp.client();
  const name = `leaving-${randomUUID()}`;
  await person.register(name);
  await marketer.beAdmin();
  await page.goto('/admin-operations?tab=users');
  const rows = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  const own = rows.filter({ hasText: 'You' });
  await expect(own).toContainText('Administrator');
  await expect(own.getByRole('button')).toHaveCount(0);
  await checkPage(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(name.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=LEAVING-/);

  await page.getByRole('button', { name: `Disable ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('signed out everywhere');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await person.get('/api/user')).status).toBe(200);
  await page.getByRole('button', { name: `Disable ${name}` }).click();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The account is disabled').first()).toBeVisible();
  await expect(rows).toContainText('Disabled since');
  expect((await person.get('/api/user')).status).toBe(401);

  await page.getByRole('button', { name: `Enable ${name}` }).click();
  await dialog.getByRole('button', { name: 'Enable' }).click();
  await expect(rows.getByText('Disabled since')).toBeHidden();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog).toContainText('It cannot be undone.');
  await page.route('**/api/admin/users/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete the user').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matches found. Try other words.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(own).toBeVisible();
});

test('what administrators did, and whose texts were read, is found in the log', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const name = `logged-${randomUUID()}`;
  const { id } = await testApp.client().register(name);
  await marketer.beAdmin();
  await page.request.post(`/api/admin/users/${id}/disable`);
  await page.request.get(`/api/admin/user/${id}/activity`);
  await page.goto('/admin-operations?tab=log');
  const rows = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(rows.filter({ hasText: name })).toHaveCount(2);
  await checkPage(page);
  await page.getByRole('radio', { name: 'Changes' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(name.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Disabled a user: ${name}`);
  await expect(rows).toContainText(/From 127\.0\.0\.1/);
  await expect(page).toHaveURL(/kind=changes/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download .*the log/ }).click(),
  ]);
  expect(String(await readFile(await download.path()))).toContain(name);
});

test('an administrator adds a user, who replaces the first password at the first login', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.beAdmin();
  await page.goto('/admin-operations?tab=users');
  await expect(
    page.getByText(/^Sign-up is open: anyone who can reach this server can create an account\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('ADMIN');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByText('Username already exists')).toBeVisible();
  const username = `colleague-${randomUUID()}`;
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('dialog', { name: `${username} was added` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  const password = await dialog.getByLabel('First password').inputValue();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: username })).toContainText('First password');

  await page.context().clearCookies();
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await page.goto('/hotlist');
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await checkPage(page);
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Choose a password other than the one you were given').first()).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('letter-2-copper');
  await page.getByLabel('Confirm new password').fill('letter-2-copper');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Market Catalyst')).toBeVisible();
});

test('what the models cost is told per tool, user, day and generation', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const writer = testApp.client();
  const { id, username } = await writer.register();
  await testApp.query('DELETE FROM jobs');
  await page.clock.setFixedTime(new Date());
  await marketer.beAdmin();
  await page.goto('/admin-operations?tab=costs');
  await expect(page.getByText('No usage in this period.').first()).toBeVisible();
  await testApp.query(
    `INSERT INTO jobs (id, name, queue, app_id, user_id, status, payload, finished_at, uses)
     SELECT gen_random_uuid(), 'generate', 'write', 1, $1, 'failed', '{}', now(),
       jsonb_build_array(jsonb_build_object('model', model, 'inputTokens', 1000000, 'outputTokens', 500000))
     FROM unnest(ARRAY['gpt-4.1', 'llama3.1:8b']) AS model`,
    [id],
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Cost', exact: true })).toContainText('≥ $6.00');
  await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toContainText('2');
  await expect(page.getByRole('region', { name: 'Input tokens' })).toContainText('2,000,000');
  await expect(page.getByRole('heading', { name: 'Cost per day' })).toBeVisible();
  await expect(page.getByText('No price is known of llama3.1:8b: tokens are counted, cost is not.')).toBeVisible();
  const row = (name: RegExp) => page.getByRole('table', { name: 'Cost of each' }).getByRole('row', { name });
  await expect(row(/^HotList Email Generator 2 2,000,000 1,000,000 ≥ \$6\.00$/)).toBeVisible();
  await checkPage(page);
  await page.getByRole('radio', { name: 'Users' }).click();
  await expect(row(new RegExp(`^${username} 2 `))).toBeVisible();
  await page.getByRole('radio', { name: 'Days', exact: true }).click();
  await expect(row(/^\d{4}-\d\d-\d\d /)).toHaveCount(30);
  await page.getByRole('radio', { name: 'Generations' }).click();
  await expect(row(new RegExp(`${username} · gpt-4\\.1 .* \\$6\\.00$`))).toBeVisible();
  await expect(row(new RegExp(`${username} · llama3\\.1:8b .* No price$`))).toBeVisible();
  await page.getByRole('radio', { name: '7 days' }).click();
  await page.getByRole('radio', { name: 'Days', exact: true }).click();
  await expect(row(/^\d{4}-\d\d-\d\d /)).toHaveCount(7);
});

test('every table is a file', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.beAdmin();
  await page.goto('/admin-operations?tab=exports');
  await expect(page.getByRole('heading', { name: 'Tables as files' })).toBeVisible();
  await checkPage(page);
  for (const [name, file, column] of [
    ['Users', 'users.csv', 'username'],
    ['Events', 'events.csv', 'action_type'],
    ['App usage', 'app-usage.csv', 'appName'],
    ['User activity', 'user-activity.csv', 'totalEvents'],
    ['Cost per day', 'costs-days.csv', 'inputTokens'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${name} as CSV` }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    expect(await readFile(await saved.path(), 'utf8')).toContain(column);
  }
});

test('a tool is switched off, kept for administrators, and given back to all', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.beAdmin();
  const stored = async () => {
    const apps = (await (await page.request.get('/api/apps')).json()) as AppResponse[];
    const { isActive, config } = apps.find(({ name }) => name === 'subject-line-generator') ?? {};
    return { isActive, roles: config?.roles };
  };
  await page.goto('/admin-operations?tab=tools');
  const tool = page.getByRole('group', { name: 'Subject Lines' });
  const [isActive, roles] = [tool.getByLabel('In use'), tool.getByLabel('Administrators only')];
  await expect(isActive).toBeChecked();
  await checkPage(page);
  await isActive.click();
  await expect.poll(stored).toEqual({ isActive: false });
  await roles.click();
  await expect.poll(stored).toEqual({ isActive: false, roles: ['admin'] });
  await page.reload();
  await expect(isActive).not.toBeChecked();
  await expect(roles).toBeChecked();
  await isActive.click();
  await expect(isActive).toBeChecked();
  await roles.click();
  await expect.poll(stored).toEqual({ isActive: true });
  await page.getByRole('tab', { name: 'Models' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  await checkPage(page);
});
