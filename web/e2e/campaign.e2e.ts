import { confirmation, next, step } from './campaign';
import { checkPage } from './check-page';
import { expect, test, toastOf } from './marketer';
import { txt } from './documents';

test('six steps with their fields, defaults and warnings; a reload loses nothing', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/campaign-generator');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await checkPage(page);
  await expect(page.getByLabel('Campaign type')).toHaveValue('Renewal Campaign');
  await expect(page.getByLabel('Campaign type').getByRole('option')).toHaveText([
    'Renewal Campaign',
    'Flash Campaign',
    'Cross-Sales Campaign',
  ]);
  await marketer.handIn(txt('notes.txt', 'Northwind keeps every position small.'));
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await next(page);
  await expect(step(page, 'Performance')).toBeVisible();
  await expect(page.getByLabel('Winners', { exact: true })).toHaveValue('0');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Winners', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Total gains ($)')).toHaveAttribute('step', '0.01');
  await page.getByLabel('Losers', { exact: true }).pressSequentially('1e');
  await expect(page.getByText('Must be a number with at most two decimals')).toBeVisible();
  await page.getByLabel('Losers', { exact: true }).fill('1');
  await page.getByLabel('Winners', { exact: true }).fill('-3');
  await expect(page.getByText('Must be 0 or greater')).toBeVisible();
  await checkPage(page);
  await page.reload();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(page.getByLabel('Winners', { exact: true })).toHaveValue('-3');
  await next(page);
  await expect(step(page, 'Offer')).toBeVisible();
  await checkPage(page);
  await next(page);
  await page.getByLabel('Expiry date').fill('2020-01-31');
  await expect(page.getByText('The expiry date, Friday, January 31, 2020, has passed.')).toBeVisible();
  await checkPage(page);
  await next(page);
  await expect(page.getByLabel('Tone perspective')).toHaveValue('Guru (First Person)');
  await expect(page.getByLabel('Tone perspective').getByRole('option')).toHaveText([
    'Guru (First Person)',
    'Telesales (Third Person)',
  ]);
  await next(page);
  await expect(step(page, 'Generate')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What is missing' }).getByRole('listitem')).toHaveCount(6);
  await checkPage(page);

  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await expect(toastOf(page, 'Confirmation Required')).toBeVisible();
  await expect(toastOf(page, 'Please confirm you want to generate the campaign content')).toBeVisible();
  await confirmation(page).check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await expect(toastOf(page, /Must be 0 or/)).toBeVisible();
  await expect(step(page, 'Performance')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(step(page, 'Context')).toBeVisible();

  await marketer.goTo(`/campaign-generator?campaign=${crypto.randomUUID()}`);
  await expect(page.getByText('There is no such campaign')).toBeVisible();
  await page.getByRole('button', { name: 'Generate New Campaign' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});
