import type { ReviewCriterion } from '@copydesk/contracts';
import { Marketer, expect, test } from './marketer';

const criteria: Record<ReviewCriterion, number> = {
  hook: 6,
  catalyst: 6,
  proof: 6,
  clarity: 5,
  action: 7,
  compliance: 8,
};

/** The answer of a model that finds fault with four lines of an email. */
function reviewOf(email: string): string {
  const lines = email.split('\n').filter((line) => line.trim() !== '');
  const improvements = lines
    .slice(0, 4)
    .map((line, n) => ({ criterion: 'clarity', line, suggestion: `Say it more plainly, remark ${n + 1}.` }));
  return JSON.stringify({ feedback: 'A sound draft.', score: 6, criteria, improvements });
}

/** An email of another version. */
const take = (version: number) =>
  `Subject: Northwind, take ${version}\n\nNorthwind raised its forecast. ${'It said so on Tuesday. '.repeat(45)}\n\nThis is take ${version}.\n\n**Read it.**`;

/** Between the subject and the first words: what is written does not move when it can be edited. */
async function gapBelowSubject({ email }: Marketer): Promise<number> {
  const [subject, words] = await Promise.all([
    email.locator('h3').boundingBox(),
    email.locator('h3 ~ p, div:has(> h3) ~ p').first().boundingBox(),
  ]);
  return Math.round((words?.y ?? 0) - (subject?.y ?? 0) - (subject?.height ?? 0));
}

test('an email is refined five times, stopped once, reviewed, checked, compared and restored; a reload loses nothing', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  const remark = 'I left out the backlog because the filing gives none.';
  testApp.demo.play({ kind: 'answer', content: `${take(1)}\n\nNote: ${remark}` });
  await marketer.begin();
  await expect(page.locator('main').getByText(remark).first()).toBeVisible();
  await expect(marketer.email).not.toContainText(remark);

  await marketer.ask('Shorten the email');
  await marketer.showsVersion(2);
  testApp.demo.play({ kind: 'answer', content: take(3) });
  await page.getByRole('button', { name: 'Make it more professional' }).click();
  await expect(marketer.box).toHaveValue('Make it more professional');
  await marketer.box.press('Control+Enter');
  await marketer.showsVersion(3);
  testApp.demo.play({ kind: 'answer', content: '<note>The filing gives no figure for the backlog.</note>' });
  await marketer.ask('Add the backlog');
  await expect(
    page.getByText('Nothing was changed. The filing gives no figure for the backlog.').first(),
  ).toBeVisible();
  await marketer.showsVersion(3);
  const found = 'The forecast is on page 1 of your document.';
  testApp.demo.play({ kind: 'answer', content: found });
  await marketer.ask('Which page has the forecast?');
  await expect(page.getByText(found).first()).toBeVisible();
  await marketer.showsVersion(3);

  testApp.demo.play({ kind: 'hang', afterCharacters: 80 });
  await marketer.ask('Use more persuasive language');
  await expect(page.getByText('Writing... 80 characters')).toBeVisible();
  const whileWritten = await gapBelowSubject(marketer);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(marketer.email.getByText('Stopped', { exact: true })).toBeVisible();
  await marketer.showsVersion(4);
  await expect.poll(() => gapBelowSubject(marketer)).toBe(whileWritten);

  testApp.demo.pace = 60;
  testApp.demo.play({ kind: 'answer', content: take(5) });
  await marketer.ask('Add more details about impact');
  await expect(page.getByText(/Writing\.\.\. [\d,]+ characters/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Add more details about impact').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  testApp.demo.pace = 100_000;
  await marketer.showsVersion(5);
  const fifth = (await marketer.read()).messages.at(-1)?.content ?? '';
  const dated = `${fifth.replace('Subject: ', 'Subject: Today: ')}\n\n<note>The day comes first.</note>`;
  testApp.demo.play({ kind: 'answer', content: dated });
  await marketer.ask('Say when, in the subject line');
  await marketer.showsVersion(6);
  await expect(marketer.email.locator('mark')).toHaveText(['Today:']);
  await expect(
    page.getByText(/^Version 6 of the email is finished: [\d,]+ characters\. 1 change\. The day/),
  ).toBeAttached();

  const before = (await marketer.read()).messages.at(-1)?.content ?? '';
  testApp.demo.play({ kind: 'answer', content: reviewOf(before) });
  await page.getByRole('button', { name: 'Expert Review' }).click();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
  await expect(review.getByText(/remark \d/)).toHaveCount(4);
  await expect(review.getByText('4 selected')).toBeVisible();
  await page.reload();
  await expect(review.getByText('A sound draft.')).toBeVisible();
  await review.getByRole('button', { name: 'Save Feedback' }).click();
  await expect(review.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await page.reload();
  await expect(review.getByRole('button', { name: 'Saved' })).toBeDisabled();
  const comment = (words: string) => review.getByRole('listitem').filter({ hasText: words });
  await comment('remark 2').getByRole('button', { name: 'Dismiss' }).click();
  await comment('remark 4').getByRole('button', { name: 'Dismiss' }).click();
  await expect(comment('remark 2').getByRole('button', { name: 'Bring back' })).toBeVisible();
  await expect(review.getByText('2 selected')).toBeVisible();
  testApp.demo.play({ kind: 'answer', content: take(7) });
  await review.getByRole('button', { name: 'Apply suggestions' }).click();
  await expect(review).toBeHidden();
  await expect(page.getByText('Suggestions applied').first()).toBeVisible();
  await marketer.showsVersion(7);
  const applied = (await marketer.read()).messages.findLast(({ role }) => role === 'user')?.content ?? '';
  expect(applied).toContain('remark 1');
  expect(applied).toContain('remark 3');
  expect(applied).not.toMatch(/remark [24]/);
  for (const look of ['live', 'reopened']) {
    await test.step(look, async () => {
      if (look === 'reopened') await page.reload();
      await expect(page.getByText(/^2 suggestions applied\./)).toBeVisible();
      await expect(page.getByText('Please revise the email by applying')).toHaveCount(0);
    });
  }

  await page.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare versions' });
  await compare.getByLabel('From').selectOption('2');
  await compare.getByLabel('To').selectOption('5');
  await expect(compare.locator('ins').first()).toBeVisible();
  await expect(compare.getByText(/words? added, [\d,]+ words? removed/)).toBeVisible();
  await compare.getByRole('radio', { name: 'Side by side' }).click();
  await expect(compare.getByRole('article', { name: 'Version 2' }).locator('ins')).toHaveCount(0);
  await expect(compare.getByRole('article', { name: 'Version 5' }).locator('del')).toHaveCount(0);
  await compare.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /Show conversation/ }).click();
  await expect(page.getByRole('list', { name: 'Suggestions' }).last().getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: /^Version 3 / }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await marketer.showsVersion(8);
  const { messages, reviews } = await marketer.read();
  const versions = messages.filter(({ role }) => role === 'assistant');
  expect(versions.map(({ origin, stopped }) => (stopped ? 'stopped' : origin))).toEqual([
    'written',
    'refined',
    'refined',
    'stopped',
    'refined',
    'refined',
    'refined',
    'restored',
  ]);
  expect(versions[7]).toMatchObject({ content: versions[2]?.content, restoredFrom: 3 });
  expect(reviews).toHaveLength(1);

  await page.reload();
  await marketer.showsVersion(8);
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await expect(page.getByText('Version 6 of 8')).toBeVisible();
  await page.getByRole('button', { name: /^Score 6/ }).click();
  await expect(review.getByText('A sound draft.')).toBeVisible();
});

test('every message that cannot be sent is refused in words', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.begin();
  await marketer.ask('  ');
  await expect(page.getByText('Message empty').first()).toBeVisible();
  await expect(page.getByText('Please enter a message to update your email.').first()).toBeVisible();
  await marketer.ask('word '.repeat(40_000));
  await expect(page.getByText('Message must be at most 20,000 characters').first()).toBeVisible();

  testApp.demo.play({ kind: 'status', status: 401 });
  await marketer.ask('Shorten it');
  await expect(page.getByText('Error updating email').first()).toBeVisible();
  await expect(page.getByRole('alert').getByText('The email was not changed')).toBeVisible();
  await expect(marketer.box).toHaveValue('Shorten it');
  await page.getByRole('button', { name: /^Show conversation/ }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Shorten it')).toBeVisible();
  await page.reload();
  await expect(marketer.box).toHaveValue('Shorten it');
  await page.getByRole('button', { name: 'Try again' }).click();
  await marketer.showsVersion(2);
  await expect(marketer.box).toHaveValue('');
});

test('a session that ends in mid-work is renewed over the page, and nothing is lost', async ({ marketer, context }) => {
  const { page } = marketer;
  const username = await marketer.begin();
  await context.clearCookies();
  await marketer.ask('Shorten the email');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
  await dialog.getByLabel('Password').fill('secret-1');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
  await expect(marketer.box).toHaveValue('Shorten the email');
  await page.getByRole('button', { name: 'Update Email' }).click();
  await marketer.showsVersion(2);

  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('secret-1');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('two tabs agree on what is written, edited and saved', async ({ marketer, testApp, context }) => {
  const { page } = marketer;
  await marketer.begin();
  const second = new Marketer(await context.newPage());
  await second.page.goto(page.url());
  await second.done();
  testApp.demo.pace = 200;
  await marketer.ask('Shorten the email');
  await expect(second.page.getByRole('button', { name: 'Stop' })).toBeVisible();
  testApp.demo.pace = 100_000;
  await second.showsVersion(2);
  await marketer.showsVersion(2);

  const markup =
    'Subject: Edited\n\n<img src=x onerror=alert(1)> and <script>alert(2)</script> **bold** שלום 👩‍💻\n\nOne.';
  await second.write(markup);
  await marketer.showsVersion(3);
  await expect(marketer.email).toContainText('<script>alert(2)</script> bold שלום 👩‍💻');
  // Both type at once, each in a paragraph of its own.
  await Promise.all([
    marketer.editor.getByText('One.').click(),
    second.editor.getByRole('heading', { name: 'Edited' }).click(),
  ]);
  await Promise.all([page.keyboard.press('End'), second.page.keyboard.press('End')]);
  await Promise.all([page.keyboard.type(' Two.'), second.page.keyboard.type(' twice')]);
  const merged = markup.replace('Edited', 'Edited twice').replace('One.', 'One. Two.');
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toBe(merged);
  for (const { editor } of [marketer, second]) {
    await expect(editor).toContainText('Edited twice');
    await expect(editor).toContainText('One. Two.');
  }

  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await second.page.reload();
  await expect(second.page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as new' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Update saved' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeEnabled();
  const saved = (await (await page.request.get('/api/generations')).json()) as { content: string }[];
  expect(saved.map(({ content }) => content)).toEqual([merged, merged]);
});

test('what is asked for while words are on their way is done when they are there, all of it', async ({ marketer }) => {
  const { page, editor } = marketer;
  await marketer.begin();
  const { pass } = await marketer.hold('**/api/threads/*/versions');
  await editor.getByRole('paragraph').last().click();
  await page.keyboard.type(' By hand.');
  const save = page.getByRole('button', { name: 'Save to My Generations' });
  await save.click();
  await save.click();
  await page.getByRole('button', { name: 'Expert Review' }).click();
  pass();
  await expect(page.getByRole('dialog', { name: 'Expert Review' }).getByText('RodChief on version 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect((await marketer.read()).saved).toMatchObject({ version: 2 });
});

test('who goes elsewhere while a brief is handed in stays there', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.brief();
  const { pass } = await marketer.hold('**/api/generate-email');
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await marketer.goTo('/?tab=generations');
  await expect(page.getByRole('tab', { name: 'My Generations' })).toBeVisible();
  pass();
  await expect(page.getByText('1 written')).toBeVisible();
  await expect(page).toHaveURL(/tab=generations/);
});

test('an email of 190,000 characters is edited, kept and compared', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  const long = `Subject: Long\n\n${'Rates fell by half a point and the market took notice of it.\n\n'.repeat(3_000)}`;
  await marketer.write(long);
  // Not by `expect`: between two looks it measures every paragraph of the page, also those that are not laid out.
  await page.getByText('Version 2 of 2', { exact: true }).waitFor();
  await marketer.box.pressSequentially('Shorten');
  await expect(marketer.box).toHaveValue('Shorten');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText(/words added/).waitFor();
});
