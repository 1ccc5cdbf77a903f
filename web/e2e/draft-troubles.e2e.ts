import { expect, playsTaken, test, toastOf, type Marketer } from './marketer';

test.beforeEach(async ({ marketer }) => {
  await marketer.page.clock.install();
  await marketer.begin();
});

/** The answer of a model that would have the first line of the email in other words. */
async function reviewOf(marketer: Marketer): Promise<string> {
  const line = (await marketer.read()).messages.at(-1)?.content.split('\n')[0] ?? '';
  const edit = { action: 'replace', quote: line, text: 'Subject: Northwind, in brief' };
  const improvements = [{ line, suggestion: 'Write instead: “Northwind, in brief”', criterion: 'hook', edit }];
  const criteria = { hook: 6, catalyst: 6, proof: 6, clarity: 6, action: 6, compliance: 6 };
  return JSON.stringify({ improvements, feedback: 'A sound draft.', criteria, score: 6 });
}

test('a review that is slow says so, and one that fails can be tried again', async ({ marketer, testApp }) => {
  const { page } = marketer;
  testApp.demo.play({ kind: 'hang', afterCharacters: 0 });
  const asked = await page.evaluate(() => Date.now());
  await page.getByRole('button', { name: 'Expert Review' }).click();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
  await expect(review.getByText('RodChief is reading your email…')).toBeVisible();
  await page.clock.pauseAt(asked + 9_000);
  await expect(review.getByText('This is taking longer than usual')).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(review.getByText('This is taking longer than usual')).toBeVisible();
  await expect(review.getByText('RodChief is still analyzing your email. Please wait a moment...')).toBeVisible();
  await page.clock.resume();
  await playsTaken(testApp);
  await review.getByRole('button', { name: 'Stop' }).click();
  await expect(review).toBeHidden();

  testApp.demo.play({ kind: 'not-json' }, { kind: 'not-json' });
  await page.getByRole('button', { name: 'Expert Review' }).click();
  await expect(review.getByText('Failed to get feedback. Please try again.')).toBeVisible();
  await expect(page.getByText('Error getting feedback').first()).toBeVisible();
  await expect(page.getByText('Failed to get RodChief feedback').first()).toBeVisible();
  testApp.demo.play({ kind: 'answer', content: await reviewOf(marketer) });
  await review.getByRole('button', { name: 'Try Again' }).click();
  await expect(review.getByText(/^\d selected$/)).toBeVisible();

  await page.route('**/api/save-rodchief-feedback', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await review.getByRole('button', { name: 'Save Feedback' }).click();
  await expect(page.getByText('Failed to save feedback').first()).toBeVisible();
  await review.getByRole('button', { name: 'Save Feedback' }).click();
  await expect(page.getByText('Feedback saved').first()).toBeVisible();

  await page.route('**/api/threads/*/versions', (route) => route.fulfill({ status: 500, body: '' }));
  await review.getByRole('button', { name: 'Apply suggestions' }).click();
  await expect(page.getByText('Error applying suggestions').first()).toBeVisible();
  await expect(review.getByText(/^\d selected$/)).toBeVisible();
});

test('a fact check that fails says why, and takes another selection', async ({ marketer, testApp }) => {
  const { page } = marketer;
  const dialog = page.getByRole('dialog', { name: 'Fact Check' });
  await marketer.claimCauses();
  await page.route('**/api/fact-check', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const first = await marketer.select(2);
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  await expect(dialog.getByText('Fact checking failed')).toBeVisible();
  await expect(dialog.getByText('Failed to perform fact check')).toBeVisible();
  await expect(dialog.getByText(first)).toBeVisible();

  testApp.demo.play({ kind: 'status', status: 401 });
  await dialog.getByRole('button', { name: 'Search again' }).click();
  await expect(dialog.getByText('The writing model is not set up correctly', { exact: false })).toBeVisible();

  testApp.demo.play({ kind: 'hang', afterCharacters: 0 });
  await dialog.getByRole('button', { name: 'Search again' }).click();
  await expect(dialog.getByText('You can close this and go on writing.', { exact: false })).toBeVisible();
  await playsTaken(testApp);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const second = await marketer.select(3);
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  await dialog.getByRole('button', { name: 'Check the new selection' }).click();
  await expect(dialog.getByText(second).first()).toBeVisible();
  await expect(dialog.getByText(/^Checked against/)).toBeVisible();
  await expect
    .poll(() => testApp.query(`SELECT status FROM jobs WHERE name = 'fact-check' ORDER BY created_at DESC LIMIT 2`))
    .toEqual([{ status: 'completed' }, { status: 'cancelled' }]);
});

test('a review that is stopped while it is on its way to the server does not go on there; the next is another', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  const { pass } = await marketer.hold('**/api/rodchief-review');
  testApp.demo.play({ kind: 'hang', afterCharacters: 0 });
  await page.getByRole('button', { name: 'Expert Review' }).click();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
  await review.getByRole('button', { name: 'Stop' }).click();
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: 'Expert Review' }).click();
  pass();
  const statement = `SELECT status = 'cancelled' AS stopped FROM jobs WHERE name = 'review-email' ORDER BY created_at DESC LIMIT 2`;
  await expect.poll(() => testApp.query(statement)).toEqual([{ stopped: false }, { stopped: true }]);
  await expect(review.getByText('Failed to get feedback. Please try again.')).toBeHidden();
});

test('a failed save loses nothing, and a title is changed before and after saving', async ({ marketer, context }) => {
  const { page } = marketer;
  await page.route('**/api/generations', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const [title, save] = await Promise.all([
    page.getByLabel('Title').boundingBox(),
    page.getByRole('button', { name: 'Save to My Generations' }).boundingBox(),
  ]);
  const gap = (save?.x ?? Infinity) - (title?.x ?? 0) - (title?.width ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(16);
  expect(Math.abs((save?.y ?? Infinity) - (title?.y ?? 0))).toBeLessThan(8);
  await page.getByLabel('Title').fill('My own title');
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Save failed').first()).toBeVisible();
  await expect(page.getByText('Failed to save email. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('My own title');

  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Authentication required').first()).toBeVisible();
  await expect(page.getByText('Please log in to save your email').first()).toBeVisible();
  await context.addCookies(cookies);
  await page.reload();

  await page.getByLabel('Title').fill('My own title');
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('My own title');
  await page.getByLabel('Title').fill('A better title');
  await page.getByLabel('Title').press('Enter');
  await expect(page.getByText('Generation renamed').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('A better title');
  expect((await marketer.read()).saved?.title).toBe('A better title');
});

test('what is typed while a request is on its way stays in the box; the request comes back only where the server fails', async ({
  marketer,
}) => {
  const { page, box } = marketer;
  const first = await marketer.hold('**/api/chat');
  await marketer.ask('Shorten the email');
  await expect(box).toHaveValue('');
  await box.fill('And add a joke');
  first.fail();
  await expect(box).toHaveValue('Shorten the email\nAnd add a joke');

  const second = await marketer.hold('**/api/chat');
  await marketer.ask('Add a joke');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /Sam/ })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('');
  second.pass();
  await marketer.showsVersion(2);
  await expect(box).toHaveValue('');
});

test('a request that failed comes back, and goes again without the other words in the box', async ({
  marketer,
  testApp,
}) => {
  const { page, box } = marketer;
  testApp.demo.play({ kind: 'status', status: 401 });
  await marketer.ask('Add a joke');
  await expect(box).toHaveValue('Add a joke');
  await box.fill('Name the quarter');
  await page.getByRole('button', { name: 'Try again' }).click();
  await marketer.showsVersion(2);
  await expect(box).toHaveValue('Name the quarter');
});

test('a preheader that the server fails to save stays in its field, and is saved with the next visit', async ({
  marketer,
}) => {
  const { page } = marketer;
  const field = page.getByLabel('Preheader');
  const saving = await marketer.hold('**/preheader');
  await field.fill('Why the forecast rose');
  await field.press('Enter');
  const readAgain = page.waitForResponse(`**/api/threads/${marketer.thread}`);
  saving.fail();
  await expect(toastOf(page, 'Preheader not saved')).toBeVisible();
  await readAgain;
  await expect(field).toHaveValue('Why the forecast rose');
  await page.reload();
  await expect(field).toHaveValue('Why the forecast rose');
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.preheader).toBe('Why the forecast rose');
});

test('a title typed while an email is being saved is its title; one that the server fails to change stays', async ({
  marketer,
}) => {
  const { page } = marketer;
  const field = page.getByLabel('Title');
  const savedTitle = async () => (await marketer.read()).saved?.title;
  const saving = await marketer.hold('**/api/generations');
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await field.fill('My own title');
  await field.press('Enter');
  saving.pass();
  await expect.poll(savedTitle).toBe('My own title');
  await expect(field).toHaveValue('My own title');

  const renaming = await marketer.hold('**/api/generations/*');
  await field.fill('A better title');
  await field.press('Enter');
  renaming.fail();
  await expect(toastOf(page, 'Failed to rename generation')).toBeVisible();
  await expect(field).toHaveValue('A better title');
  await field.focus();
  await field.press('Enter');
  await expect.poll(savedTitle).toBe('A better title');
});
