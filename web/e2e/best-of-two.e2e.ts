import { checkPage } from './check-page';
import { expect, Marketer, test } from './marketer';
import { HostedApp } from './test-app';

const FIRST = 'Subject: A day\n\nA fine day in May.\n\n**Read on.**';
const SECOND = 'Subject: A day in May\n\nIt rained for an hour, then the sun came.\n\n**Read on.**';
const WHY = 'This one opens with the rain, where the other has a fine day and nothing else.';

test.describe('where a first draft is written twice', () => {
  let testApp: HostedApp;
  test.beforeAll(async () => {
    testApp = await HostedApp.open({ env: { BEST_OF_TWO: 'on', CHECK_WHILE_WRITING: 'off' } });
  });
  test.afterAll(() => testApp.close());

  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    test(`the better one is shown with the reason, and the other one is a click away, at ${width} px`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ baseURL: testApp.address, viewport: { width, height } });
      try {
        const marketer = new Marketer(page);
        testApp.demo.play({ kind: 'answer', content: FIRST }, { kind: 'hang', afterCharacters: 5 });
        await marketer.brief();
        await marketer.generate();
        await expect(marketer.email).toContainText('A fine day in May.');
        await expect(page.getByText('Choosing between two drafts…')).toBeVisible();
        await checkPage(page);
        await page.getByRole('button', { name: 'Stop' }).click();
        await expect.poll(() => testApp.demo.calls.at(-1)?.ended).toBe('aborted');

        const choice = JSON.stringify({ why: WHY, better: 'B' });
        testApp.demo.play(...[FIRST, SECOND, choice].map((content) => ({ kind: 'answer', content }) as const));
        await page.goto('/hotlist?new');
        await page.getByLabel('Market Catalyst').fill('It rained on Tuesday.');
        await marketer.generate();
        await marketer.showsVersion(2);
        await expect(marketer.email).toContainText('It rained for an hour');
        await expect(page.getByText(`Chosen from two drafts: ${WHY}`, { exact: true })).toBeVisible();
        await checkPage(page);
        await page.getByRole('button', { name: 'Compare both' }).click();
        const compared = page.getByRole('dialog', { name: 'Compare versions' });
        await expect(compared.getByRole('status')).toContainText('words added');
        await checkPage(page);
      } finally {
        await page.close();
      }
    });
  }
});
