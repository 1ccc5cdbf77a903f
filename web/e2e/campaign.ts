import type { Campaign, JobAccepted } from '@copydesk/contracts';
import type { Page } from '@playwright/test';
import { expect } from './marketer';
import { buildCampaign } from './test-app';

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
/** The text of the part that is worked on. */
export const email = (page: Page) => page.getByRole('article', { name: 'Email', exact: true });
/** A part in the list, with how it stands. */
export const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the campaign' }).getByRole('button', { name, exact: true });
export const confirmation = (page: Page) => page.getByLabel('I confirm that I want to generate the campaign content');

/** Hands a campaign in past the wizard, and returns its id once it is written; or at once, where nobody waits. */
export async function haveCampaign(page: Page, { waits = true } = {}): Promise<string> {
  const headers: Record<string, string> = waits ? {} : { prefer: 'respond-async' };
  const answer = await page.request.post('/api/generate-campaign', { data: buildCampaign(), headers });
  expect(answer.status()).toBe(waits ? 200 : 202);
  return ((await answer.json()) as JobAccepted).campaignId ?? '';
}

/** Fills in every step and comes to the last one. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Product name').fill('Northwind Trader');
  await page.getByLabel('Campaign objective').fill('Win back 500 lapsed subscribers');
  await page.getByLabel('Target audience').fill('Private investors over fifty');
  await next(page);
  await page.getByLabel('Winners', { exact: true }).fill('48');
  await page.getByLabel('Losers', { exact: true }).fill('12');
  await page.getByLabel('Total gains ($)').fill('183450');
  await page.getByLabel('Total losses ($)').fill('-21300.50');
  await page.getByLabel('Average winner (%)').fill('34.5');
  await page.getByLabel('Average loser (%)').fill('8.25');
  await page.getByLabel('Period').fill('January 2024 to December 2025');
  await page.getByLabel('Basis').fill('Closed trades of the model portfolio, before fees');
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

export async function generate(page: Page): Promise<void> {
  await confirmation(page).check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await page.waitForURL(/campaign=/);
}

export async function read(page: Page): Promise<Campaign> {
  const id = new URL(page.url()).searchParams.get('campaign');
  return (await (await page.request.get(`/api/campaigns/${id}`)).json()) as Campaign;
}
