import { open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const campaignScenes = {
  'campaign-start': openCampaign,
  'campaign-last-step': async (page) => {
    await openCampaign(page);
    await page.getByRole('button', { name: 'Performance' }).click();
    await page.getByLabel('Winners', { exact: true }).fill('-3');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: 'Generate Campaign' }).click();
  },
  'campaign-writing': async (page) => {
    await startCampaign(page);
    await page.getByText(/^Day 2: Writing/).waitFor();
  },
  'campaign-result': async (page) => {
    await startCampaign(page);
    await page.getByText('Campaign Generated Successfully!').first().waitFor({ timeout: 40_000 });
    const id = new URL(page.url()).searchParams.get('campaign');
    await page.request.put(`/api/campaigns/${id}/parts/email1`, {
      data: {
        content: 'Subject: Late\n\nNorthwind Trader costs **$1,899**. The offer ends on Thursday, January 30, 2099.',
      },
      headers: { Origin: new URL(page.url()).origin },
    });
    await page.getByText(/places disagree/).waitFor();
  },
};

/** @param {Page} page */
async function openCampaign(page) {
  await signUp(page);
  await open(page, '/campaign-generator', 'Step 1 of 6');
}

/** @param {Page} page */
async function startCampaign(page) {
  await openCampaign(page);
  await page.getByLabel('Product name').fill('Northwind Trader');
  await page.getByRole('button', { name: 'Offer' }).click();
  await page.getByLabel('Standard price ($)').fill('1999');
  await page.getByLabel('Key features').fill('Two trades a week\nA model portfolio');
  await page.getByRole('button', { name: 'Urgency' }).click();
  await page.getByLabel('Expiry date').fill('2099-01-30');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByLabel('I confirm that I want to generate the campaign content').check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await page.waitForURL(/campaign=/);
}
