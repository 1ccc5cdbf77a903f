import type { CampaignRequest } from '@copydesk/contracts';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { confirmation, email, fillIn, generate, haveCampaign, part, read } from './campaign';
import { checkPage } from './check-page';
import { announced, expect, test, toastOf } from './marketer';

test.beforeEach(({ marketer }) => marketer.haveAccount());

test('a campaign is written part by part, copied and written anew; a new one discards nothing', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.goto('/campaign-generator');
  await fillIn(page);
  const sent = page.waitForRequest('**/api/generate-campaign');
  await generate(page);
  expect((await sent).postDataJSON()).toMatchObject({
    campaignContext: { productName: 'Northwind Trader' },
    performanceHighlights: { totalLosses: 21300.5, avgLoser: -8.25 },
  } satisfies { [G in keyof CampaignRequest]?: Partial<CampaignRequest[G]> });
  await expect(page.getByRole('progressbar', { name: 'Campaign progress' })).toBeVisible();
  await expect(announced(page, 'Campaign Generated Successfully!')).toBeVisible({ timeout: 40_000 });
  await expect(announced(page, 'Your 5-day email sequence and order form are ready.')).toBeVisible();
  await expect(page.getByText('6 of 6 parts, 100%')).toBeVisible();

  await page.reload();
  for (const name of ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Order Form'])
    await expect(part(page, name)).toBeVisible();
  await expect(email(page)).toContainText('Northwind Trader');
  await expect(page.getByRole('button', { name: 'Expert Review' })).toBeEnabled();
  await checkPage(page);

  const tracked = page.waitForRequest('**/api/analytics/track');
  await page.getByRole('button', { name: 'Copy Day 1' }).click();
  await expect(announced(page, 'Copied!. Day 1 copied to clipboard')).toBeAttached();
  const length = (await read(page)).parts[0]?.content.length;
  expect((await tracked).postDataJSON()).toMatchObject({
    actionType: 'copy_to_clipboard',
    appId: 10,
    metadata: { contentLength: length },
  });
  await expect(page.getByRole('button', { name: 'Day 1 copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Day 1' })).toBeVisible();

  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(announced(page, 'Day 1 copied to clipboard')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  if (wide) await page.setViewportSize(wide);

  await marketer.refuseToCopy();
  await page.getByRole('button', { name: 'Copy Order Form' }).click();
  await expect(toastOf(page, 'Copy Failed')).toBeVisible();
  await expect(toastOf(page, 'Unable to copy to clipboard')).toBeVisible();

  await part(page, 'Order Form').click();
  await marketer.done();
  await checkPage(page);
  await part(page, 'Day 1').click();
  await page.getByRole('button', { name: 'Rewrite' }).click();
  await expect(page.getByText('Version 2 of 2')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Rewrite' })).toBeVisible();

  await page.getByRole('button', { name: 'Generate New Campaign' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await page.getByRole('button', { name: 'Continue with Northwind Trader' }).click();
  await page.getByRole('button', { name: 'Context', exact: true }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('Northwind Trader');
  await page.getByRole('button', { name: 'Clear Form' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(confirmation(page)).not.toBeChecked();
  const list = page.getByRole('region', { name: 'Your campaigns' });
  const found = list.getByRole('link', { name: /Northwind Trader/ });
  await list.getByRole('searchbox').fill('no such product');
  await expect(list.getByText('No matches found. Try other words.')).toBeVisible();
  await list.getByRole('searchbox').fill('model portfolio');
  await found.click();
  await expect(email(page)).toContainText('Northwind Trader');

  await page.goBack();
  const deletion = page.waitForEvent('dialog');
  void list.getByRole('button', { name: 'Delete Northwind Trader' }).click();
  const dialog = await deletion;
  expect(dialog.message()).toBe('Are you sure you want to delete this campaign?');
  await dialog.accept();
  await expect(announced(page, 'Campaign deleted')).toBeVisible();
  await expect(list).toBeHidden();
  await page.goForward();
  await expect(page.getByText('There is no such campaign')).toBeVisible();
});

test('a failure in Day 4 keeps Days 1 to 3 and goes on at Day 4', async ({ marketer, testApp }) => {
  const { page } = marketer;
  testApp.demo.pace = 200;
  testApp.demo.play({ kind: 'none' }, { kind: 'none' }, { kind: 'none' }, { kind: 'status', status: 401 });
  await page.goto(`/campaign-generator?campaign=${await haveCampaign(page, { waits: false })}`);
  await expect(page.getByText(/^Day 1: Writing/)).toBeVisible();
  testApp.demo.pace = 100_000;
  await expect(toastOf(page, 'Generation Failed')).toBeVisible({ timeout: 40_000 });
  const alert = page.getByRole('alert').filter({ hasText: 'Day 4 was not written' });
  await expect(alert).toContainText('What is done is kept: Day 1, Day 2, Day 3.');
  await expect(page.getByRole('progressbar', { name: 'Campaign progress' })).toHaveAttribute('aria-valuenow', '0');
  const before = await read(page);
  expect(before.parts.map(({ part }) => part)).toEqual(['email1', 'email2', 'email3']);
  await page.reload();
  await page.route('**/api/jobs/*/retry', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Continue with Day 4' }).click();
  await expect(page.getByText('Failed to generate campaign content').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Day 4' }).click();
  await expect(announced(page, 'Campaign Generated Successfully!')).toBeVisible({ timeout: 40_000 });
  const after = await read(page);
  expect(after.parts).toHaveLength(6);
  expect(after.parts.slice(0, 3)).toEqual(before.parts);
});

test('a campaign is stopped, seen in another tab, and gone on with', async ({ marketer, testApp }) => {
  const { page } = marketer;
  testApp.demo.play({ kind: 'none' }, { kind: 'hang', afterCharacters: 40 });
  await page.goto(`/campaign-generator?campaign=${await haveCampaign(page, { waits: false })}`);
  await expect(page.getByText(/^Day 2: Writing/)).toBeVisible({ timeout: 20_000 });
  const other = await page.context().newPage();
  await other.goto('/campaign-generator');
  await expect(other.getByRole('region', { name: 'Your campaigns' }).getByText('Writing...')).toBeVisible();
  await expect(other.getByLabel('Product name')).toHaveValue('');
  await other.goto(page.url());
  await part(other, 'Day 1').click();
  await expect(email(other)).toContainText('Northwind Trader');
  await page.getByRole('button', { name: 'Stop' }).click();
  for (const tab of [page, other]) await expect(part(tab, 'Day 2 Stopped')).toBeVisible();
  await part(other, 'Day 2 Stopped').click();
  await expect(email(other)).toContainText('What was written until then is kept.');
  await expect(page.getByText('What is done is kept: Day 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Day 2' })).toBeVisible();
});

test('a campaign agrees with what was entered; what disagrees is marked, urgency is held against the dates', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.goto(`/campaign-generator?campaign=${await haveCampaign(page)}`);
  await expect(page.getByText('Everything agrees with what you entered')).toBeVisible({ timeout: 40_000 });
  const { id } = await read(page);
  const content = 'Subject: Late\n\nNorthwind Trader costs **$1,899**. The offer ends tonight.';
  await page.request.put(`/api/campaigns/${id}/parts/email1`, {
    data: { content },
    headers: { Origin: new URL(page.url()).origin },
  });
  await expect(page.getByText('1 place disagrees with what you entered')).toBeVisible();
  await expect(page.getByText('Day 1 uses urgent words.', { exact: false })).toBeVisible();
  await expect(part(page, 'Day 1 1 to check')).toBeVisible();
  await part(page, 'Day 1 1 to check').click();
  await expect(email(page).locator('mark')).toHaveText(['$1,899']);
  await page.getByLabel('First day').fill('2099-01-25');
  await expect(page.getByRole('list', { name: 'Send dates' }).getByRole('listitem')).toHaveText([
    /Sunday, January 25, 2099/,
    /Monday/,
    /Tuesday/,
    /Wednesday/,
    /Thursday, January 29, 2099/,
  ]);
  await expect(page.getByText('2 places disagree with what you entered')).toBeVisible();
  await expect(email(page).locator('mark')).toHaveText(['$1,899', 'tonight']);
  await expect(page.getByRole('list', { name: 'To be checked in Day 1' })).toContainText(
    'Day 1 goes out on Sunday, January 25, 2099; the offer ends on Friday, January 30, 2099.',
  );
  await checkPage(page);
  await page.reload();
  await expect(page.getByLabel('First day')).toHaveValue('2099-01-25');
  await page.getByLabel('Rhythm').selectOption('Every other day');
  await expect(page.getByRole('list', { name: 'Send dates' })).toContainText('Monday, February 2, 2099');

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as zip' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await downloaded).path())));
  expect(Object.keys(files).sort()).toEqual(
    [
      ...[1, 2, 3, 4, 5].flatMap((number) => [
        ...['eml', 'html', 'txt'].map((kind) => `day-${number}.${kind}`),
        ...['mailchimp', 'hubspot', 'klaviyo'].map((tool) => `${tool}/day-${number}.html`),
      ]),
      'manifest.json',
      'order-form.html',
      'order-form.txt',
    ].sort(),
  );
});
