import type { GenerateEmailRequest, GenerationResponse } from '@copydesk/contracts';
import { expect, test } from './marketer';
import { QUARTER, txt } from './documents';

test('catalysts that are added to a HotList email go with it, and their sources are kept; a field that is emptied takes them along', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await marketer.handIn(txt('northwind.txt', QUARTER.join('\n')));
  await expect(page.getByText('Catalyst suggestions found!')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const suggestion = page.getByRole('region', { name: 'Catalyst suggestions' }).getByRole('listitem').first();
  await expect(suggestion.getByText('Sample')).toBeVisible();
  await expect(suggestion.getByText(/^\d+%$/)).toBeHidden();
  const field = page.getByRole('textbox', { name: 'Market Catalyst' });
  await field.fill('Typed first.');
  await suggestion.getByRole('button').first().click();
  await expect(page.getByText('Catalyst Added').first()).toBeVisible();
  await expect(field).toHaveValue(/^Typed first\.\n\n\S/);
  await suggestion.getByRole('button').first().click();
  await expect(field).toHaveValue('Typed first.');
  await suggestion.getByRole('button').first().click();
  await expect(page.getByRole('list', { name: 'Catalysts added' })).toBeVisible();
  await field.fill('');
  await expect(page.getByRole('list', { name: 'Catalysts added' })).toBeHidden();
  await expect(suggestion.getByRole('button', { pressed: true })).toHaveCount(0);
  await suggestion.getByRole('button').first().click();

  const sent = page.waitForRequest('**/api/generate-email');
  await marketer.generate();
  const { catalystIds } = (await sent).postDataJSON() as GenerateEmailRequest;
  expect(catalystIds).toHaveLength(1);
  await marketer.done();
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  const [saved] = (await (await page.request.get('/api/generations')).json()) as GenerationResponse[];
  const { catalysts } = await marketer.read();
  expect(catalysts.map(({ id }) => id)).toEqual(catalystIds);
  expect(saved?.metadata).toMatchObject({ threadId: marketer.thread, catalysts });
});
