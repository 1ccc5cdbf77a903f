import type { ThreadResponse } from '@copydesk/contracts';
import { readDraft } from '@copydesk/text';
import { Marketer, expect, test } from './marketer';
import { pdf, QUARTER } from './documents';
import { TestApp } from './test-app';

/** The words that a draft shows, without its markup. */
function wordsOf(text: string): string {
  const { subject, blocks } = readDraft(text);
  const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.lines : block.items));
  return [subject, ...lines.flat().map((run) => run.text)].join('').replaceAll(/\s+/g, '');
}

async function expectSavedText(marketer: Marketer): Promise<string> {
  const answer = await marketer.page.request.get(`/api/threads/${marketer.thread}`);
  const { messages } = (await answer.json()) as ThreadResponse;
  const text = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const shown = await marketer.email.evaluate((email) => {
    const copy = document.createElement('div');
    copy.append(email.cloneNode(true));
    copy.querySelectorAll('[data-not-text]').forEach((label) => label.remove());
    return copy.textContent ?? '';
  });
  expect(shown.replaceAll(/\s+/g, '')).toBe(wordsOf(text));
  return text;
}

test('a filing becomes an email that is watched, kept through a reload, copied and saved', async ({
  marketer,
  testApp,
  context,
}) => {
  const { page } = marketer;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await marketer.signUp();
  await page.getByRole('link', { name: 'Create New: HotList Email Generator' }).click();
  await expect(page.getByLabel('Market Catalyst')).toBeVisible();
  await marketer.handIn(pdf('northwind.pdf', [QUARTER.slice(0, 3), QUARTER.slice(3)]));
  const dialog = page.getByRole('dialog', { name: 'Processing File' });
  await expect(dialog.getByText('File processed successfully!').first()).toBeVisible();
  await expect(dialog.getByText(/Northwind/).first()).toBeVisible();
  await expect(dialog.getByText('Catalyst suggestions found!').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('File Content Included')).toBeVisible();

  testApp.demo.pace = 300;
  await marketer.generate();
  await expect(marketer.email).toContainText(/Northwind/);
  await expect(page.getByText(/Writing\.\.\. [\d,]+ characters/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  testApp.demo.pace = 100_000;
  await marketer.done();
  const text = await expectSavedText(marketer);
  // The summary, the angles, the search for catalysts and the email, each asked for once.
  expect(testApp.demo.calls).toHaveLength(4);

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(readDraft(text).subject);

  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('tab', { name: 'My Generations' }).click();
  const saved = page.getByRole('list', { name: 'Saved emails' });
  await expect(saved.getByText(readDraft(text).subject ?? '?').first()).toBeVisible();
});

test('two tabs, one of them without a network for ten seconds, end with the words of the database, 5 s after it is back', async ({
  marketer,
  testApp,
  context,
}) => {
  const { page } = marketer;
  await marketer.brief();
  testApp.demo.pace = 40;
  await marketer.generate();
  await expect(marketer.email).toContainText('Northwind');
  const second = new Marketer(await context.newPage());
  await second.page.goto(page.url());
  await expect(second.email).toContainText('Northwind');

  const network = await context.newCDPSession(second.page);
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...conditions, offline: true });
  const lostAt = Date.now();
  await expect.poll(() => Date.now() - lostAt, { timeout: 15_000 }).toBeGreaterThan(10_000);
  testApp.demo.pace = 100_000;
  await marketer.done(30_000);
  await expectSavedText(marketer);
  await network.send('Network.emulateNetworkConditions', { ...conditions, offline: false });
  await second.done(5_000);
  await expectSavedText(second);
});

test('a worker that is killed in mid-stream: the text on screen is replaced by that of the second attempt', async ({
  browser,
}) => {
  // Its worker is a process of its own: those of the other journeys share one.
  const testApp = await TestApp.open();
  const page = await browser.newPage({ baseURL: testApp.address });
  try {
    const marketer = new Marketer(page);
    await marketer.brief();
    testApp.demo.pace = 60;
    await marketer.generate();
    await expect(marketer.email).toContainText('Northwind');
    await testApp.loseWorker();
    testApp.demo.pace = 100_000;
    await marketer.done(30_000);
    await expectSavedText(marketer);
    const emails = testApp.demo.calls.filter(({ request }) => JSON.stringify(request).includes('Task: hotlist'));
    expect(emails).toHaveLength(2);
  } finally {
    await page.close();
    await testApp.close();
  }
});

test('Stop keeps what was written, and the way on is one click', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.brief();
  testApp.demo.play({ kind: 'hang', afterCharacters: 80 });
  await marketer.generate();
  await expect(marketer.email).toContainText('Northwind');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(marketer.email.getByText('Stopped', { exact: false }).first()).toBeVisible();
  expect(testApp.demo.calls.at(-1)?.ended).toBe('aborted');
  await page.reload();
  await expect(marketer.email).toContainText('Northwind');
  await page.getByRole('button', { name: 'Generate again' }).click();
  await marketer.done();
});

test('Generate again writes right after Stop, before the email is read again', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.brief();
  testApp.demo.play({ kind: 'hang', afterCharacters: 80 });
  await marketer.generate();
  await expect(marketer.email).toContainText('Northwind');
  const { thread } = marketer;
  await page.route('**/api/threads/*', () => undefined);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await page.waitForURL(() => marketer.thread !== thread);
});

test('the app as npm start serves it writes with the demo model, and says so', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.BASE_URL });
  const marketer = new Marketer(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
  });
  await marketer.start();
  await expect(page.getByText('Demo model').first()).toBeVisible();
  await page.goto('/hotlist');
  await marketer.handIn(pdf('northwind.pdf', [QUARTER]));
  await page.getByRole('button', { name: 'Continue' }).click();
  await marketer.generate();
  await marketer.done();
  await expectSavedText(marketer);
  expect(problems).toEqual([]);
  await page.close();
});
