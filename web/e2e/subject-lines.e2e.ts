import { checkPage } from './check-page';
import { expect, test } from './marketer';

test('ten subject lines are written from a brief; without one, that is said', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/');
  await page.getByRole('link', { name: 'Create New: Subject Lines' }).click();
  await expect(page).toHaveURL(/\/subject-lines$/);
  await expect(page).toHaveTitle('Subject Lines · Copydesk');
  await page.getByRole('button', { name: 'Generate Subject Lines' }).click();
  await expect(page.getByText('Please provide a draft, a brief, or upload a file').first()).toBeVisible();
  await page.getByLabel('Brief').fill('Copper passed $10,000 a ton on Tuesday.');
  await page.getByRole('button', { name: 'Generate Subject Lines' }).click();
  await page.waitForURL(/subject-lines\?thread=/);
  await expect(page.getByText('Subject Lines Generated!').first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(10);
  await checkPage(page);
});
