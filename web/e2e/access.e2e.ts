import { checkPage } from './check-page';
import { expect, test } from './marketer';

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
