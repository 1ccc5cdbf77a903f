import type { Request } from '@playwright/test';
import { enter, unlock } from './admin-gate';
import { checkPage } from './check-page';
import { expect, PIN, test } from './marketer';
import { buildBrief, HOSTILE_TEXTS } from './test-app';

// What administrators see is everybody's: these journeys come one after the other in one app.
test.describe.configure({ mode: 'default' });

const PAGE = '/admin-standalone';

test('the standalone dashboard sends the PIN with each call, at its intervals, and asks again after a reload', async ({
  marketer,
  browser,
}) => {
  await marketer.haveAccount();
  await marketer.haveEmail();
  await marketer.page.request.post('/api/analytics/track', { data: { actionType: 'copy_to_clipboard', appId: 1 } });
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  const calls: Record<string, number> = {};
  let unanswered = 0;
  page.on('request', (request) => {
    const name = /\/api\/standalone\/admin\/([\w-]+)$/.exec(request.url())?.[1];
    if (!name) return;
    expect(request.headers()['x-admin-pin']).toBe(PIN);
    calls[name] = (calls[name] ?? 0) + 1;
    unanswered += 1;
  });
  // A poll that a newer one replaces fails.
  const end = (request: Request) => (unanswered -= request.url().includes('/api/standalone/') ? 1 : 0);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await unlock(page, PAGE);
  for (const card of ['Total Users', 'Total Generations', 'Active Users', 'Live Events']) {
    await expect(page.getByRole('region', { name: card })).toContainText(/\d/);
  }
  const intervals = { 'dashboard-stats': 30, 'app-usage': 20, 'user-activity': 15, 'realtime-analytics': 10 };
  await expect.poll(() => unanswered).toBe(0);
  const before = { ...calls };
  for (let seconds = 0; seconds < 60; seconds += 5) {
    // Past its frames: to draw all of them takes longer than a busy machine has.
    await page.clock.fastForward(5_000);
    await expect.poll(() => unanswered).toBe(0);
  }
  // The clock of the page also runs by itself: one call more may be due.
  for (const [name, everySeconds] of Object.entries(intervals)) {
    const asked = (calls[name] ?? 0) - (before[name] ?? 0);
    expect(asked, name).toBeGreaterThanOrEqual(60 / everySeconds);
    expect(asked, name).toBeLessThanOrEqual(60 / everySeconds + 2);
  }

  await page.getByRole('button', { name: 'Auto Refresh', pressed: true }).click();
  const still = { ...calls };
  await page.clock.fastForward(60_000);
  expect(calls).toEqual(still);

  for (const card of ['Page Visits', 'Copy Events', 'Chat Events', 'Generations', 'Total Users']) {
    await page.getByRole('button', { name: card }).click();
    const dialog = page.getByRole('dialog', { name: card });
    if (card === 'Generations')
      await expect(dialog.getByRole('button', { name: 'Copy Full Content' }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('tab', { name: 'Real-Time' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Recent generations' })
      .getByText(/\d characters/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  await page.context().close();
});

test('a refused PIN locks the standalone dashboard, which stops asking', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  await enter(page, 'ßßßß');
  await expect(page.getByText('Incorrect PIN code').first()).toBeVisible();
  await unlock(page, PAGE);
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText(/\d/);
  let asked = 0;
  await page.route('**/api/standalone/admin/*', (route) => {
    asked += 1;
    return route.fulfill({ status: 401, json: { statusCode: 401, message: 'Incorrect PIN code' } });
  });
  await page.clock.runFor(10_000);
  await expect(page.getByText(/locked itself/)).toBeVisible();
  const before = asked;
  await page.clock.runFor(60_000);
  expect(asked).toBe(before);
});

test('details of a user are shown, read whole, and where they cannot be loaded that is said', async ({
  marketer,
  browser,
  testApp,
}) => {
  const username = await marketer.haveAccount();
  await marketer.haveEmail();
  const page = await (await browser.newContext()).newPage();
  await unlock(page, PAGE);
  for (const tab of ['Overview', 'App Usage', 'Real-Time', 'User Activity']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await checkPage(page);
  }
  await page.route('**/api/standalone/admin/user/*/activity', (route) => route.abort());
  await page.getByRole('button', { name: new RegExp(username) }).click();
  await expect(page.getByText('Failed to load user details')).toBeVisible();
  await page.route('**/api/standalone/admin/user/*/activity', (route) => route.fulfill({ json: null }), { times: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No user data available')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.unrouteAll();
  await page.getByRole('button', { name: new RegExp(username) }).click();
  const dialog = page.getByRole('dialog', { name: username });
  for (const count of ['Total events', 'Generations', 'Copy events', 'Chat events']) {
    await expect(dialog.getByText(count, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Copy' }).first()).toBeVisible();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'View' }).first().click();
  const whole = page.getByRole('dialog', { name: 'Full content' });
  await expect(whole).toBeVisible();
  await checkPage(page);
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await whole.getByRole('button', { name: 'Copy Content' }).click();
  await expect(page.getByText('Failed to copy').first()).toBeVisible();
  await expect(page.getByText('Could not copy to clipboard.').first()).toBeVisible();
  await whole.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await testApp.query(`UPDATE jobs SET text = ''`);
  await page.getByRole('tab', { name: 'Real-Time' }).click();
  await page.getByRole('button', { name: 'Refresh All' }).click();
  await expect(page.getByText('No content available').first()).toBeVisible();
  await page.context().close();
});

test('the admin dashboard opens after the PIN, and warns', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const writer = await testApp.signedIn();
  expect((await writer.post('/api/generate-email', buildBrief())).status).toBe(200);
  await testApp.query(
    `UPDATE analytics_state SET checked_at = now(), differences = '[{"name": "a", "shown": 2, "counted": 1}]'`,
  );
  await marketer.beAdmin();
  await page.goto('/admin-dashboard');
  const dialog = page.getByRole('dialog', { name: 'Enter the admin PIN' });
  await expect(dialog.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  await checkPage(page);
  await enter(page, '0000');
  await expect(page.getByText('Incorrect PIN code').first()).toBeVisible();
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('');
  await expect(page.getByText('Your session has ended')).toBeHidden();
  await enter(page, PIN);
  await expect(page.getByText('Welcome to the admin dashboard').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText([
    /^(A wrong PIN was|\d+ wrong PINs were) tried in the last 24 hours, from one address\.$/,
    'The last check found numbers on the dashboards that differ from the events. They were counted again.',
  ]);
  for (const card of ['Total Users', 'Total Generations', 'Total Refinements', 'Active Users']) {
    await expect(page.getByRole('region', { name: card })).toContainText(/\d/);
  }
  for (const [tab, column] of [
    ['App Usage', 'Average length'],
    ['User Activity', 'Joined'],
    ['Recent Activity', 'Events'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await checkPage(page);
  }
  await page.getByRole('tab', { name: 'User Activity' }).click();
  await page.getByRole('search', { name: 'All users' }).getByRole('searchbox').fill('ADMI');
  await page.getByRole('button', { name: /^admin/ }).click();
  await page.getByRole('dialog', { name: 'admin' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Real-Time Dashboard' }).click();
  await expect(page.getByRole('radio', { name: 'Live Mode' })).toBeVisible();
  await page.goto('/admin-dashboard');
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText(/\d/);
});

test('what people write is text on every screen, whatever it tries', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const { request } = page;
  const texts = Object.values(HOSTILE_TEXTS).filter((text) => text.length < 300);
  const [script = '', image = ''] = texts;
  const whole = texts.join('\n\n');
  const faults: string[] = [];
  page.on('dialog', (dialog) => faults.push(`a dialog: ${dialog.message()}`));
  page.on('pageerror', (error) => faults.push(`an error: ${error.message}`));
  // Among them what the policy of the page has kept away.
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('request', (asked) => new URL(asked.url()).hostname === '127.0.0.1' || faults.push(`asked ${asked.url()}`));

  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(path, { data, headers: { prefer: 'respond-async' } });
    expect(answer.status()).toBeLessThan(300);
    return (await answer.json()) as T;
  };
  const username = await marketer.haveAccount();
  await testApp.query(`UPDATE users SET role = 'admin' WHERE username = $1`, [username]);
  await request.put('/api/account', { data: { firstName: script, lastName: image, email: '' } });
  const emails = await Promise.all(
    [...texts, whole].map((text) =>
      post<{ id: number }>('/api/generations', { title: text.slice(0, 300), content: text, appId: 1 }),
    ),
  );
  const { threadId } = await post<{ threadId: string }>(`/api/generations/${emails.at(-1)?.id}/thread`, {});
  const campaign = { campaignContext: { productName: image, campaignObjective: whole }, orderFormExample: whole };
  const [{ campaignId }] = await Promise.all([
    post<{ campaignId: string }>('/api/generate-campaign', campaign),
    request.put('/api/account/house-profile', {
      data: { company: script, voice: image, wordsToAvoid: script, disclaimer: whole },
    }),
    post('/api/folders', { name: image.slice(0, 60) }),
    post('/api/documents', { name: image, text: whole }),
    post('/api/admin/catalysts', { title: image, text: whole, sector: script, source: script }),
    post('/api/report-feedback', {
      feedback: image,
      rating: 5,
      sessionContext: { appType: image.slice(0, 50), originalPrompt: whole, userInputs: { [script]: whole } },
    }),
  ]);

  const screens: [path: string, shown: string][] = [
    ['/', script],
    ['/?tab=generations', image],
    ['/?tab=generations&view=board', image],
    [`/?tab=generations&open=${emails.at(-1)?.id}`, script],
    [`/hotlist?thread=${threadId}`, script],
    [`/campaign-generator?campaign=${campaignId}`, image],
    ['/settings', image],
    ['/analytics', 'By tool'],
    ['/admin-feedback', image],
    ['/admin-catalysts', image],
    ['/admin-operations', ''],
  ];
  await page.goto('/');
  for (const [path, shown] of screens) {
    await marketer.goTo(path);
    await expect(page.locator('main')).toContainText(shown);
  }
  await unlock(page, '/admin-dashboard-realtime');
  await post('/api/analytics/track', { actionType: image.slice(0, 50), metadata: { [script]: whole } });
  await expect(page.getByRole('list', { name: 'Newest events' })).toContainText(image.slice(0, 50));
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(faults).toEqual([]);
});
