import type { MessageResponse } from '@copydesk/contracts';
import { haveCampaign, part, read } from './campaign';
import { announced, expect, Marketer, test } from './marketer';

test('an email of a campaign is refined, reviewed, fact-checked, edited, restored and saved; two tabs agree', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/campaign-generator');
  await marketer.goTo(`/campaign-generator?campaign=${await haveCampaign(page)}`);
  await part(page, 'Day 2').click();
  await marketer.done();

  const other = new Marketer(await page.context().newPage());
  await other.page.goto(page.url());
  await other.done();

  await marketer.ask('Change the subject line to “Fair questions”');
  await marketer.showsVersion(2);
  await expect(marketer.email.getByRole('heading', { name: 'Fair questions' })).toBeVisible();
  await other.showsVersion(2);
  await expect(other.email.getByRole('heading', { name: 'Fair questions' })).toBeVisible();

  await page.getByRole('button', { name: 'Expert Review' }).click();
  const review = page.getByRole('dialog', { name: 'Expert Review' });
  await expect(review.getByText(/^Score: \d+ of 10$/)).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(other.page.getByRole('button', { name: /^Score/ })).toBeVisible();

  await marketer.select(2);
  await page.getByRole('button', { name: 'Fact Check' }).first().click();
  const check = page.getByRole('dialog', { name: 'Fact Check' });
  await expect(check.getByText(/^Checked against/)).toBeVisible();
  await check.getByRole('button', { name: 'Close' }).click();

  await marketer.write('Subject: By hand\n\nNorthwind Trader, edited.');
  await marketer.showsVersion(3);
  await other.showsVersion(3);
  await expect(other.email).toContainText('Northwind Trader, edited.');

  await other.page.getByRole('button', { name: 'Earlier version' }).click();
  await other.page.getByRole('button', { name: 'Restore' }).click();
  await other.showsVersion(4);
  await marketer.showsVersion(4);
  await expect(marketer.email.getByRole('heading', { name: 'Fair questions' })).toBeVisible();

  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(announced(page, 'Email saved')).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  const { parts, threads } = await read(page);
  const second = parts[1];
  expect(parts.map(({ version }) => version)).toEqual([1, 4, 1, 1, 1, 1]);
  const messages = await page.request.get(`/api/threads/${threads[1]?.threadId}/messages`);
  const versions = ((await messages.json()) as MessageResponse[]).filter(({ version }) => version !== null);
  expect(versions.map(({ origin }) => origin)).toEqual(['written', 'refined', 'edited', 'restored']);
  expect(versions[3]?.content).toBe(versions[1]?.content);
  const saved = await page.request.get(`/api/generations/${second?.savedId}`);
  expect(await saved.json()).toMatchObject({ content: second?.content, threadId: second?.threadId, appId: 10 });

  // The rest of the campaign is as it was, and each part has a desk of its own.
  await part(page, 'Order Form').click();
  await marketer.done();
  await marketer.ask('Make it shorter');
  await marketer.showsVersion(2);
  await page.goBack();
  await expect(page.getByText('Step 1 of 6').or(page.getByText('Step 6 of 6'))).toBeVisible();
  await page.goForward();
  const chosen = page.getByRole('navigation', { name: 'Parts of the campaign' }).locator('[aria-current=true]');
  await expect(chosen).toContainText('Order Form');
});

test('a draft and a campaign are read again when one comes back to their window', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  const thread = await marketer.haveEmail();
  const campaign = await haveCampaign(page);
  await page.clock.install();
  const screens = {
    [`/hotlist?thread=${thread}`]: `**/api/threads/${thread}`,
    [`/campaign-generator?campaign=${campaign}`]: `**/api/campaigns/${campaign}`,
  };
  for (const [screen, call] of Object.entries(screens)) {
    await page.goto(screen);
    await marketer.done();
    // Nothing is polled while the clock stands.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.waitForLoadState('networkidle');
    const again = page.waitForRequest(call);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await again;
    await page.clock.resume();
  }
});
