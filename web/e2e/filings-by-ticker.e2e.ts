import { expect, type Browser } from '@playwright/test';
import { checkPage } from './check-page';
import { Marketer, test } from './marketer';
import { FakeSec, HostedApp } from './test-app';

const EMAIL = `Subject: A strong quarter

Revenue was $4.2 billion in the second quarter of 2025. A year earlier revenue was $3.21 billion.

Gross profit was $2.52 billion in the second quarter of 2025.`;

const FIELD = 'Ticker, company or web address';
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

interface Desk {
  marketer: Marketer;
  sec: FakeSec;
  /** Has the companies looked at now: by themselves they are on weekdays alone. */
  watch: () => Promise<void>;
}

/** A desk in an app that asks a SEC of its own. */
async function withFilings(browser: Browser, body: (desk: Desk) => Promise<void>, viewport = SIZES.wide) {
  const sec = await FakeSec.start();
  const env = {
    EDGAR_CONTACT: 'Desk desk@northwind.example',
    EDGAR_BASE_URL: sec.url,
    EDGAR_WATCH: '0',
    CHECK_WHILE_WRITING: 'off',
    LIMIT_REQUESTS_PER_MINUTE: '100000',
  };
  const testApp = await HostedApp.open({ env });
  const page = await browser.newPage({ baseURL: testApp.address, viewport });
  const watch = async () => {
    await testApp.query(
      `INSERT INTO jobs (id, name, queue, payload, due_at)
       VALUES (gen_random_uuid(), 'watch-filings', 'upkeep', '{}', now() - interval '1 minute')`,
    );
  };
  try {
    const marketer = new Marketer(page);
    await marketer.haveAccount();
    await expect.poll(async () => (await page.request.get('/api/companies?q=nwsc')).status()).toBe(200);
    await body({ marketer, sec, watch });
  } finally {
    await page.close();
    await testApp.close();
    await sec.close();
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a ticker leads to a filing and an email with tagged facts; a newer filing marks the email with both values, ${size}`, async ({
    browser,
  }) => {
    const story = async ({ marketer, sec, watch }: Desk) => {
      const { page, email } = marketer;
      await page.goto('/hotlist');
      const field = page.getByRole('combobox', { name: FIELD });
      await field.fill('nws');
      await expect(page.getByRole('option', { name: /^NWSC NORTHWIND/ })).toHaveAttribute('aria-selected', 'true');
      await checkPage(page);
      await field.press('Enter');
      const newest = page.getByRole('option').first();
      await expect(newest).toHaveText('10-Q · quarter to 30 Jun 2025 · filed 5 Aug');
      await expect(newest).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', /\S/);
      await checkPage(page);
      await field.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Processing Filing' });
      await expect(dialog.getByText('Filing processed successfully!').first()).toBeVisible({ timeout: 30_000 });
      await checkPage(page);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await marketer.generate();
      await marketer.done();
      await marketer.write(EMAIL);
      const revenue = email.getByRole('button', { name: '$4.2 billion' });
      await expect(revenue).toHaveAccessibleDescription(
        /^Traced to its source\. .*Form 10-Q, three months to 30 June 2025, revenue \(us-gaap:Revenues\)/,
      );
      await revenue.click();
      const card = page.getByRole('dialog', { name: 'About $4.2 billion' });
      await expect(card.getByRole('link', { name: /sec\.gov/ })).toHaveAttribute(
        'href',
        /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/1000001\//,
      );
      await checkPage(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save to My Generations' }).click();
      await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

      await page.goto('/companies/1000001');
      await page.getByRole('button', { name: 'Follow NORTHWIND SEMICONDUCTOR CORP' }).click();
      await expect(page.getByRole('button', { name: /^Unfollow/ })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Written from 10-Q' }).getByText('Saved')).toBeVisible();
      await checkPage(page);
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: /^Search drafts/ }).fill('nwsc');
      await expect(page.getByRole('option', { name: 'NWSC, NORTHWIND SEMICONDUCTOR CORP' })).toBeVisible();
      await page.keyboard.press('Escape');
      sec.play({ newer: true });
      await watch();
      const bell = page.getByRole('button', { name: 'Inbox, 2 unread' });
      await expect(bell).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/quarter to 30 Sept? 2025/).first()).toBeVisible();

      await bell.press('Enter');
      const inbox = page.getByRole('dialog', { name: 'Inbox' });
      const changed = inbox.getByRole('listitem').filter({ hasText: 'A strong quarter' }).first();
      await expect(changed).toContainText('$4.2 billion, three months to 30 June 2025');
      await expect(changed).toContainText('$4.65 billion, three months to 30 September 2025');
      await checkPage(page);
      // By keyboard: to the new filing and back, read and unread, and into the email.
      const links = inbox.locator('[data-inbox-item]');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('r');
      await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
      await page.keyboard.press('r');
      await expect(bell).toBeVisible();
      await changed.locator('[data-inbox-item]').focus();
      await page.keyboard.press('Enter');
      const saved = page.getByRole('dialog', { name: /A strong quarter/ });
      const notice = saved.getByRole('region', { name: 'The source has changed' });
      await expect(notice).toContainText('$4.2 billion, three months to 30 June 2025');
      await expect(notice).toContainText('$4.65 billion, three months to 30 September 2025');
      await expect(page.getByLabel('Inbox, 1 unread')).toBeAttached();
      await checkPage(page);
      await saved.getByRole('button', { name: 'Close' }).first().click();
      await marketer.goTo('/?tab=generations');
      await expect(
        page.getByRole('article', { name: /A strong quarter/ }).getByText('The source has changed'),
      ).toBeVisible();
      await checkPage(page);
    };
    await withFilings(browser, story, viewport);
  });
}

test('at the dashboard each refusal stands in words at the field, and what was typed stays', async ({ browser }) => {
  await withFilings(browser, async ({ marketer, sec }) => {
    const { page } = marketer;
    await page.goto('/');
    const field = page.getByRole('combobox', { name: FIELD });
    const option = page.getByRole('option');
    const says = (words: string | RegExp) => expect(field).toHaveAccessibleDescription(words, { timeout: 20_000 });

    const choose = async (typed: string, ticker: string) => {
      await field.fill(typed);
      await page.getByRole('option', { name: new RegExp(`^${ticker} `) }).click();
    };

    await field.fill('nwscx');
    await says(/^No company has the ticker or the name “nwscx”\. Did you mean NWSC/);
    await expect(option.first()).toContainText('NWSC');
    await checkPage(page);

    await choose('emty', 'EMTY');
    await says(/^This company has filed no report that can be read/);
    await expect(field).toHaveValue('EMTY');

    await choose('oldp', 'OLDP');
    await expect(option).toHaveCount(2);
    await field.press('ArrowUp');
    await field.press('Enter');
    await says(/^This filing was made on paper/);
    await expect(field).toHaveValue('OLDP');
    await checkPage(page);

    await choose('oldp', 'OLDP');
    await expect(option).toHaveCount(2);
    await field.press('Enter');
    await expect(
      page.getByText('This filing carries no tags, so it is read as a document', { exact: false }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();

    sec.play({ away: 1_000 });
    await choose('hrbl', 'HRBL');
    await says(/^The SEC does not answer right now/);
    await checkPage(page);
    sec.play({ away: 0, busy: 1_000 });
    await field.press('Enter');
    await says(/^The SEC asks for fewer requests right now/);
    await expect(field).toHaveValue('HRBL');
    await field.press('Escape');
    await field.press('Escape');
    await expect(option).toHaveCount(0);
  });
});

test('where filings are switched off, the field takes addresses alone and tells administrators what to set', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.start();
  await expect(page.getByLabel('Address of a page')).toBeVisible();
  await expect(page.getByText('EDGAR_CONTACT')).toHaveCount(0);
  await marketer.beAdmin();
  await page.goto('/');
  await expect(page.getByText(/set EDGAR_CONTACT on the server/)).toBeVisible();
  await checkPage(page);
});
