import { readFile } from 'node:fs/promises';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

// What administrators see is everybody's: these journeys come one after the other in one app.
test.describe.configure({ mode: 'default' });

const SESSION = {
  appType: 'clone-winner',
  generatedContent: 'Subject: Copper runs short\n\nMines close faster than they open.',
  originalPrompt: 'Write like the winner.',
  userInputs: { toneStyle: 'Calm', extras: ['one'], empty: '' },
  refinements: [{ userInput: 'Make it shorter', aiResponse: 'Short it is.', timestamp: '2026-01-05T10:00:00Z' }],
  catalysts: [{ id: 4, title: 'Copper passes $10,000', text: 'A ton.', url: 'javascript:alert(1)' }, 'Typed by hand'],
};

test('an administrator reads what users say, with all of the work that it is about', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await testApp.query('DELETE FROM user_feedbacks');
  const critic = testApp.client();
  const { id, username } = await critic.register();
  const feedback = '<b>Close</b> to perfect';
  await critic.post('/api/report-feedback', { feedback, rating: 8, sessionContext: SESSION });
  await testApp.query(
    `INSERT INTO user_feedbacks (user_id, app_type, rating, created_at)
     SELECT $1, 'hotlist', rating, now() - interval '1 day' FROM unnest(ARRAY[7, 5]) AS rating`,
    [id],
  );
  await marketer.beAdmin();
  await page.goto('/');
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Admin Feedback' }).click();

  const cards = page.getByRole('list', { name: 'Feedback' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(page.getByText('3 entries, the newest first')).toBeVisible();
  await expect(cards.first()).toContainText(feedback);
  await expect(cards.first()).toContainText('Clone A Winner');
  await expect(cards.first()).toContainText('2 interactions');
  await expect(page.getByText('8 / 10')).toHaveCSS('color', 'rgb(95, 212, 160)');
  await expect(page.getByText('7 / 10')).toHaveCSS('color', 'rgb(240, 192, 96)');
  await expect(page.getByText('5 / 10')).toHaveCSS('color', 'rgb(255, 133, 133)');

  await cards
    .first()
    .getByRole('button', { name: `View details of the feedback of ${username}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Feedback of ${username}` });
  const part = (name: string) => dialog.getByRole('region', { name });
  await expect(part('Total interactions')).toContainText('2');
  await expect(part('Generated content')).toContainText('Mines close faster than they open.');
  await expect(part('Original prompt')).toContainText('Write like the winner.');
  await expect(part('User inputs')).toContainText(/Tone style\s*Calm/);
  await expect(part('User inputs')).toContainText('"one"');
  await expect(part('User inputs')).toContainText(/Empty\s*Empty/);
  await expect(part('Refinements')).toContainText(/Make it shorter.*Short it is\./s);
  await expect(part('Catalysts').getByRole('listitem')).toHaveText([/Copper passes \$10,000A ton\.$/, 'Typed by hand']);
  await expect(part('Catalysts').getByRole('link')).toHaveCount(0);
  await checkPage(page);
  await page.keyboard.press('Escape');

  await cards.last().getByRole('button').click();
  await expect(dialog.getByText('This feedback came without the work that it is about.')).toBeVisible();
  await expect(dialog.getByText('A rating without words.')).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all feedback as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('feedbacks.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(feedback);
});

test('what cannot be read says so; more of it comes when it is asked for, on a phone too', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  const { id } = await testApp.client().register();
  await testApp.query('DELETE FROM user_feedbacks');
  await page.setViewportSize({ width: 375, height: 812 });
  await marketer.beAdmin();
  await page.route('**/api/admin/feedbacks*', (route) => route.abort(), { times: 1 });
  await page.goto('/admin-feedback');
  await expect(page.getByText('The feedback could not be loaded. Nothing is lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No feedback yet' })).toBeVisible();
  await testApp.query(
    `INSERT INTO user_feedbacks (user_id, app_type, rating, feedback_text)
     SELECT $1, 'hotlist', 6, repeat('word', 200) FROM generate_series(1, 30)`,
    [id],
  );
  await page.reload();
  const cards = page.getByRole('list', { name: 'Feedback' }).getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await checkPage(page);
});
