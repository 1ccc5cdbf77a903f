import { brief, document, open, signInAsAdmin, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const adminDashboardsScenes = {
  'dashboards-locked': (page) => open(page, '/admin-dashboard-realtime', 'This dashboard is locked'),
  'dashboards-realtime': async (page) => {
    await openDashboard(page, '/admin-dashboard-realtime', 'Live Events');
    await page.getByText('Push connected').waitFor();
  },
  'dashboards-realtime-loading': async (page) => {
    await page.route('**/api/admin/*-*', () => undefined);
    await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
    await openDashboard(page, '/admin-dashboard-realtime', 'Live Events');
  },
  'dashboards-realtime-failed': async (page) => {
    await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
    await openDashboard(page, '/admin-dashboard-realtime', 'Live Events');
    await page.route('**/api/admin/*-*', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Failed to fetch realtime analytics').waitFor();
  },
  'dashboards-week': (page) => openDashboard(page, '/admin-dashboard-realtime', '7-Day Analytics'),
  'dashboards-week-detail': async (page) => {
    await openDashboard(page, '/admin-dashboard-realtime', '7-Day Analytics');
    await page.getByRole('button', { name: '7-Day Generations' }).click();
    await page.getByRole('button', { name: 'Copy Full Content' }).first().waitFor();
  },
  'dashboards-user': async (page) => {
    await openDashboard(page, '/admin-dashboard-realtime', '7-Day Analytics');
    await page.getByRole('region', { name: 'Top Users' }).getByRole('button').first().click();
    await page.getByText('Recent activity').waitFor();
  },
  'dashboards-content': (page) => openDashboard(page, '/admin-dashboard-realtime', 'Recent Content'),
  'dashboards-content-full': async (page) => {
    await openDashboard(page, '/admin-dashboard-realtime', 'Recent Content');
    await page.getByRole('button', { name: 'View Full' }).first().click();
    await page.getByRole('dialog').waitFor();
  },
  'dashboards-standalone': (page) => openDashboard(page, '/admin-standalone', 'Overview'),
  'dashboards-standalone-live': (page) => openDashboard(page, '/admin-standalone', 'Real-Time'),
  'dashboards-admin-pin': async (page) => {
    await signUp(page);
    await signInAsAdmin(page);
    await open(page, '/admin-dashboard', 'Enter the admin PIN');
  },
  'dashboards-admin': (page) => openDashboard(page, '/admin-dashboard', 'App Usage'),
};

/** @param {Page} page @param {string} path @param {string} tab */
async function openDashboard(page, path, tab) {
  await signUp(page);
  const track = (/** @type {object} */ data) => page.request.post('/api/analytics/track', { data });
  await track({ actionType: 'page_visited', metadata: { visitTime: new Date().toISOString() } });
  await page.request.post('/api/generate-email', {
    data: { ...brief, catalyst: 'Northwind raises its forecast', additionalContext: document.buffer.toString() },
  });
  await track({ actionType: 'copy_to_clipboard', appId: 1, metadata: { copiedContent: 'Sold out into next year' } });
  const errorMessage = 'The model did not answer within three minutes. Please try again in a minute, or shorten it.';
  await track({ actionType: 'generation_failed', appId: 6, metadata: { appType: 'starting-now', errorMessage } });
  await page.request.post('/api/report-feedback', {
    data: { rating: 9, feedback: 'The best hook of the week.', sessionContext: { appType: 'hotlist' } },
  });
  await signInAsAdmin(page);
  await page.goto(path);
  await page.getByLabel('PIN', { exact: true }).fill('4711');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('tab', { name: tab }).click();
  await page.waitForTimeout(1_500);
}
