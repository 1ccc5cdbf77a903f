import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

const CARDS = [
  'Platform overview',
  'HotList Email Generator',
  'Starting Now',
  'Clone A Winner',
  'Campaign Generator',
  'Copy Coach',
];

async function showsCards(page: Page): Promise<void> {
  for (const name of CARDS) {
    const card = page.getByRole('region', { name, exact: true });
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('button', { name: 'Tutorial Coming Soon' })).toBeDisabled();
  }
  await checkPage(page);
}

test('the tutorials are open to everybody and lead to the sign-in, which leads to where one wanted', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.goto('/how-to-use');
  await showsCards(page);
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?log-in$/);
  await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  await marketer.goTo('/how-to-use-internal?from=a-letter');
  await expect(page).toHaveURL(/\/auth$/);
  await page.reload();
  await page.getByLabel('Username').fill(`reader-${Date.now()}`);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password').fill('secret-1');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/how-to-use-internal\?from=a-letter$/);
  await page.getByRole('button', { name: /My Account/ }).click();
  for (const name of ['Settings', 'Analytics', 'How to use'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('how-to-use');
});

test('those who are signed in find them with a way back and more help', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/how-to-use-internal');
  await showsCards(page);
  await expect(page.getByRole('heading', { name: 'Need More Help?' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /Sam/ })).toBeVisible();
});
