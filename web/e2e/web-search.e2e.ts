import { expect, test } from './marketer';


test('a source that is no address of the web is not linked', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.begin();
  await marketer.claimCauses();
  const text = await marketer.select(2);
  const content = `SUPPORTED: “${text}”\nOne page has it (page), another too (other).`;
  const cite = (url: string, words: string) => ({
    type: 'url_citation',
    url,
    title: '',
    start_index: content.indexOf(words),
    end_index: content.indexOf(words) + words.length,
  });
  const annotations = [cite('javascript:alert(1)', '(page)'), cite('https://release.example/a', '(other)')];
  testApp.demo.play({ kind: 'answer', content, annotations });
  await page.getByRole('button', { name: 'Fact check' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fact check' });
  await expect(dialog.getByText(/^Checked against the web/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'release.example' }).first()).toHaveAttribute(
    'href',
    'https://release.example/a',
  );
  await expect(dialog.locator('a[href^="javascript"]')).toHaveCount(0);
});

test('a conversation that outgrows the model is summed up, and says so', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  for (const version of [2, 3]) {
    await marketer.ask(
      `Change the subject line to “Take ${version}”. ${'Our readers are careful people who read every word twice. '.repeat(90)}`,
    );
    await marketer.showsVersion(version);
  }
  await marketer.ask('Change the subject line to “Take 4”');
  await marketer.showsVersion(4);
  await page.getByRole('button', { name: /Show conversation/ }).click();
  await expect(
    page.getByText('This is a long conversation: earlier messages are summarized for the model.', { exact: false }),
  ).toBeVisible();
  expect((await marketer.read()).messages.filter(({ role }) => role === 'user')).toHaveLength(4);
});
