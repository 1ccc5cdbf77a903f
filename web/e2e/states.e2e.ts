import type { Locator } from '@playwright/test';
import { haveCampaign, next, part } from './campaign';
import { checkState } from './check-page';
import { QUARTER, txt } from './documents';
import { expect, test, toastOf } from './marketer';
import { Shelf } from './shelf';

// What no other journey looks at: each screen, panel and sheet in its states, wide and on a phone.

const FILE = txt('northwind.txt', QUARTER.join('\n'));
const EMAIL = [
  'Subject: Northwind sold more than it ever did in a single quarter, and the order book says why that goes on',
  'Revenue was $4.20 billion, against $4.5 billion a year earlier.',
  'You can read more at www.example.com.',
].join('\n\n');

test.use({ actionTimeout: 10_000 });

test('a draft from its brief to the subject that is chosen', async ({ marketer, testApp }) => {
  test.slow();
  const { page } = marketer;
  const panel = (name: string) => page.getByRole('dialog', { name });
  const close = () => page.keyboard.press('Escape');
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await expect(toastOf(page, 'Input Required')).toBeVisible();
  await checkState(page);

  testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
  await marketer.handIn(FILE);
  await expect(page.getByRole('button', { name: 'Continue now' })).toBeVisible();
  await checkState(page);
  await page.getByRole('button', { name: 'Continue now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'on their way' })).toBeVisible();
  await checkState(page);
  await page.getByRole('button', { name: `Remove ${FILE.name}` }).click();
  await marketer.handIn(FILE);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await checkState(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'See what was read' }).click();
  await expect(panel('What was read').getByText('Northwind').first()).toBeVisible();
  await checkState(page);
  await close();

  testApp.demo.play({ kind: 'hang', afterCharacters: 80 });
  await marketer.generate();
  await expect(marketer.email).toContainText('Northwind');
  await checkState(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(marketer.email.getByText('Stopped').first()).toBeVisible();
  await checkState(page);
  testApp.demo.play({ kind: 'status', status: 401 });
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checkState(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await marketer.done();

  const review = panel('Expert review');
  testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
  await page.getByRole('button', { name: 'Expert review' }).click();
  await expect(review.getByRole('progressbar')).toBeVisible();
  await checkState(page);
  await review.getByRole('button', { name: 'Stop' }).click();
  testApp.demo.play({ kind: 'status', status: 401 });
  await page.getByRole('button', { name: 'Expert review' }).click();
  await expect(review.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await checkState(page);
  await review.getByRole('button', { name: 'Try Again' }).click();
  await expect(review.getByRole('button', { name: 'Save Feedback' })).toBeVisible();
  await checkState(page);
  await close();

  await page.getByRole('button', { name: 'Fact check' }).click();
  await expect(toastOf(page, 'No text selected')).toBeVisible();
  await checkState(page);
});

test('the rooms around the draft', async ({ marketer, testApp }) => {
  test.slow();
  const { page } = marketer;
  await marketer.begin();
  const shelf = new Shelf(page);
  await shelf.save({ title: 'Northwind raises its forecast' });
  for (const [path, shown] of [
    ['/', page.getByRole('link', { name: /Create New: HotList/ })],
    ['/starting-now', page.getByLabel('Event Information')],
    ['/clone-winner', page.getByLabel('Winner Copy')],
    ['/subject-lines', page.getByLabel('Brief')],
    ['/campaign-generator', page.getByText('Step 1 of 6')],
    ['/rodchief', page.getByText('Ready for Analysis')],
    ['/analytics', page.getByRole('table', { name: 'Week by week' })],
    ['/settings', page.getByText('This device')],
    ['/how-to-use-internal', page.getByText('Need More Help?')],
    ['/?tab=generations', shelf.card('Northwind raises its forecast')],
  ] as const) {
    await marketer.goTo(path);
    await expect(shown).toBeAttached();
    await checkState(page);
  }
  await marketer.goTo('/');
  await page.locator('input[type=file]').setInputFiles(FILE);
  await expect(page.getByText('What shall we write from it?')).toBeVisible();
  await checkState(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('northwind');
  await expect(page.getByRole('group', { name: 'Found' })).toBeVisible();
  await checkState(page);
  await page.keyboard.press('Escape');

  await marketer.goTo('/rodchief');
  await page.getByLabel('Email copy').fill(EMAIL);
  await page.getByRole('button', { name: 'Get Feedback' }).click();
  await expect(page.getByRole('region', { name: 'Your copy by block' })).toBeVisible();
  await checkState(page);
  await page.getByRole('button', { name: 'Generate Improved Version' }).click();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Improved version' })).toBeVisible();
  await checkState(page);

  await marketer.goTo('/campaign-generator');
  for (let step = 1; step < 6; step += 1) {
    await next(page);
    await checkState(page);
  }
  testApp.demo.pace = 100_000;
  await marketer.goTo(`/campaign-generator?campaign=${await haveCampaign(page)}`);
  for (const name of ['Day 2', 'Order Form']) {
    await part(page, name).click();
    await marketer.done();
    await checkState(page);
  }
});

test('a keyboard on a phone covers nothing that one works on', async ({ marketer }) => {
  const { page, box } = marketer;
  await page.setViewportSize({ width: 390, height: 844 });
  await marketer.begin();
  // It lies over the page, as on an iPhone.
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, LEFT_BY_KEYBOARD);
  await box.focus();
  await expectAbove(LEFT_BY_KEYBOARD, page.getByRole('button', { name: 'Update Email' }));
  await page.getByRole('button', { name: 'Fact check' }).click();
  await expectAbove(LEFT_BY_KEYBOARD, toastOf(page, 'No text selected'));
  // Tools for selected words take the row of the other actions, and leave the words to be seen.
  await marketer.select(1);
  const tools = page.getByRole('toolbar', { name: 'Change the selected words' });
  await expectAbove(LEFT_BY_KEYBOARD, tools);
  expect((await tools.boundingBox())?.height).toBeLessThan(64);
  await page.keyboard.press('Escape');
  await expect(tools).toBeHidden();
  await page.getByRole('button', { name: 'Expert review' }).click();
  await expectAbove(LEFT_BY_KEYBOARD, page.getByRole('dialog', { name: 'Expert review' }));
  await page.getByRole('dialog', { name: 'Expert review' }).getByRole('button', { name: 'Close' }).click();
  // It takes its room from the page, as on Android.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await page.setViewportSize({ width: 390, height: LEFT_BY_KEYBOARD });
  await page.evaluate(() => scrollTo(0, 0));
  await expectAbove(LEFT_BY_KEYBOARD, box);
  await expect(marketer.email.getByRole('heading')).toBeInViewport();
});

test('the desk is read in the order of the work', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - button "Fold the brief away"
    - 'button /Drop a document here/'
    - heading "Market Catalyst & Context" [level=2]
    - textbox "Market Catalyst"
    - textbox "Additional Context"
    - button "Generate HotList Email"
    - button "Clear Form"
    - region "Email workspace":
      - heading "Email workspace" [level=2]
      - group "Versions"
      - button /traced/
      - status
      - button "Save to My Generations"
      - button "Expert review"
      - button "Fact check"
      - button "Copy"
      - button "Download"
      - button "Report Feedback"
      - group "Conversation":
        - article "Email":
          - button "More subjects"
          - textbox "Preheader"
          - textbox "Draft":
            - paragraph: Subject
            - heading "In the news" [level=3]
            - paragraph: Dear reader,
            - paragraph
        - textbox "Title"
        - form "Refine This Email":
          - heading "Refine This Email" [level=2]
          - heading "Email Chat Interface" [level=2]
          - button "Hide conversation 2"
          - textbox "Ask for a change"
          - button "Update Email"
  `);
});

/** What a keyboard leaves of the height of a phone. */
const LEFT_BY_KEYBOARD = 504;

async function expectAbove(line: number, part: Locator): Promise<void> {
  const bottom = async () => {
    const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
    return Math.floor(y + height);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(line);
}
