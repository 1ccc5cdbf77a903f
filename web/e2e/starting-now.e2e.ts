import type { GenerationResponse, StartingNowRequest } from '@copydesk/contracts';
import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { type Marketer, expect, test } from './marketer';
import { txt } from './documents';

const EVENT = 'The Northwind webinar starts today at 2 pm Eastern. Seats are limited to 500.';
const INVITATION = [
  'Northwind Semiconductor investor webinar',
  'The live webinar starts on Tuesday at 2:00 pm Eastern.',
  'Registration closes one hour before.',
  'Data center chips for artificial intelligence are sold out into next year, management said on the call.',
];

const eventField = (page: Page) => page.getByLabel('Event Information');
const contextField = (page: Page) => page.getByLabel('Catalyst Context');
const button = (page: Page) => page.getByRole('button', { name: 'Generate Email' });

async function generate(page: Page): Promise<void> {
  await button(page).click();
  await page.waitForURL(/starting-now\?thread=/);
}

async function open(marketer: Marketer): Promise<Page> {
  await marketer.haveAccount();
  await marketer.page.goto('/starting-now');
  return marketer.page;
}

test('a document fills in the event, brings catalysts, and its own text is written from', async ({ marketer }) => {
  const page = await open(marketer);
  await expect(button(page)).toBeDisabled();
  await checkPage(page);
  await marketer.handIn(txt('webinar.txt', INVITATION.join('\n')));
  const dialog = page.getByRole('dialog', { name: 'Processing File' });
  await expect(dialog.getByText('File processed successfully!').first()).toBeVisible();
  await expect(dialog.getByText('Catalyst suggestions found!')).toBeVisible();
  await checkPage(page);
  await expect(eventField(page)).toHaveValue('');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(eventField(page)).toHaveValue(/The live webinar starts on Tuesday at 2:00 pm Eastern\./);
  await expect(page.getByText('File Content Included')).toBeVisible();
  await page.getByRole('button', { name: 'See what was read' }).click();
  await expect(page.getByText('Text of the file, all of it')).toBeVisible();
  await page.keyboard.press('Escape');

  const sent = page.waitForRequest('**/api/generate-starting-now-email');
  await generate(page);
  const request = (await sent).postDataJSON() as StartingNowRequest;
  expect(request.fileContent).toBe(INVITATION.join('\n'));
  const kept = await page.request.get(`/api/documents/${request.documentId}`);
  expect(await kept.json()).toMatchObject({ name: 'webinar.txt', text: INVITATION.join('\n') });
  await marketer.done();
});

test('catalysts that cannot be analyzed stop nobody', async ({ marketer, testApp }) => {
  const page = await open(marketer);
  testApp.demo.play({ kind: 'status', status: 401 });
  await marketer.handIn(txt('webinar.txt', INVITATION.join('\n')));
  await expect(page.getByText('Catalyst Analysis Failed').first()).toBeVisible();
  await expect(
    page.getByText('Could not analyze for market catalysts. You can still generate copy.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Find Matching Catalysts' })).toBeVisible();
  await expect(button(page)).toBeEnabled();
});

test('the newest catalysts are fetched once and reused, after a failure as well', async ({ marketer }) => {
  const page = await open(marketer);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/get-raw-catalysts')) calls.push(request.url());
  });
  await page.route('**/api/get-raw-catalysts', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Get Catalysts' }).click();
  await expect(page.getByText('Catalyst Fetch Failed').first()).toBeVisible();
  await expect(page.getByText('Could not fetch catalyst data. Please try again.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Get Catalysts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Market catalysts' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Show All' }).click();
  const count = await dialog.getByRole('listitem').count();
  expect(count).toBeGreaterThan(3);
  await expect(dialog.getByText('Sample').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Show Less' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  const first = dialog.getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await expect(page.getByText('Catalyst Added').first()).toBeVisible();
  await expect(first.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(contextField(page)).not.toHaveValue('');
  await checkPage(page);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Create New: Starting Now' }).click();
  // What is new is empty; what was typed before is one click away.
  await expect(contextField(page)).toHaveValue('');
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(contextField(page)).not.toHaveValue('');
  await page.getByRole('button', { name: `View Catalysts (${count})` }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect(calls).toHaveLength(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkPage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `View Catalysts (${count})` })).toBeFocused();
  await page
    .getByRole('list', { name: 'Catalysts added' })
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(contextField(page)).toHaveValue('');
});

test('an email is written, changed and saved with what it was made from', async ({ marketer }) => {
  const page = await open(marketer);
  await eventField(page).fill(EVENT);
  await contextField(page).fill('Typed first.');
  await page.getByRole('button', { name: 'Get Catalysts' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  const context = await contextField(page).inputValue();
  expect(context).toMatch(/^Typed first\.\n\n\S/);
  await generate(page);
  await expect(page.getByText('Email Generated!').first()).toBeVisible({ timeout: 20_000 });
  await marketer.done();
  await marketer.ask('Shorten the email');
  await marketer.showsVersion(2);
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();

  const [saved] = (await (await page.request.get('/api/generations')).json()) as GenerationResponse[];
  const { catalysts } = await marketer.read();
  expect(catalysts).toHaveLength(1);
  expect(saved).toMatchObject({
    appId: 6,
    threadId: marketer.thread,
    originalPrompt: `Event Information: ${EVENT}\n\nCatalyst Context: ${context}`,
    metadata: {
      eventInfo: EVENT,
      catalystContext: context,
      fileContent: '',
      generationType: 'starting-now',
      catalysts,
    },
  });

  await page.goto('/?tab=generations');
  await page.getByRole('list', { name: 'Saved emails' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Refine in HotList' }).click();
  await page.waitForURL(/hotlist\?thread=/);
  await expect(page.getByText('Version 2 of 2', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('copydesk-refine'))).toBeNull();
  await marketer.ask('Change the subject line to “The webinar is live”');
  await marketer.showsVersion(3);
});

test('without an event nothing is written, and the keyboard is told so too; a document never writes over one that was typed', async ({
  marketer,
}) => {
  const page = await open(marketer);
  await eventField(page).fill('  ');
  await expect(button(page)).toBeDisabled();
  await eventField(page).press('Control+Enter');
  await expect(page.getByText('Event Information Required').first()).toBeVisible();
  await expect(page.getByText('Please provide information about the live event or opportunity').first()).toBeVisible();
  await eventField(page).fill('x'.repeat(20_001));
  await button(page).click();
  await expect(page.getByText('Event information must be at most 20,000 characters')).toBeVisible();
  await expect(eventField(page)).toBeFocused();

  await eventField(page).fill('Typed by hand');
  await marketer.handIn(txt('webinar.txt', INVITATION.join('\n')));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('File Content Included')).toBeVisible();
  await expect(eventField(page)).toHaveValue('Typed by hand');
  await page.getByRole('button', { name: 'Clear Form' }).click();
  await expect(eventField(page)).toHaveValue('');
  await expect(page.getByText('File Content Included')).toBeHidden();
});

test('what was typed outlives errors and a reload', async ({ marketer, testApp }) => {
  const page = await open(marketer);
  const odd = `${EVENT} <script>alert(1)</script> שלום`;
  await eventField(page).fill(odd);
  await contextField(page).fill('Rates fell.');
  await page.route('**/api/generate-starting-now-email', (route) => route.abort(), { times: 1 });
  await button(page).click();
  await expect(page.getByText('Generation Error').first()).toBeVisible();
  await page.reload();
  await expect(eventField(page)).toHaveValue(odd);
  await expect(contextField(page)).toHaveValue('Rates fell.');

  testApp.demo.play({ kind: 'status', status: 401 });
  await generate(page);
  await expect(page.getByText('Generation Error').first()).toBeVisible();
  await expect(page.getByText('The writing model is not set up correctly.').first()).toBeVisible();
  await expect(eventField(page)).toHaveValue(odd);
  await page.getByRole('button', { name: 'Try again' }).click();
  await marketer.done();
});

test('progress runs along its curve to 95, is whole at the end, and goes', async ({ marketer, testApp }) => {
  await marketer.page.clock.install();
  const page = await open(marketer);
  await eventField(page).fill(EVENT);
  testApp.demo.pace = 40;
  await generate(page);
  const bar = page.getByRole('progressbar', { name: 'Generation progress' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(page.getByText(/Writing\.\.\. [\d,]+ characters/)).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const value = document.querySelector('[aria-label="Generation progress"]')?.getAttribute('aria-valuenow');
      if (value && value !== seen.at(-1)) seen.push(value);
      document.body.dataset.seen = seen.join(' ');
    }).observe(document.getElementById('root') ?? document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.clock.fastForward(2_000);
  await expect(bar).toHaveAttribute('aria-valuenow', /^[2-6][05]$/);
  await page.clock.fastForward(30_000);
  await expect(bar).toHaveAttribute('aria-valuenow', '95');
  testApp.demo.pace = 100_000;
  await marketer.done();
  await expect(bar).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-seen', /95 100$/);
});
