import type { Locator } from '@playwright/test';
import { checkPage } from './check-page';
import { QUARTER, txt } from './documents';
import { expect, playsTaken, test, toastOf } from './marketer';

// What no other journey looks at: panels, sheets, menus and dialogs in their states, wide and on a phone.

const FILE = txt('northwind.txt', QUARTER.join('\n'));
const EMAIL = [
  'Subject: Northwind sold more than it ever did in a single quarter, and the order book says why that goes on',
  'Revenue was $4.20 billion, against $4.5 billion a year earlier.',
  'This is a guaranteed, risk-free way to double your money. Read it at www.example.com.',
].join('\n\n');
const PHONE = { width: 375, height: 812 };

test.use({ actionTimeout: 10_000 });

test('a brief, and a draft until it is done and reviewed', async ({ marketer, testApp }) => {
  test.slow();
  const { page } = marketer;
  const panel = (name: string) => page.getByRole('dialog', { name });
  const close = () => page.keyboard.press('Escape');
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await expect(toastOf(page, 'Input Required')).toBeVisible();
  await checkPage(page);

  testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
  await marketer.handIn(FILE);
  await expect(page.getByRole('button', { name: 'Continue now' })).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: 'Continue now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'on their way' })).toBeVisible();
  await checkPage(page);
  await playsTaken(testApp);
  await page.getByRole('button', { name: `Remove ${FILE.name}` }).click();
  await marketer.handIn(FILE);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await checkPage(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'See what was read' }).click();
  await expect(panel('What was read').getByText('Northwind').first()).toBeVisible();
  await checkPage(page);
  await close();

  testApp.demo.play({ kind: 'hang', afterCharacters: 80 });
  await marketer.generate();
  await expect(marketer.email).toContainText('Northwind');
  await checkPage(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(marketer.email.getByText('Stopped').first()).toBeVisible();
  await checkPage(page);
  testApp.demo.play({ kind: 'status', status: 401 });
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await marketer.done();

  const review = panel('Expert Review');
  testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
  await page.getByRole('button', { name: 'Expert Review' }).click();
  await expect(review.getByRole('progressbar')).toBeVisible();
  await checkPage(page);
  await playsTaken(testApp);
  await review.getByRole('button', { name: 'Stop' }).click();
  testApp.demo.play({ kind: 'status', status: 401 });
  await page.getByRole('button', { name: 'Expert Review' }).click();
  await expect(review.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await checkPage(page);
  await review.getByRole('button', { name: 'Try Again' }).click();
  await expect(review.getByRole('button', { name: 'Save Feedback' })).toBeVisible();
  await checkPage(page);
});

test('a draft that is done, and all that opens beside it and over it', async ({ marketer }) => {
  test.slow();
  const { page } = marketer;
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const close = (name: string) => dialog(name).getByRole('button', { name: 'Close' }).click();
  const menu = page.getByRole('menu');
  const checkMenu = async (opener: string) => {
    await press(opener);
    await expect(menu).toBeVisible();
    await checkPage(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  };
  await marketer.begin();
  await page.request.post(`/api/threads/${marketer.thread}/versions`, { data: { content: EMAIL } });
  await marketer.showsVersion(2);

  let refuse = () => {};
  await page.route('**/api/fact-check', (route) => (refuse = () => void route.abort()), { times: 1 });
  await press('Fact Check');
  await expect(dialog('Fact Check').getByRole('progressbar')).toBeVisible();
  await checkPage(page);
  refuse();
  await expect(dialog('Fact Check').getByText('Fact checking failed')).toBeVisible();
  await checkPage(page);
  await press('Search again');
  await expect(dialog('Fact Check').getByText(/^Checked against/)).toBeVisible();
  await checkPage(page);
  await close('Fact Check');

  await expect(dialog('Ready to send').getByRole('listitem').first()).toBeVisible();
  await checkPage(page);
  await press('Compare');
  await expect(dialog('Compare versions').locator('ins').first()).toBeVisible();
  await checkPage(page);
  await close('Compare versions');
  await press('Report Feedback');
  await press('Submit Feedback');
  await expect(dialog('Report Feedback').getByText('Feedback Required')).toBeVisible();
  await checkPage(page);
  await close('Report Feedback');
  await press('More subjects');
  await expect(dialog('Subjects').getByText('subjects to choose from').first()).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await checkMenu('Download');
  await press('Save to My Generations');
  await checkMenu('Saved');
  await press(/^Show conversation/);
  await checkMenu('What to do with version 1');
  await press('What to do with version 1');
  await menu.getByRole('menuitem', { name: 'Report Feedback' }).click();
  await close('Report Feedback');
  await press('Earlier version');
  await expect(page.getByText('An earlier version.')).toBeVisible();
  await checkPage(page);
  await press('Back to the newest');
  await close('Email Chat Interface');

  await page.setViewportSize(PHONE);
  await checkMenu('More');
  await press('More subjects');
  await expect(dialog('Subjects').getByText('subjects to choose from').first()).toBeVisible();
  await checkPage(page);
});

test('the rooms around the draft', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.start();
  await page.getByRole('button', { name: /^My Account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles(FILE);
  await expect(page.getByText('What should we write from it?')).toBeVisible();
  await checkPage(page);

  await marketer.goTo('/brands/new');
  await page.getByRole('button', { name: 'Add an offer' }).click();
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByRole('form', { name: 'New brand' })).toBeVisible();
  await checkPage(page);
  await marketer.goTo('/brands/import');
  await expect(page.getByRole('form', { name: 'Read a brand from emails' })).toBeVisible();
  await checkPage(page);
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
  await page.getByRole('button', { name: 'Update Email' }).click();
  await expectAbove(LEFT_BY_KEYBOARD, toastOf(page, 'Message empty'));
  // Tools for selected words take the row of the other actions, and leave the words to be seen.
  await marketer.select(1);
  const tools = page.getByRole('toolbar', { name: 'Change the selected words' });
  await expectAbove(LEFT_BY_KEYBOARD, tools);
  expect((await tools.boundingBox())?.height).toBeLessThan(64);
  await page.keyboard.press('Escape');
  await expect(tools).toBeHidden();
  await page.getByRole('button', { name: 'Expert Review' }).click();
  await expectAbove(LEFT_BY_KEYBOARD, page.getByRole('dialog', { name: 'Expert Review' }));
  await page.getByRole('dialog', { name: 'Expert Review' }).getByRole('button', { name: 'Close' }).click();
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
      - group "Draft bar":
        - group "Versions"
        - button /traced/
        - button /left to do/
        - status
        - textbox "Title"
        - group "Actions":
          - button "Save to My Generations"
          - button "Expert Review"
          - button "Fact Check"
          - button "Copy"
          - button "Compare"
          - button "Inbox preview"
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
        - form "Refine This Email":
          - heading "Refine This Email" [level=2]
          - heading "Email Chat Interface" [level=2]
          - button "Show conversation 2"
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
