import type { CloneWinnerRequest, GenerationResponse } from '@copydesk/contracts';
import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { pdf, QUARTER } from './documents';
import { expect, test } from './marketer';

const COPIED = 'nobody in this market saw the second half of the year coming at all';
const WINNER = [
  'Subject: Did you see this coming?',
  `Dear reader,\n\nLast week ${COPIED}. **We did**, and we wrote it down.`,
  'What would you have done with it?',
  '- One report\n- One page\n- One clear answer',
  'Click here to read the report: https://example.org/report',
].join('\n\n');
const DETAILS =
  'Northwind Semiconductor raised its forecast by 40% on Tuesday. The report costs $49 until Friday at 6 pm.';

const winner = (page: Page) => page.getByLabel('Winner Copy');
const details = (page: Page) => page.getByLabel('Custom Details');
const button = (page: Page) => page.getByRole('button', { name: 'Clone Winner' });
const notice = (page: Page) => page.getByRole('region', { name: 'Copied from the winner' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Your previous generations' });

async function fill(page: Page): Promise<void> {
  await winner(page).fill(WINNER);
  await details(page).fill(DETAILS);
}

async function generate(page: Page): Promise<void> {
  await button(page).click();
  await page.waitForURL(/clone-winner\?thread=/);
}

async function save(page: Page, title: string, content: string): Promise<void> {
  const answer = await page.request.post('/api/generations', { data: { title, content, appId: 1 } });
  expect(answer.status()).toBe(201);
}

test.beforeEach(async ({ marketer }) => {
  await marketer.haveAccount();
  await marketer.page.goto('/clone-winner');
});

test('a winner becomes new copy that is laid beside it, kept through a reload, saved and taken up again', async ({
  marketer,
}) => {
  const { page } = marketer;
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expect(page.getByText('0 total generations')).toBeVisible();
  await expect(page.getByText('Ready to Clone Success')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByText('Ready to Clone Success')).toBeVisible();
  await checkPage(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await fill(page);
  await expect(page.getByText(/2 questions · 3 bullets · 1 link · 1 call to action/)).toBeVisible();
  await page.getByRole('button', { name: 'Get Catalysts' }).click();
  const news = page.getByRole('dialog', { name: 'Market catalysts' });
  await news.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByText('Catalyst Added').first()).toBeVisible();
  await news.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Catalysts added' }).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(winner(page)).toHaveValue(WINNER);

  const sent = page.waitForRequest('**/api/generate-clone-winner');
  await generate(page);
  const request = (await sent).postDataJSON() as CloneWinnerRequest;
  expect(request).toMatchObject({ winnerCopy: WINNER, customDetails: DETAILS });
  expect(request.catalysts).toEqual([{ id: expect.stringMatching(/^\d+$/), text: expect.stringMatching(/\S/) }]);
  await expect(page.getByText('Clone Generated Successfully!').first()).toBeVisible();
  await marketer.done();
  await expect(page.getByText('1 total generation', { exact: true })).toBeVisible();
  await page.request.post('/api/generate-clone-winner', { data: request });
  await expect(page.getByText('2 total generations')).toBeVisible();
  const rows = page.getByRole('table', { name: 'The winner and its clone' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Bullets' }).getByRole('cell').first()).toHaveText('3');
  await expect(notice(page)).toBeHidden();

  await marketer.ask('Change the subject line to “A fair question”');
  await marketer.showsVersion(2);
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  const [saved] = (await (await page.request.get('/api/generations')).json()) as GenerationResponse[];
  expect(saved).toMatchObject({ appId: 7, metadata: { generationType: 'clone-winner', customDetails: DETAILS } });
  expect(saved?.originalPrompt).toContain(WINNER);

  await page.goto('/?tab=generations');
  await page.getByRole('link', { name: saved?.title, exact: true }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('region', { name: 'Catalysts used' }).getByRole('listitem')).toHaveCount(1);
  await detail.getByRole('button', { name: 'Refine in HotList' }).click();
  await expect(page).toHaveURL(/\/hotlist\?thread=/);
  await expect(page.getByText('Version 2 of 2', { exact: true })).toBeVisible();
  await marketer.goTo(`/clone-winner${new URL(page.url()).search}`);
  await expect(page.getByRole('table', { name: 'The winner and its clone' })).toBeVisible();
});

test('the new copy takes its facts from a document that is handed in, and a claim leads there', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.handIn(pdf('northwind.pdf', [QUARTER.slice(0, 3), QUARTER.slice(3)]));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('File Content Included')).toBeVisible();
  await fill(page);
  await expect(page.getByRole('region', { name: 'Catalyst suggestions' })).toHaveCount(1);
  await checkPage(page);
  const sent = page.waitForRequest('**/api/generate-clone-winner');
  await generate(page);
  const { fileContent, documentId } = (await sent).postDataJSON() as CloneWinnerRequest;
  expect([fileContent, documentId]).toEqual([expect.stringContaining('$4.20 billion'), expect.any(String)]);
  await marketer.done();
  await marketer.write('Subject: A fair question\n\nRevenue rose to $4.20 billion.');
  const claim = page.getByRole('button', { name: /4\.20 billion/ });
  await claim.click();
  await expect(page.getByText('The document, p. 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('northwind.pdf', { exact: true })).toBeVisible();
});

test('a form that says too little or too much says so at each field, leads there, and keeps what was typed', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await expect(page.getByRole('button', { name: 'Find Matching Catalysts' })).toBeHidden();
  await winner(page).fill(`${'w'.repeat(49)} `);
  await details(page).fill('d'.repeat(19));
  await button(page).click();
  await expect(page.getByText('Winner copy must be at least 50 characters')).toBeVisible();
  await expect(page.getByText('Custom details must be at least 20 characters')).toBeVisible();
  await expect(winner(page)).toBeFocused();
  await winner(page).fill('w'.repeat(50));
  await winner(page).press('Control+Enter');
  await expect(page.getByText('Winner copy must be at least 50 characters')).toBeHidden();
  await expect(details(page)).toBeFocused();
  await checkPage(page);
  await page.reload();
  await expect(details(page)).toHaveValue('d'.repeat(19));
  await page.getByRole('button', { name: 'Clear Form' }).click();
  await expect(winner(page)).toHaveValue('');

  await details(page).fill('Data center chips for artificial intelligence are sold out into next year.');
  testApp.demo.play({ kind: 'status', status: 401 });
  await page.getByRole('button', { name: 'Find Matching Catalysts' }).click();
  await expect(page.getByText('Catalyst matching error').first()).toBeVisible();
  await expect(page.getByText('Could not find matching catalysts. You can still proceed.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Find Matching Catalysts' }).click();
  const suggestions = page.getByRole('region', { name: 'Catalyst suggestions' });
  await suggestions.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeHidden();

  const long = `${WINNER}\n\n${'It went on for a long time. '.repeat(8_000)}`;
  await winner(page).fill(long);
  await button(page).click();
  await expect(page.getByText('Winner copy must be at most 200,000 characters')).toBeVisible();
  await winner(page).fill(long.slice(0, 199_999));
  await generate(page);
  await marketer.done(40_000);
  await expect(page.getByRole('table', { name: 'The winner and its clone' })).toBeVisible();
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
});

test('words that are the winner’s own are listed, marked and shown; without them the warning goes', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await fill(page);
  const before = Array.from({ length: 40 }, (_, at) => `This is line ${at + 1} of something new.`).join('\n\n');
  testApp.demo.play({
    kind: 'answer',
    content: `Subject: New\n\n${before}\n\n- Again, ${COPIED.replace('second', '**second**')}!`,
  });
  await generate(page);
  await marketer.done();
  await expect(notice(page)).toContainText('1 passage is the winner’s own, word for word');
  await expect(notice(page).getByRole('listitem')).toContainText(COPIED);
  const marked = () =>
    page.evaluate(() =>
      Array.from(CSS.highlights.get('copied') ?? [], (range) => (range instanceof Range ? range.toString() : '')),
    );
  await expect.poll(marked).toEqual([COPIED]);
  await expect(marketer.email.getByText('Again,')).not.toBeInViewport();
  await notice(page).getByRole('button', { name: 'Show in email' }).click();
  await expect(marketer.email.getByText('Again,')).toBeInViewport();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(COPIED);
  await checkPage(page);

  testApp.demo.play({ kind: 'answer', content: `Subject: New\n\n${before}` });
  await marketer.ask('Say it in other words');
  await marketer.showsVersion(2);
  await expect(notice(page)).toBeHidden();
  expect(await marked()).toEqual([]);
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await expect(notice(page)).toBeVisible();
});

test('a failure is told in words, whoever failed, and nothing has to be typed again', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await fill(page);
  await page.route('**/api/generate-clone-winner', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await button(page).click();
  const toast = page.getByRole('region', { name: /Notification/ });
  await expect(toast).toContainText('Generation Failed');
  await expect(toast).toContainText('Failed to generate copy');
  await page.unroute('**/api/generate-clone-winner');
  await expect(details(page)).toHaveValue(DETAILS);

  testApp.demo.play({ kind: 'status', status: 401 });
  await generate(page);
  await expect(toast).toContainText('Generation Failed');
  await expect(toast).toContainText('The writing model is not set up correctly.');
  await expect(winner(page)).toHaveValue(WINNER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await marketer.done();
});

test('the picker says that there is nothing to pick, and lists what is long enough', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const open = () => page.getByRole('button', { name: 'Use a previous generation' }).click();
  await open();
  await expect(picker(page).getByText('No previous generations yet')).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');

  const long = `Subject: Long enough\n\n${'Gold rose again this week. '.repeat(10).trim()}`;
  await save(page, 'Just too short', 'x'.repeat(100));
  await save(page, 'Long enough', long.replace('Gold rose', '**Gold** rose'));
  await save(page, 'With markup', `<img src=x onerror="document.title='run'"> ${'Silver fell. '.repeat(20)}`);
  await open();
  const items = picker(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: 'With markup' })).toContainText('<img src=x');
  const preview = `${'Gold rose again this week. '.repeat(10).slice(0, 150)}…`;
  await expect(items.filter({ hasText: 'Long enough' }).getByText(preview)).toBeVisible();
  await picker(page).getByLabel('Search').fill('no such words');
  await expect(picker(page).getByText('No matches found')).toBeVisible();
  await picker(page).getByLabel('Search').fill('gold');
  await expect(items).toHaveCount(1);
  await items.getByRole('button').click();
  await expect(picker(page)).toBeHidden();
  await expect(page.getByText('Winner Copy Loaded').first()).toBeVisible();
  await expect(winner(page)).toHaveValue(long);
  await expect(page).not.toHaveTitle('run');

  const [{ id }] = (await (await page.request.get('/api/generations')).json()) as [GenerationResponse];
  await testApp.query(
    `INSERT INTO generations (user_id, app_id, title, content)
     SELECT user_id, app_id, 'Many ' || n, CASE WHEN n > 60 THEN 'short' ELSE repeat('words ', 30) END
     FROM generations, generate_series(1, 130) n WHERE id = $1`,
    [id],
  );
  await page.reload();
  await open();
  // The first page holds short ones alone.
  await expect(items).toHaveCount(30);
  await picker(page).getByRole('button', { name: 'Show more' }).click();
  await expect(items).toHaveCount(62);
  await expect(picker(page).getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('a generation is counted in the header without a socket', async ({ marketer }) => {
  const { page } = marketer;
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.reload();
  await expect(page.getByText('0 total generations')).toBeVisible();
  await fill(page);
  await generate(page);
  await expect(page.getByText('1 total generation', { exact: true })).toBeVisible();
});
