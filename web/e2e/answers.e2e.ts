import { checkPage } from './check-page';
import { expect, test } from './marketer';

const EMAIL = 'Subject: A day\n\nA fine day in May.\n\nIt rained in the end.\n\n**Read on.**';
const CHANGED = 'Subject: A day\n\nA good day in June.\n\nIt rained in the end.\n\n**Read on.**';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a request is answered in a line, and its changes are taken back one by one or together, at ${width} px`, async ({
    marketer,
    testApp,
  }) => {
    const { page, email } = marketer;
    await page.setViewportSize({ width, height });
    testApp.demo.play({ kind: 'answer', content: EMAIL });
    await marketer.begin();

    testApp.demo.play({ kind: 'hang', afterCharacters: 30 });
    await marketer.ask('A better day');
    await expect(page.getByText('Writing... 30 characters')).toBeVisible();
    await expect(email).toContainText('It rained in the end.');
    await page.getByRole('button', { name: 'Stop' }).click();
    await marketer.showsVersion(2);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await marketer.showsVersion(3);

    testApp.demo.play({ kind: 'answer', content: `${CHANGED}\n\n<note>May was last year.</note>` });
    await marketer.ask('A better day');
    await marketer.showsVersion(4);
    await expect(page.getByText('2 places changed. May was last year.', { exact: true })).toBeVisible();
    await expect(email.locator('mark')).toHaveText(['good', 'June']);
    await expect(email.locator('del')).toHaveText(['fine', 'May']);
    await page.screenshot({ path: `test-results/changes-${width}.png` });

    const changes = page.getByRole('dialog', { name: 'Changes' });
    await email.locator('mark').first().click();
    await expect(changes).toBeVisible();
    await changes.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'See changes' }).click();
    await checkPage(page);
    await changes.getByRole('button', { name: 'Undo: June' }).click();
    await expect(changes.getByRole('listitem')).toHaveCount(1);
    await expect(email).toContainText('A good day in May.');
    await changes.getByRole('button', { name: 'Keep all' }).click();
    await expect(email.locator('mark')).toHaveCount(0);
    await expect(email.locator('del')).toHaveCount(0);
    await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toContain('A good day in May.');

    testApp.demo.play({ kind: 'answer', content: EMAIL });
    await marketer.ask('As it was');
    await marketer.showsVersion(6);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await marketer.showsVersion(7);
    await expect(page.getByText('Version 5 is back.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await marketer.showsVersion(8);
    await expect(email).toContainText('A fine day in May.');
  });
}
