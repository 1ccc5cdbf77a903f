import { checkPage } from './check-page';
import { expect, test } from './marketer';

test('the desk passes the accessibility check and fits a wide window and a phone', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  await checkPage(page);
  await marketer.ask('Shorten the email');
  await marketer.showsVersion(2);
  await page.getByRole('button', { name: 'Expert review' }).click();
  await expect(page.getByRole('button', { name: 'Save Feedback' })).toBeVisible();
  await checkPage(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Score / })).toBeVisible();
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await checkPage(page);
});

test('the main job is done with the keyboard alone', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await expect(marketer.box).toBeHidden();
  await page.getByLabel('Market Catalyst').focus();
  await page.keyboard.type('Northwind Semiconductor raised its forecast by 40% on Tuesday.');
  await checkPage(page);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/thread=/);
  await marketer.done();
});
