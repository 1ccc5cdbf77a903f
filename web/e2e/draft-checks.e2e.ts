import { checkPage } from './check-page';
import { expect, test } from './marketer';

test('without a selection the whole email is checked, else the selected sentence alone', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Fact Check' });
  await expect(dialog.getByText('Compared with the source').first()).toBeVisible();
  await expect(page.getByText('No text selected')).toHaveCount(0);
  const checks = (await marketer.read()).messages.at(-1)?.content ?? '';
  await expect(dialog.getByRole('blockquote')).toContainText(checks.slice('Subject: '.length, 40));
  await dialog.getByRole('button', { name: 'Close' }).click();

  // From the middle of the page's header into the second paragraph: only what belongs to the email counts.
  const selected = await page.evaluate(() => {
    const paragraph = document.querySelectorAll('article[aria-label="Email"] p')[2];
    const range = document.createRange();
    range.setStartBefore(document.querySelector('h1')!);
    range.setEndAfter(paragraph!);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
    return paragraph?.textContent ?? '';
  });
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  await expect(dialog.getByText(selected).first()).toBeVisible();
  await expect(dialog.getByText('HotList Email Generator')).toHaveCount(0);
  await expect(dialog.getByText(/^Checked against|^Not checked/)).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText(
    /Supported|Differs from the source|Not found|To check|Not checked/,
  );
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Search again' }).click();
  await expect(dialog.getByRole('button', { name: 'Search again' })).toBeVisible();
  for (const link of await dialog.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https?:/);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  const again = await marketer.select(1);
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  await expect(dialog.getByText(/^Checked against|^Not checked/)).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('blockquote')).toHaveText(again);
  await expect(dialog.getByText(/^Checked against|^Not checked/)).toBeVisible();
});

test('a check of other words than those on the screen is grey, names its version and is done again', async ({
  marketer,
}) => {
  const { page, editor } = marketer;
  await marketer.begin();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
  const check = page.getByRole('dialog', { name: 'Fact Check' });
  const criteria = review.getByRole('list', { name: 'Score of each criterion' });
  const stale = (version: number) => page.getByText(new RegExp(`^Version ${version}\\.\\s*Check again$`));
  const pill = page.getByRole('button', { name: /^Score .*open the review$/ });
  await page.getByRole('button', { name: 'Expert Review' }).click();
  await expect(criteria).toBeVisible();
  await expect(pill).not.toHaveAccessibleName(/version/);
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  const against = check.getByText(/^Checked against/);
  await expect(against).toBeVisible();
  await expect(stale(1)).toHaveCount(0);

  // What is typed is another text at once, before it is saved.
  const { pass } = await marketer.hold('**/api/threads/*/versions');
  await editor.getByRole('paragraph').last().click();
  await page.keyboard.type(' By hand.');
  await expect(stale(1)).toBeVisible();
  const verdict = check.getByRole('list', { name: 'Verdicts' }).getByRole('listitem').first();
  await expect(verdict.locator('> div')).toHaveCSS('filter', 'grayscale(1)');
  await expect(pill).toHaveAccessibleName(/, version 1: open the review$/);
  await expect(pill).toHaveCSS('color', 'rgb(163, 171, 186)');
  pass();
  await marketer.showsVersion(2);
  await stale(1).getByRole('button').click();
  await expect(against).toBeVisible();
  await expect(stale(1)).toHaveCount(0);

  await pill.click();
  await expect(review.getByText('RodChief on version 1')).toBeVisible();
  await expect(criteria.locator('..')).toHaveCSS('filter', 'grayscale(1)');
  await stale(1).getByRole('button').click();
  await expect(review.getByText('RodChief on version 2')).toBeVisible();
  await expect(criteria).toBeVisible();
  await expect(stale(2)).toHaveCount(0);
  await expect(pill).not.toHaveAccessibleName(/version/);

  // Words that were reviewed once need no other review where they are restored.
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await expect(stale(2)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await marketer.showsVersion(3);
  await expect(stale(2)).toBeVisible();
  await expect(pill).not.toHaveAccessibleName(/version/);
});

test('a suggestion with an exact change is made at once, without a model, and taken back', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.begin();
  const before = (await marketer.read()).messages.at(-1)?.content ?? '';
  const line = before.split('\n').at(-1) ?? '';
  const criteria = { hook: 9, catalyst: 9, proof: 9, clarity: 9, action: 9, compliance: 9 };
  const improvements = [
    {
      line,
      suggestion: 'Say it plainly.',
      criterion: 'action',
      edit: { action: 'replace', quote: line, text: 'Read it.' },
    },
  ];
  testApp.demo.play({ kind: 'answer', content: JSON.stringify({ feedback: 'Sound.', criteria, improvements }) });
  await page.getByRole('button', { name: 'Expert Review' }).click();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
  await expect(review.getByText('Say it plainly.')).toBeVisible();
  const calls = testApp.demo.calls.length;
  const card = review.getByRole('listitem').filter({ hasText: 'Say it plainly.' });
  await card.getByRole('button', { name: 'Take' }).click();
  await marketer.showsVersion(2);
  await expect(card.getByText('Applied')).toBeVisible();
  await expect(review.getByText(/^Version 1\.\s*Check again$/)).toBeVisible();
  expect((await marketer.read()).messages.at(-1)?.content).toBe(`${before.slice(0, -line.length)}**Read it.**`);

  await page.reload();
  await review.getByRole('button', { name: 'Undo' }).click();
  await expect(review.getByText('Applied')).toHaveCount(0);
  await expect(review.getByText('Check again')).toHaveCount(0);
  expect((await marketer.read()).messages.at(-1)?.content).toBe(before);
  expect(testApp.demo.calls).toHaveLength(calls);
});

test('feedback needs words, starts at a rating of 5 and carries the whole work along', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.begin();
  await marketer.ask('Shorten the email');
  await marketer.showsVersion(2);
  await page.getByRole('button', { name: 'Report Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Feedback' });
  await expect(dialog.getByRole('radio', { name: '5', checked: true })).toBeVisible();
  await expect(dialog.getByText('5 of 10 · Negative')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(dialog.getByText('Feedback Required')).toBeVisible();
  await dialog.getByLabel('Feedback').fill('Reads well.');
  await page.route('**/api/report-feedback', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const sent = page.waitForRequest('**/api/report-feedback');
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ feedback: 'Reads well.', rating: 5 });
  await expect(page.getByText('Failed to submit feedback. Please try again.').first()).toBeVisible();
  await expect(dialog.getByLabel('Feedback')).toHaveValue('Reads well.');
  await dialog.getByRole('radio', { name: '9' }).check({ force: true });
  await expect(dialog.getByText('9 of 10 · Positive')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(dialog.getByText('Feedback Submitted')).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [row] = await testApp.query<{ rating: number; session_data: Record<string, unknown> }>(
    'SELECT rating, session_data FROM user_feedbacks ORDER BY id DESC LIMIT 1',
  );
  expect(row).toMatchObject({
    rating: 9,
    session_data: { threadId: marketer.thread, appType: 'hotlist', refinements: [{ userInput: 'Shorten the email' }] },
  });
});
