import { checkPage } from './check-page';
import { expect, test } from './marketer';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test('the screens pass the accessibility check and fit on a phone', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  await checkPage(page);
  for (const [path, shown] of [
    ['/', page.getByRole('link', { name: /Create New: HotList/ })],
    ['/?tab=generations', page.getByText('Ready to create amazing content?')],
    ['/hotlist', page.getByLabel('Market Catalyst')],
    ['/campaign-generator', page.getByText('Step 1 of 6')],
    ['/rodchief', page.getByText('Ready for Analysis')],
    ['/analytics', page.getByRole('table', { name: 'Week by week' })],
    ['/settings', page.getByText('This device')],
  ] as const) {
    await marketer.goTo(path);
    await expect(shown).toBeAttached();
    await checkPage(page);
  }
});
