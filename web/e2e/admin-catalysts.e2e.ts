import type { RawCatalystsResponse } from '@copydesk/contracts';
import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

// What administrators see is everybody's: these journeys come one after the other in one app.
test.describe.configure({ mode: 'default' });

const rows = (page: Page) => page.getByRole('list', { name: 'Catalysts' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('an administrator', () => {
  test.beforeEach(async ({ marketer }) => {
    await marketer.beAdmin();
    await marketer.page.goto('/admin-catalysts');
  });

  test('adds a catalyst by hand, is told what is wrong with it, edits, retires and brings it back', async ({
    marketer,
  }) => {
    const { page } = marketer;
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page).getByText('Sample').first()).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: 'Add catalyst' }).click();
    await dialog(page).getByLabel('Link').fill('javascript:alert(1)');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('Title is required')).toBeVisible();
    await expect(dialog(page).getByText('Text is required')).toBeVisible();
    await expect(dialog(page).getByText('The link must begin with http:// or https://')).toBeVisible();
    await expect(dialog(page).getByLabel('Title')).toBeFocused();
    await checkPage(page);
    await dialog(page).getByLabel('Title').fill('Northwind <b>raises</b> its forecast');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add catalyst' }).click();
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Northwind <b>raises</b> its forecast');
    await dialog(page).getByLabel('Text').fill('By 40%, on demand for training clusters.');
    await dialog(page).getByLabel('Sector').fill('Semiconductors');
    await dialog(page).getByLabel('Source').fill('Northwind');
    await dialog(page).getByLabel('Link').fill('https://northwind.example/forecast');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    const own = rows(page).filter({ hasText: 'Northwind <b>raises</b> its forecast' });
    await expect(own).toContainText('Semiconductors');
    await expect(own).toContainText('Added by hand');
    await expect(own.getByRole('link', { name: /Northwind/ })).toHaveAttribute(
      'href',
      'https://northwind.example/forecast',
    );

    await own.getByRole('button', { name: /^Edit/ }).click();
    await dialog(page).getByLabel('Sector').fill('');
    await dialog(page).getByLabel('Source').fill('The company');
    await dialog(page).getByLabel('Text').press('Control+Enter');
    await expect(own).toContainText('Market-wide');
    await expect(own).toContainText('The company');

    await page.getByRole('searchbox', { name: 'Search' }).fill('NORTHWIND');
    await expect(rows(page)).toHaveCount(1);
    await own.getByRole('button', { name: /^Retire/ }).click();
    await expect(page.getByText('Catalyst retired').first()).toBeVisible();
    await expect(page.getByText('No matches found. Try other words.')).toBeVisible();
    const offered = async () => {
      const answer = await page.request.post('/api/get-raw-catalysts', { data: {} });
      const { catalysts } = (await answer.json()) as RawCatalystsResponse;
      return catalysts.some(({ title }) => title.startsWith('Northwind'));
    };
    expect(await offered()).toBe(false);
    await page.getByRole('radio', { name: 'Retired' }).click();
    await own.getByRole('button', { name: /^Bring back/ }).click();
    await expect(page.getByText('Catalyst brought back').first()).toBeVisible();
    expect(await offered()).toBe(true);
    await page.getByRole('radio', { name: 'In use' }).click();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('NORTHWIND');
    await expect(own).toBeVisible();

    await page.getByRole('button', { name: 'Add catalyst' }).click();
    await dialog(page).getByLabel('Title').fill('The same again');
    await dialog(page).getByLabel('Text').fill('The same link.');
    await dialog(page).getByLabel('Link').fill('https://northwind.example/forecast');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A catalyst with this link already exists.').first()).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add catalyst' }).click();
    await expect(dialog(page).getByLabel('Title')).toHaveValue('');
  });

  test('is told what could not be loaded, loads it again, and pages through many', async ({ marketer, testApp }) => {
    const { page } = marketer;
    await testApp.query(
      `INSERT INTO catalysts (title, text, published_at)
       SELECT 'Many ' || n, 'Text', now() - n * interval '1 hour' FROM generate_series(1, 120) n`,
    );
    await page.route('**/api/admin/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The catalysts could not be loaded.')).toBeVisible();
    await expect(page.getByText('The feeds could not be loaded.')).toBeVisible();
    await page.unroute('**/api/admin/**');
    for (const name of ['Catalysts', 'News feeds']) {
      await page.getByRole('region', { name }).getByRole('button', { name: 'Try again' }).click();
    }
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('many');
    await expect(page.getByText('120', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(100);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(120);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  });

  test('sees what became of each feed, and has one read now', async ({ marketer, testApp }) => {
    const { page } = marketer;
    await expect(page.getByText(/No news feed is set up/)).toBeVisible();
    await testApp.query(
      `INSERT INTO catalyst_feeds (url, title, last_run_at, new_items, due_at) VALUES
         ('https://bank.example/feed', 'The Central <b>Bank</b>', now(), 3, now() + interval '1 day'),
         ('http://127.0.0.1:9/feed', NULL, NULL, 0, now() + interval '1 day')`,
    );
    await page.reload();
    const feeds = page.getByRole('region', { name: 'News feeds' }).getByRole('listitem');
    await expect(feeds.filter({ hasText: 'The Central <b>Bank</b>' })).toContainText(/Last run .+ · 3 new · 0 in all/);
    const other = feeds.filter({ hasText: '127.0.0.1' });
    await expect(other).toContainText('Not run yet');
    await other.getByRole('button', { name: /^Run now/ }).click();
    await expect(other).toContainText(/Last run/, { timeout: 20_000 });
    await expect(other).toContainText(/not allowed|may not be read|private|refused/i);
    await expect(other.getByRole('button', { name: /^Run now/ })).toBeEnabled();
    await checkPage(page);
    await testApp.query('DELETE FROM catalyst_feeds');
  });
});
