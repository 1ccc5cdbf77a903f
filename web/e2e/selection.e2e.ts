import { checkPage } from './check-page';
import { expect, test } from './marketer';

const EMAIL = 'Subject: Northwind\n\nIt raised its forecast.  It did so  on Tuesday.\n\n* **Read** it.';

test('selected words are written otherwise and taken or left, by keyboard alone; the rest stays as it is', async ({
  marketer,
  testApp,
}) => {
  const { page, editor } = marketer;
  await marketer.haveAccount();
  await marketer.begin();
  await marketer.write(EMAIL);
  await editor.getByText('It raised its forecast.').click();
  const tools = page.getByRole('toolbar', { name: 'Change the selected words' });
  /** Goes along the tools to one of them. */
  const goTo = async (...names: string[]) => {
    for (const name of names) {
      await page.keyboard.press('ArrowRight');
      await expect(tools.getByRole('button', { name, exact: true })).toBeFocused();
    }
  };
  const select = async () => {
    await page.keyboard.press('Home');
    for (const _ of 'It raised') await page.keyboard.press('Shift+ArrowRight');
    await expect(tools).toBeVisible();
  };

  await select();
  await checkPage(page);
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Rewrite' })).toBeFocused();
  await goTo('Shorten');
  testApp.demo.play({ kind: 'answer', content: 'It lifted' });
  await page.keyboard.press('Enter');
  await expect(editor.locator('del')).toHaveText('It raised');
  await expect(editor.locator('ins')).toHaveText('It lifted');
  await expect(page.getByRole('button', { name: 'Take' })).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await expect(editor.locator('del, ins')).toHaveCount(0);
  await expect(editor).toBeFocused();

  await select();
  await page.keyboard.press('Tab');
  await goTo('Shorten', 'Expand', 'Tone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Warmer' })).toBeFocused();
  testApp.demo.play({ kind: 'answer', content: 'Happily it raised' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take' })).toBeVisible();
  await page.keyboard.press('Tab');
  const taken = EMAIL.replace('It raised', 'Happily it raised');
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toBe(taken);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toBe(EMAIL);
});
