import type { Browser, Page } from '@playwright/test';
import { expect, PIN } from './marketer';

/** A visitor in a browser of their own. */
export async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

export async function unlock(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await enter(page, PIN);
  await expect(page.getByText('Access Granted').first()).toBeVisible();
  await expect(page.getByText('Welcome to the admin dashboard').first()).toBeVisible();
}

export async function enter(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Unlock' }).click();
}
