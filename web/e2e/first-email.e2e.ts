import { pdf, QUARTER } from './documents';
import { expect, type Marketer, test } from './marketer';
import { Newcomer } from './newcomer';

const FILING = pdf('northwind-10q.pdf', [QUARTER.slice(0, 3), QUARTER.slice(3)]);
const PASSWORD = 'a plain secret';

/** What is promised to who is new, on any screen. */
const MOST = { seconds: 60, presses: 12, keys: 40 };

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  const isTouch = size === 'phone';
  test.describe(size, () => {
    test.use({ viewport, hasTouch: isTouch });

    test('from the landing page to a saved email from a filing, in a minute and twelve clicks', async ({
      marketer,
    }) => {
      const { page } = marketer;
      const newcomer = new Newcomer(page, isTouch, FILING);
      await page.goto('/');
      for (const [label, text] of fieldsOf(size)) {
        await newcomer.press(page.getByLabel(label, { exact: true }));
        await newcomer.type(text);
      }
      await newcomer.press(page.getByRole('button', { name: 'Sign Up' }));
      const zone = page.locator('label:has(input[type=file])');
      await (isTouch ? newcomer.press(zone) : newcomer.drop(zone));
      await newcomer.press(page.getByRole('button', { name: 'HotList' }));
      await newcomer.press(page.getByRole('button', { name: 'Continue' }));
      await newcomer.press(page.getByRole('button', { name: 'Generate HotList Email' }));
      await newcomer.press(page.getByRole('button', { name: 'Save to My Generations' }));
      await expectSaved(marketer, newcomer, size);
    });

    test('the same by keyboard alone, and what has the focus is always seen', async ({ marketer }) => {
      const { page } = marketer;
      const newcomer = new Newcomer(page, isTouch, FILING);
      await page.goto('/');
      for (const [label, text] of fieldsOf(`${size}-keys`)) {
        await newcomer.goTo(page.getByLabel(label, { exact: true }));
        await newcomer.type(text);
      }
      await newcomer.key('Enter');
      await newcomer.goTo(page.locator('input[type=file]'));
      await newcomer.key('Enter');
      await expect(page.getByRole('button', { name: 'HotList' })).toBeFocused();
      await newcomer.key('Enter');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
      await newcomer.key('Enter');
      await expect(page.getByRole('region', { name: FILING.name })).toBeFocused();
      await newcomer.key('ControlOrMeta+Enter');
      await marketer.done();
      await newcomer.goTo(page.getByRole('button', { name: 'Save to My Generations' }));
      await newcomer.key('Enter');
      await expectSaved(marketer, newcomer, size);
    });
  });
}

/** The form of who is new, in its order. */
function fieldsOf(way: string): [string, string][] {
  return [
    ['First name', 'Sam'],
    ['Username', `new-${way}-${Date.now()}`],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ];
}

async function expectSaved({ page, email }: Marketer, newcomer: Newcomer, size: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(email).toContainText('Northwind');
  const { seconds, presses, keys, letters } = newcomer;
  const moves = presses > 0 ? `${presses} clicks` : `${keys} keys and ${letters} letters`;
  console.log(`A new account to its first saved email, ${size}: ${seconds.toFixed(1)} s, ${moves}`);
  expect(seconds).toBeLessThan(MOST.seconds);
  expect(presses).toBeLessThanOrEqual(MOST.presses);
  expect(keys).toBeLessThanOrEqual(MOST.keys);
}
