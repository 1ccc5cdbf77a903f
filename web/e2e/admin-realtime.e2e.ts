import type { Page } from '@playwright/test';
import { enter, unlock, visitor } from './admin-gate';
import { checkPage } from './check-page';
import { expect, PIN, test } from './marketer';

// What administrators see is everybody's: these journeys come one after the other in one app.
test.describe.configure({ mode: 'default' });

const PAGE = '/admin-dashboard-realtime';

const feed = (page: Page) => page.getByRole('list', { name: 'Newest events' });

test('a generation appears in the feed of two administrators within a second, without a reload', async ({
  marketer,
  browser,
}) => {
  const watchers = [await visitor(browser), await visitor(browser)];
  for (const watcher of watchers) {
    await unlock(watcher, PAGE);
    await expect(watcher.getByText('Push connected')).toBeVisible();
  }
  const initiated = (watcher: Page) =>
    watcher.getByRole('region', { name: 'Generations initiated today' }).getByText(/^\d+$/);
  const before = Math.max(
    ...(await Promise.all(watchers.map((watcher) => initiated(watcher).textContent()))).map(Number),
  );
  const username = await marketer.haveAccount();
  await marketer.submit();
  for (const watcher of watchers) {
    const row = feed(watcher)
      .getByRole('listitem')
      .filter({ hasText: username })
      .filter({ hasText: 'generation_initiated' });
    await expect(row).toBeVisible({ timeout: 1_000 });
    await expect(row).toContainText('HotList Email Generator');
    await expect(initiated(watcher)).toHaveText(String(before + 1));
  }
  const [watcher, other] = watchers;
  await other?.context().close();
  if (!watcher) return;
  const shows = async (tab: string) => {
    await watcher.getByRole('tab', { name: tab }).click();
    await expect(watcher.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  };
  await checkPage(watcher);
  await shows('Recent Content');
  await watcher.getByRole('button', { name: 'View Full' }).first().click();
  const dialog = watcher.getByRole('dialog', { name: 'Generated content' });
  await expect(dialog.getByText('Completed')).toBeVisible();
  await expect(dialog.getByText('Form input')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy Content' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await checkPage(watcher);
  await shows('7-Day Analytics');
  await checkPage(watcher);
  await watcher.getByRole('button', { name: new RegExp(username) }).click();
  await expect(watcher.getByRole('dialog', { name: username }).getByText('generation_completed')).toBeVisible();
  await watcher.context().close();
});

test('without a socket the polls keep the page true; Manual reads only when asked', async ({ page, testApp }) => {
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.clock.install();
  await unlock(page, PAGE);
  await expect(page.getByText('Polling only')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Live Mode' })).toBeChecked();
  const updated = page.getByText(/^Updated \d\d:\d\d:\d\d$/);
  const stored = (actionType: string) =>
    testApp.query('SELECT FROM user_analytics WHERE action_type = $1', [actionType]);
  /** It is answered before it is stored. */
  const track = async (actionType: string) => {
    const metadata = { errorMessage: '<b>No</b> model' };
    await testApp.client().post('/api/analytics/track', { actionType, appId: 99, metadata });
    await expect.poll(() => stored(actionType)).toHaveLength(1);
  };
  await track('polled_event');
  await expect(feed(page).getByText('polled_event')).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(feed(page).getByText('polled_event')).toBeVisible();
  const row = feed(page).getByRole('listitem').filter({ hasText: 'polled_event' });
  for (const text of ['Anonymous', 'App 99', '<b>No</b> model']) await expect(row).toContainText(text);

  await page.getByRole('radio', { name: 'Manual' }).click();
  await expect(page.getByText('Polling only')).toBeHidden();
  await track('manual_event');
  await page.clock.runFor(30_000);
  await expect(feed(page).getByText('manual_event')).toBeHidden();
  const before = await updated.textContent();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(feed(page).getByText('manual_event')).toBeVisible();
  // The clock is the server's, told in seconds: all of this may happen within one of them.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect(await updated.textContent()).not.toBe(before);
  }).toPass();
});

test('a wrong PIN is refused, a reload asks again, and what lost its unlock locks itself', async ({ page }) => {
  await page.goto(PAGE);
  const button = page.getByRole('button', { name: 'Unlock' });
  await expect(button).toBeDisabled();
  await checkPage(page);
  await page.getByLabel('PIN', { exact: true }).fill('47');
  await expect(button).toBeDisabled();
  await enter(page, '0000');
  await expect(page.getByText('Access Denied').first()).toBeVisible();
  await expect(page.getByText('Incorrect PIN code').first()).toBeVisible();
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('');
  await unlock(page, PAGE);
  await page.reload();
  await expect(button).toBeDisabled();
  await expect.poll(async () => (await page.request.get('/api/admin/dashboard-stats')).status()).toBe(401);
  await unlock(page, PAGE);
  const second = await page.context().newPage();
  await second.goto(PAGE);
  await expect(second.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await enter(second, PIN);
  await expect(second.getByText('Push connected')).toBeVisible();
  await second.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await page.request.get('/api/admin/dashboard-stats')).status()).toBe(200);
  await page.request.delete('/api/admin/unlock');
  // Told by the socket, or by the next poll, which is due within ten seconds.
  await expect(page.getByText(/locked itself/)).toBeVisible({ timeout: 15_000 });
  await expect(button).toBeVisible();
});

test('what could not be read is said, and can be asked for again', async ({ page }) => {
  const failures = {
    'dashboard-stats': 'Failed to fetch dashboard stats',
    'app-usage': 'Failed to fetch app usage stats',
    'user-activity': 'Failed to fetch user activity stats',
    'realtime-analytics': 'Failed to fetch realtime analytics',
  };
  for (const path of Object.keys(failures)) await page.route(`**/api/admin/${path}`, (route) => route.abort());
  await unlock(page, PAGE);
  for (const failure of Object.values(failures)) await expect(page.getByText(failure)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('empty figures say so', async ({ page }) => {
  const answer = (json: unknown) => ({ json, headers: { 'X-As-Of': new Date().toISOString() } });
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.route('**/api/admin/app-usage', (route) => route.fulfill(answer([])));
  await page.route('**/api/admin/user-activity', (route) => route.fulfill(answer([])));
  await page.route('**/api/admin/figure-*', (route) => route.fulfill({ json: [] }));
  for (const path of ['dashboard-stats', 'realtime-analytics']) {
    await page.route(`**/api/admin/${path}`, async (route) => {
      const response = await route.fetch();
      const figures = (await response.json()) as Record<string, unknown>;
      const json = Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
      );
      await route.fulfill({ response, json });
    });
  }
  await unlock(page, PAGE);
  await expect(page.getByText('No recent activity')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Event Distribution' })).toContainText('No analytics data');
  await page.getByRole('tab', { name: '7-Day Analytics' }).click();
  await expect(page.getByText('No generation data available')).toBeVisible();
  await expect(page.getByText('No user activity data available')).toBeVisible();
  for (const card of ['7-Day Generations', 'Weekly Active Users', 'Copy Actions', 'Total Events']) {
    await page.getByRole('button', { name: card }).click();
    const dialog = page.getByRole('dialog', { name: card });
    await expect(dialog.getByText('No detailed data available')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('tab', { name: 'Recent Content' }).click();
  await expect(page.getByText('No recent generations found')).toBeVisible();
  // A poll that is under way when the test ends would fail it.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
