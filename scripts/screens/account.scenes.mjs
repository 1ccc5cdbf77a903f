import { open, saveEmail, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const accountScenes = {
  'auth-sign-up': (page) => open(page, '/auth', 'Sign Up'),
  'auth-log-in': async (page) => {
    await open(page, '/auth', 'Sign Up');
    await page.getByRole('tab', { name: 'Log In' }).click();
  },
  'auth-errors': async (page) => {
    await open(page, '/auth', 'Sign Up');
    await page.getByLabel('Username').fill('no spaces');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page
      .getByText(/must be|match/i)
      .first()
      .waitFor();
  },
  'auth-refused': async (page) => {
    await open(page, '/auth', 'Sign Up');
    await page.getByRole('tab', { name: 'Log In' }).click();
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('status').first().waitFor();
  },
  settings: async (page) => {
    await signUp(page);
    await open(page, '/settings', 'This device');
    await fillProfile(page);
    await page.getByRole('button', { name: 'Save brand' }).click();
    await page.getByRole('list', { name: 'Brands' }).waitFor();
  },
  'brands-form': async (page) => {
    await signUp(page);
    await open(page, '/settings', 'This device');
    await fillProfile(page);
  },
  'brands-import': async (page) => {
    await openImport(page);
  },
  'brands-found': async (page) => {
    await openImport(page);
    await page.getByRole('button', { name: 'Read my emails' }).click();
    await page.getByRole('button', { name: 'Create brand' }).waitFor({ timeout: 30_000 });
  },
  'settings-errors': async (page) => {
    await signUp(page);
    await open(page, '/settings', 'This device');
    await fillProfile(page);
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Save details' }).click();
    await page.getByText('Email must be an email address').waitFor();
  },
  'settings-password': async (page) => {
    await signUp(page);
    await open(page, '/settings', 'This device');
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill('another one');
    await page.getByLabel('Confirm new password').fill('another one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('This is not your current password').first().waitFor();
    await page.getByRole('button', { name: 'Log out everywhere' }).scrollIntoViewIfNeeded();
  },
  'settings-log-out-everywhere': async (page) => {
    await signUp(page);
    await open(page, '/settings', 'This device');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'settings-loading': async (page) => {
    await page.route(/api\/(?:account\/|brands)/, () => undefined);
    await signUp(page);
    await open(page, '/settings', 'Brands');
  },
  'settings-failed': async (page) => {
    await page.route(/api\/(?:account\/|brands)/, (route) => route.abort());
    await signUp(page);
    await open(page, '/settings', 'Your brands could not be loaded');
  },
  'analytics-empty': async (page) => {
    await signUp(page);
    await open(page, '/analytics', 'Nothing to count yet');
  },
  'analytics-first-email': async (page) => {
    await saveEmail(page);
    await open(page, '/analytics', 'Week by week');
    await page.waitForTimeout(500);
  },
  'analytics-full': async (page) => {
    await page.route('**/api/account/analytics', (route) => route.fulfill({ json: busyWeeks() }));
    await signUp(page);
    await open(page, '/analytics', 'Week by week');
    await page.waitForTimeout(500);
  },
  'analytics-loading': async (page) => {
    await page.route('**/api/account/analytics', () => undefined);
    await signUp(page);
    await page.goto('/analytics');
    await page.getByRole('status', { name: 'Loading your figures' }).waitFor();
  },
  'analytics-failed': async (page) => {
    await page.route('**/api/account/analytics', (route) => route.abort());
    await signUp(page);
    await open(page, '/analytics', 'Your figures could not be loaded');
  },
  'user-menu': async (page) => {
    await signUp(page);
    await page.goto('/');
    await page.getByRole('button', { name: /My Account/ }).click();
  },
};

/** @param {Page} page */
async function fillProfile(page) {
  await page.getByRole('link', { name: 'Add a brand' }).click();
  await page.getByLabel('Name of the brand').fill('Beacon');
  await page.getByLabel('Sender', { exact: true }).fill('Beacon Research');
  await page.getByLabel('Voice').fill('Calm and exact, a little dry. We explain, we never shout.');
  await page.getByLabel('Words to avoid').fill('unlock, game-changer, once in a lifetime');
  await page.getByLabel('Standing disclaimer').fill('This is not investment advice. Markets can fall.');
}

/** @param {Page} page */
async function openImport(page) {
  await signUp(page);
  await open(page, '/settings', 'This device');
  await page.getByRole('link', { name: 'Read a brand from my emails' }).click();
  await page
    .getByLabel('Email 1')
    .fill(
      'From: Beacon Research <desk@beacon.example>\nSubject: The quarter in one chart\n\nDear reader,\n\nIntel sold less. We say why.\n\n' +
        'The Beacon desk\n\nThis is not investment advice. Markets can fall.\n\nBeacon Research, 12 Harbour Street, Boston MA\nUnsubscribe: https://beacon.example/leave',
    );
}

/** What a busy user's figures look like. */
function busyWeeks() {
  const starts = Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(2026, 7, 31 + at * 7)).toISOString().slice(0, 10),
  );
  const weeks = starts.map((weekStart, at) => ({
    weekStart,
    generations: [3, 5, 0, 8, 12, 9, 14, 11, 0, 17, 22, 9][at],
    copies: [1, 4, 0, 6, 9, 9, 10, 8, 1, 13, 15, 6][at],
  }));
  const scores = [6.2, 6.8, null, 7, 6.5, 7.4, 7.1, 8, null, 7.7, 8.2, 8.4];
  return {
    weeks,
    tools: [
      { appId: 1, generations: 71 },
      { appId: 6, generations: 28 },
      { appId: 7, generations: 11 },
    ],
    totals: { generations: 1110, saved: 61, copies: 82, refinements: 143 },
    averageReviewScore: 7.36,
    reviewScores: starts.map((weekStart, at) => ({ weekStart, average: scores[at], reviews: scores[at] ? 4 : 0 })),
    figuresTraced: starts.map((weekStart, at) => ({ weekStart, average: (scores[at] ?? 0) / 10, drafts: 4 })),
    averageFiguresTraced: 0.74,
  };
}
