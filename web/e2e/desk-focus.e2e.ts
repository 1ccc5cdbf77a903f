import { expect, test } from './marketer';

test('an answer and the newest message are in view; by keyboard the draft begins at its beginning and Save keeps the focus', async ({
  marketer,
}) => {
  const { page, editor } = marketer;
  await marketer.begin();
  const answer = page
    .getByRole('paragraph')
    .filter({ hasText: /^(?:Your sources say it here|The demo model found no sentence)/ })
    .first();
  // Longer than the window: while it is written, its end is kept in view.
  await marketer.write(`Subject: Long\n\n${'Northwind raised its forecast on Tuesday.\n\n'.repeat(25)}`);
  await marketer.showsVersion(2);
  await page.getByRole('group', { name: 'Conversation' }).evaluate((desk) => desk.scrollTo(0, 0));
  await marketer.ask('What is the most important figure?');
  await expect(answer).toBeInViewport({ ratio: 1 });
  await marketer.done();

  await page.getByRole('button', { name: /^Show conversation/ }).click();
  await marketer.ask('Make it shorter');
  await marketer.showsVersion(3);
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages.getByRole('listitem').last()).toBeInViewport();
  await messages.evaluate((list) => list.scrollTo(0, 0));
  await marketer.ask('What did you leave out?');
  await expect(messages.getByText('What did you leave out?')).toBeInViewport();
  await marketer.done();

  const save = page.getByRole('button', { name: 'Save to My Generations' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeFocused();

  await page.reload();
  await page.getByLabel('Preheader').focus();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.type('First. ');
  await expect(editor).toContainText('First. Long');
});
