import type { Campaign, CampaignRequest } from '@copydesk/contracts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { expect, test } from './desk';
import { txt } from './documents';

const toastOf = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: /Notification/ }).getByText(title);
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
const day = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const confirmation = (page: Page) => page.getByLabel('I confirm that I want to generate the campaign content');

/** Fills in every step and comes to the last one. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Product name').fill('Northwind Trader');
  await page.getByLabel('Campaign objective').fill('Win back 500 lapsed subscribers');
  await page.getByLabel('Target audience').fill('Private investors over fifty');
  await next(page);
  await page.getByLabel('Winners', { exact: true }).fill('48');
  await page.getByLabel('Losers', { exact: true }).fill('12');
  await page.getByLabel('Total gains ($)').fill('183450');
  await page.getByLabel('Total losses ($)').fill('21300.50');
  await page.getByLabel('Average winner (%)').fill('34.5');
  await page.getByLabel('Average loser (%), 0 or less').fill('-8.25');
  await next(page);
  await page.getByLabel('Standard price ($)').fill('1999');
  await page.getByLabel('Discounted price ($)').fill('999.50');
  await page.getByLabel('VIP price ($)').fill('2499');
  await page.getByLabel('Key features').fill('Two trades a week\nA model portfolio');
  await next(page);
  await page.getByLabel('Expiry date').fill('2099-01-30');
  await next(page);
  await page.getByLabel('Tone/style').fill('Conversational');
  await page.getByLabel('Core messaging').fill('Small positions, held with patience, beat big bets.');
  await next(page);
}

async function generate(page: Page): Promise<void> {
  await confirmation(page).check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await page.waitForURL(/campaign=/);
}

async function read(page: Page): Promise<Campaign> {
  const id = new URL(page.url()).searchParams.get('campaign');
  return (await (await page.request.get(`/api/campaigns/${id}`)).json()) as Campaign;
}

test.beforeEach(async ({ desk }) => {
  await desk.haveAccount();
  await desk.page.goto('/campaign-generator');
});

test('six steps with their fields, defaults and warnings; a reload loses nothing', async ({ desk }) => {
  const { page } = desk;
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByLabel('Campaign type')).toHaveValue('Renewal Campaign');
  await expect(page.getByLabel('Campaign type').getByRole('option')).toHaveText([
    'Renewal Campaign',
    'Flash Campaign',
    'Cross-Sales Campaign',
  ]);
  await desk.handIn(txt('notes.txt', 'Northwind keeps every position small.'));
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await next(page);
  await expect(step(page, 'Performance')).toBeVisible();
  await expect(page.getByLabel('Winners', { exact: true })).toHaveValue('0');
  await expect(page.getByLabel('Total gains ($)')).toHaveAttribute('step', '0.01');
  await page.getByLabel('Winners', { exact: true }).fill('-3');
  await expect(page.getByText('Must be 0 or greater')).toBeVisible();
  await page.getByLabel('Average loser (%), 0 or less').fill('4');
  await expect(page.getByText('Must be 0 or less')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(page.getByLabel('Winners', { exact: true })).toHaveValue('-3');
  await next(page);
  await expect(step(page, 'Offer')).toBeVisible();
  await next(page);
  await page.getByLabel('Expiry date').fill('2020-01-31');
  await expect(page.getByText('The expiry date, Friday, January 31, 2020, has passed.')).toBeVisible();
  await next(page);
  await expect(page.getByLabel('Tone perspective')).toHaveValue('Guru (First Person)');
  await expect(page.getByLabel('Tone perspective').getByRole('option')).toHaveText([
    'Guru (First Person)',
    'Telesales (Third Person)',
  ]);
  await next(page);
  await expect(step(page, 'Generate')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What is missing' }).getByRole('listitem')).toHaveCount(6);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await expect(toastOf(page, 'Confirmation Required')).toBeVisible();
  await expect(toastOf(page, 'Please confirm you want to generate the campaign content')).toBeVisible();
  await confirmation(page).check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await expect(toastOf(page, /Must be 0 or/)).toBeVisible();
  await expect(step(page, 'Performance')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(step(page, 'Context')).toBeVisible();
});

test('a campaign is written part by part, copied, changed, edited and saved; a new one discards nothing', async ({
  desk,
}) => {
  const { page } = desk;
  await fillIn(page);
  const sent = page.waitForRequest('**/api/generate-campaign');
  await generate(page);
  expect((await sent).postDataJSON()).toMatchObject({
    campaignContext: { productName: 'Northwind Trader' },
    performanceHighlights: { totalLosses: 21300.5, avgLoser: -8.25 },
  } satisfies { [G in keyof CampaignRequest]?: Partial<CampaignRequest[G]> });
  await expect(page.getByRole('progressbar', { name: 'Campaign progress' })).toBeVisible();
  await expect(toastOf(page, 'Campaign Generated Successfully!')).toBeVisible({ timeout: 40_000 });
  await expect(toastOf(page, 'Your 5-day email sequence and order form are ready.')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();

  await page.reload();
  for (const name of ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Order Form'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(day(page, 'Day 1')).toContainText('Northwind Trader');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const tracked = page.waitForRequest('**/api/analytics/track');
  await page.getByRole('button', { name: 'Copy Day 1' }).click();
  await expect(toastOf(page, 'Day 1 copied to clipboard')).toBeVisible();
  const length = (await read(page)).parts[0]?.content.length;
  expect((await tracked).postDataJSON()).toMatchObject({
    actionType: 'copy_to_clipboard',
    appId: 10,
    metadata: { contentLength: length },
  });
  await expect(page.getByRole('button', { name: 'Day 1 copied' })).toHaveText('Copied!');
  await expect(page.getByRole('button', { name: 'Copy Day 1' })).toBeVisible();

  await page.getByLabel('Change Day 1').fill('Change the subject line to “Fair questions”');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(day(page, 'Day 1').getByRole('heading', { name: 'Fair questions' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Version 2')).toBeVisible({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Edit Day 1').fill('Subject: By hand\n\nNorthwind Trader, edited.');
  await page.reload();
  await expect(page.getByLabel('Edit Day 1')).toHaveValue(/edited/);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(day(page, 'Day 1').getByRole('heading', { name: 'By hand' })).toBeVisible();

  await page.getByRole('button', { name: 'Rewrite' }).click();
  await expect(page.getByText('Version 4 of 4')).toBeVisible({ timeout: 20_000 });
  await expect(day(page, 'Day 1').getByRole('heading', { name: 'By hand' })).toBeHidden();
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await expect(day(page, 'Day 1').getByRole('heading', { name: 'By hand' })).toBeVisible();
  await expect(page.getByLabel('Change Day 1')).toBeHidden();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(toastOf(page, 'Version 3 restored')).toBeVisible();
  await expect(page.getByText('Version 5 of 5')).toBeVisible();
  await expect(day(page, 'Day 1').getByRole('heading', { name: 'By hand' })).toBeVisible();

  await desk.refuseToCopy();
  await page.getByRole('button', { name: 'Copy Order Form' }).click();
  await expect(toastOf(page, 'Copy Failed')).toBeVisible();
  await expect(toastOf(page, 'Unable to copy to clipboard')).toBeVisible();

  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByRole('button', { name: 'Update saved' })).toBeVisible();

  await page.getByRole('button', { name: 'Generate New Campaign' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('Northwind Trader');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(confirmation(page)).not.toBeChecked();
  const list = page.getByRole('region', { name: 'Your campaigns' });
  const found = list.getByRole('link', { name: /Northwind Trader/ });
  await list.getByRole('searchbox').fill('no such product');
  await expect(list.getByText('No matches found. Try other words.')).toBeVisible();
  await list.getByRole('searchbox').fill('model portfolio');
  await found.click();
  await expect(day(page, 'Day 1')).toContainText('By hand');

  await page.goBack();
  const deletion = page.waitForEvent('dialog');
  void list.getByRole('button', { name: 'Delete Northwind Trader' }).click();
  const dialog = await deletion;
  expect(dialog.message()).toBe('Are you sure you want to delete this campaign?');
  await dialog.accept();
  await expect(toastOf(page, 'Campaign deleted')).toBeVisible();
  await expect(list).toBeHidden();
  await page.goForward();
  await expect(page.getByText('There is no such campaign')).toBeVisible();
});

test('a failure in Day 4 keeps Days 1 to 3 and goes on at Day 4', async ({ desk, house }) => {
  const { page } = desk;
  await fillIn(page);
  house.demo.play({ kind: 'none' }, { kind: 'none' }, { kind: 'none' }, { kind: 'status', status: 401 });
  await generate(page);
  await expect(toastOf(page, 'Generation Failed')).toBeVisible({ timeout: 40_000 });
  const alert = page.getByRole('alert').filter({ hasText: 'Day 4 was not written' });
  await expect(alert).toContainText('What is done is kept: Day 1, Day 2, Day 3.');
  await expect(page.getByRole('progressbar', { name: 'Campaign progress' })).toHaveAttribute('aria-valuenow', '0');
  const before = await read(page);
  expect(before.parts.map(({ part }) => part)).toEqual(['email1', 'email2', 'email3']);
  await page.reload();
  await page.getByRole('button', { name: 'Go on at Day 4' }).click();
  await expect(toastOf(page, 'Campaign Generated Successfully!')).toBeVisible({ timeout: 40_000 });
  const after = await read(page);
  expect(after.parts).toHaveLength(6);
  expect(after.parts.slice(0, 3)).toEqual(before.parts);
});

test('a campaign is stopped, seen in another tab, and gone on with', async ({ desk, house }) => {
  const { page } = desk;
  await fillIn(page);
  house.demo.play({ kind: 'none' }, { kind: 'hang', afterCharacters: 40 });
  await generate(page);
  await expect(page.getByText(/^Day 2: Writing/)).toBeVisible({ timeout: 20_000 });
  const other = await page.context().newPage();
  await other.goto('/campaign-generator');
  await expect(other.getByRole('region', { name: 'Your campaigns' }).getByText('Writing...')).toBeVisible();
  await expect(other.getByLabel('Product name')).toHaveValue('');
  await other.goto(page.url());
  await expect(day(other, 'Day 1')).toContainText('Northwind Trader');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(other.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(page.getByText('What is done is kept: Day 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on at Day 2' })).toBeVisible();
});

test('a campaign agrees with what was entered; what disagrees is marked, urgency is held against the dates', async ({
  desk,
}) => {
  const { page } = desk;
  await fillIn(page);
  await generate(page);
  await expect(page.getByText('Everything agrees with what you entered')).toBeVisible({ timeout: 40_000 });
  const { id } = await read(page);
  const content = 'Subject: Late\n\nNorthwind Trader costs **$1,899**. The offer ends tonight.';
  await page.request.put(`/api/campaigns/${id}/parts/email1`, {
    data: { content },
    headers: { Origin: new URL(page.url()).origin },
  });
  await expect(page.getByText('1 place disagrees with what you entered')).toBeVisible();
  await expect(page.getByText('Day 1: there are words of urgency.', { exact: false })).toBeVisible();
  await expect(day(page, 'Day 1').locator('mark')).toHaveText(['$1,899']);
  await page.getByLabel('Day 1 goes out').fill('2099-01-28');
  await expect(page.getByText('2 places disagree with what you entered')).toBeVisible();
  await expect(day(page, 'Day 1').locator('mark')).toHaveText(['$1,899', 'tonight']);
  await expect(page.getByRole('list', { name: 'To be checked in Day 1' })).toContainText(
    'Day 1 goes out on Wednesday, January 28, 2099; the offer ends on Friday, January 30, 2099.',
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Day 1 goes out')).toHaveValue('2099-01-28');

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as zip' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await downloaded).path())));
  expect(Object.keys(files).sort()).toEqual(
    [
      ...[1, 2, 3, 4, 5].flatMap((number) => ['eml', 'html', 'txt'].map((kind) => `day-${number}.${kind}`)),
      'manifest.json',
      'order-form.html',
      'order-form.txt',
    ].sort(),
  );
});

test('the address of a campaign that is not there says so', async ({ desk }) => {
  const { page } = desk;
  await page.goto(`/campaign-generator?campaign=${crypto.randomUUID()}`);
  await expect(page.getByText('There is no such campaign')).toBeVisible();
  await page.getByRole('button', { name: 'Generate New Campaign' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});
