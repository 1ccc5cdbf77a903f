import { open, signUp } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<void>>} */
export const campaignScenes = {
  'campaign-start': openCampaign,
  'campaign-performance': async (page) => {
    await openCampaign(page);
    await page.getByRole('button', { name: 'Performance' }).click();
    await page.getByLabel('Winners', { exact: true }).fill('-3');
    await page.getByLabel('Average loser (%)').fill('4');
  },
  'campaign-offer': async (page) => {
    await openCampaign(page);
    await page.getByRole('button', { name: 'Offer' }).click();
  },
  'campaign-urgency': async (page) => {
    await openCampaign(page);
    await page.getByRole('button', { name: 'Urgency' }).click();
    await page.getByLabel('Expiry date').fill('2020-01-31');
  },
  'campaign-of-an-offer': async (page) => {
    await openWithOffer(page);
    await page.getByRole('button', { name: 'Offer', exact: true }).click();
    await page.getByLabel('Discounted price ($)').fill('149');
  },
  'campaign-dates': async (page) => {
    await openWithOffer(page);
    await page.getByRole('button', { name: 'Urgency' }).click();
    await page.getByLabel('Expiry date').fill('2099-01-30');
    await page.getByLabel('First day').fill('2099-01-28');
  },
  'campaign-left-to-do': async (page) => {
    await openWithOffer(page);
    await page.getByRole('button', { name: 'Performance' }).click();
    await page.getByLabel('Total gains ($)').fill('500');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
  },
  'campaign-messaging': async (page) => {
    await openCampaign(page);
    await page.getByRole('button', { name: 'Messaging' }).click();
  },
  'campaign-last-step': async (page) => {
    await openCampaign(page);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: 'Generate Campaign' }).click();
  },
  'campaign-list': async (page) => {
    await writeCampaign(page);
    await unfold(page);
    await page.getByRole('button', { name: 'Generate New Campaign' }).click();
    await startCampaign(page, 'The Options Letter');
    await page.getByText(/^Day 1: Writing/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
    await unfold(page);
    await page.getByRole('button', { name: 'Generate New Campaign' }).click();
    await page.getByRole('link', { name: /Options/ }).waitFor();
    await page.getByRole('heading', { name: 'Your campaigns' }).evaluate((heading) => heading.scrollIntoView());
  },
  'campaign-list-nothing-found': async (page) => {
    await writeCampaign(page);
    await unfold(page);
    await page.getByRole('button', { name: 'Generate New Campaign' }).click();
    await page.getByRole('searchbox').fill('copper');
    await page.getByText('No matches found. Try other words.').waitFor();
  },
  'campaign-writing': async (page) => {
    await openCampaign(page);
    await startCampaign(page);
    await page.getByText(/^Day 2: Writing/).waitFor();
  },
  'campaign-failed': async (page) => {
    await writeCampaign(page);
    await changeAnswer(page, (campaign) => ({
      ...campaign,
      parts: campaign.parts.slice(0, 3),
      threads: campaign.threads.map((thread, index) => (index < 3 ? thread : { ...thread, versions: 0 })),
      job: {
        ...campaign.job,
        status: 'failed',
        error: {
          code: 'model/unavailable',
          message: 'The writing model could not be reached. Please try again in a moment.',
        },
      },
    }));
    await page.getByRole('alert').waitFor();
  },
  'campaign-stopped': async (page) => {
    await openCampaign(page);
    await startCampaign(page);
    await page.getByText(/^Day 2: Writing/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
  },
  'campaign-agrees': async (page) => {
    await writeCampaign(page);
    await unfold(page);
    await page.getByText('Everything agrees').waitFor();
  },
  'campaign-disagrees': async (page) => {
    await writeCampaign(page);
    await edit(
      page,
      'Subject: Late\n\nNorthwind Trader costs **$1,899**. The offer ends on Thursday, January 30, 2099.',
    );
    await unfold(page);
    await page.getByText(/places disagree/).waitFor();
  },
  'campaign-rewriting': async (page) => {
    await writeCampaign(page);
    await page.getByRole('button', { name: 'Rewrite' }).click();
    await page.getByText(/^Writing\.\.\. \d{2}/).waitFor();
  },
  'campaign-part-refined': async (page) => {
    await writeCampaign(page);
    await page.getByRole('button', { name: 'Day 3', exact: true }).click();
    await page.getByRole('textbox', { name: 'Draft' }).getByText('the whole offer').waitFor();
    await page.getByLabel('Ask for a change').fill('Change the subject line to “Fair questions”');
    await page.getByRole('button', { name: 'Update Email' }).click();
    await page.getByText('Version 2 of 2').waitFor();
    await page.getByRole('button', { name: 'Expert Review' }).click();
    await page.getByText('of 10').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  },
  'campaign-editing': async (page) => {
    await writeCampaign(page);
    const draft = page.getByRole('textbox', { name: 'Draft' });
    await draft.getByRole('paragraph').nth(1).selectText();
    await page.getByRole('toolbar', { name: 'Change the selected words' }).waitFor();
  },
  'campaign-old-version': async (page) => {
    await writeCampaign(page);
    await edit(page, 'Subject: By hand\n\nNorthwind Trader, in short.');
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await page.getByRole('button', { name: 'Restore' }).waitFor();
  },
  'campaign-order-form': async (page) => {
    await writeCampaign(page);
    await page.getByRole('button', { name: 'Order Form', exact: true }).click();
    await page.getByText('Yes, I want').waitFor();
  },
  'campaign-loading': async (page) => {
    await signUp(page);
    await page.route('**/api/campaigns/*', () => undefined);
    await page.goto(`/campaign-generator?campaign=${crypto.randomUUID()}`);
    await page.getByRole('status', { name: 'Loading the campaign' }).waitFor();
  },
  'campaign-load-failed': async (page) => {
    await signUp(page);
    await page.route('**/api/campaigns/*', (route) => route.abort());
    await open(page, `/campaign-generator?campaign=${crypto.randomUUID()}`, 'could not be loaded');
  },
  'campaign-not-found': async (page) => {
    await signUp(page);
    await open(page, `/campaign-generator?campaign=${crypto.randomUUID()}`, 'There is no such campaign');
  },
};

/** @param {Page} page */
async function openCampaign(page) {
  await signUp(page);
  await open(page, '/campaign-generator', 'Step 1 of 6');
}

/** @param {Page} page */
async function openWithOffer(page) {
  await signUp(page);
  const offer = { name: 'The Options Letter', benefits: 'Two trades a week', standardPrice: '99' };
  await page.request.post('/api/brands', { data: { name: 'Northwind', voice: 'Calm', offers: [offer] } });
  await open(page, '/campaign-generator', 'Step 1 of 6');
}

/** @param {Page} page */
async function startCampaign(page, product = 'Northwind Trader') {
  await page.getByLabel('Product name').fill(product);
  await page.getByRole('button', { name: 'Performance' }).click();
  await page.getByLabel('Winners', { exact: true }).fill('48');
  await page.getByLabel('Losers', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Offer' }).click();
  await page.getByLabel('Standard price ($)').fill('1999');
  await page.getByLabel('Key features').fill('Two trades a week\nA model portfolio');
  await page.getByRole('button', { name: 'Urgency' }).click();
  await page.getByLabel('Expiry date').fill('2099-01-30');
  await page.getByRole('button', { name: 'Messaging' }).click();
  await page.getByLabel('Core messaging').fill('Small positions, held with patience, beat big bets.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByLabel('I confirm that I want to generate the campaign content').check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await page.waitForURL(/campaign=/);
}

/** @param {Page} page */
async function writeCampaign(page) {
  await openCampaign(page);
  await startCampaign(page);
  await page.getByText('Campaign Generated Successfully!').first().waitFor({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Close' }).click();
}

/** On a phone what is said of the whole campaign is folded away. @param {Page} page */
async function unfold(page) {
  const button = page.getByRole('button', { name: 'Whole campaign' });
  if (await button.isVisible()) await button.click();
}

/** Puts other words into Day 1. @param {Page} page @param {string} content */
async function edit(page, content) {
  const id = new URL(page.url()).searchParams.get('campaign');
  await page.request.put(`/api/campaigns/${id}/parts/email1`, {
    data: { content },
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.getByText('Version 2 of 2').waitFor();
}

/** What the changes look at. @typedef {{ job: object, parts: object[], threads: object[] }} Answer */

/** Shows the campaign as the server could have answered it. @param {Page} page @param {(campaign: Answer) => Answer} change */
async function changeAnswer(page, change) {
  await page.route(/\/api\/campaigns\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await page.reload();
}
