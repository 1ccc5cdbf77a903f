import type { Page } from '@playwright/test';
import { controlsUnderToast } from './check-page';
import { QUARTER, txt } from './documents';
import { expect, test } from './marketer';

const CHART = { ...txt('chart.png', 'no text'), mimeType: 'image/png' };

test('a page is light: few files, packed, and the fonts that it shows', async ({ marketer }) => {
  const { page } = marketer;
  await page.goto('/auth');
  await page.getByRole('heading').first().waitFor();
  // It is dark, and the choice is kept where the other tools read it.
  expect(await page.evaluate(() => localStorage.getItem('hotlist-theme'))).toBe('dark');
  await expectLighter(page, { kilobytes: 125, files: 12 });
  await marketer.haveAccount();
  await page.goto('/');
  await page.getByRole('tab').first().waitFor();
  await expectLighter(page, { kilobytes: 220, files: 16 });
  await page.goto('/hotlist');
  await page.getByLabel('Market Catalyst').waitFor();
  await expectLighter(page, { kilobytes: 211, files: 12 });
});

test('styles ask a page for attributes, never for states, with which all of it is styled anew', async ({
  marketer,
}) => {
  await marketer.begin();
  const rules = await marketer.page.evaluate(() => {
    const selectors: string[] = [];
    const read = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    // Names of classes say ':has(' too, with a stroke before each sign.
    return selectors
      .map((selector) => selector.replaceAll(/\\./g, ''))
      .filter((selector) => selector.includes(':has('));
  });
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => /:has\([^)]*:|:has\([^)]*\) \*/.test(rule))).toEqual([]);
});

test('a screen whose file cannot be fetched loads the page again, once', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.start();
  await page.route('**/assets/tool-screen-*.js', (route) => route.abort(), { times: 1 });
  await page
    .getByRole('link', { name: /HotList/ })
    .first()
    .click();
  await expect(page.getByLabel('Additional Context')).toBeVisible();
  await page.route('**/assets/coach-screen-*.js', (route) => route.abort());
  await page.goto('/rodchief');
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
});

test('one notification is shown at a time; F8 goes to it, and it can be closed', async ({ marketer }) => {
  const { page } = marketer;
  await page.setViewportSize({ width: 1440, height: 900 });
  await marketer.haveAccount();
  await page.goto('/hotlist');
  const region = page.getByRole('region', { name: /Notification/ });
  const toasts = region.locator('li');
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await expect(toasts.filter({ hasText: 'Input Required' })).toContainText(
    'Please provide either a market catalyst, additional context, or upload a file',
  );
  await page.locator('input[type=file]').setInputFiles(CHART);
  await expect(toasts.filter({ hasText: 'Please upload a PDF, DOCX, or TXT file' })).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region.locator('ol')).toBeFocused();
  const box = await region.locator('ol').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(0);
});

test('a toast stands at the bottom center and covers no control, at each width', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  const { thread } = marketer;
  const toast = page.getByRole('region', { name: /Notification/ }).locator('li');
  const raise: [string, () => Promise<void>][] = [
    ['/hotlist?new', () => page.getByRole('button', { name: 'Generate HotList Email' }).click()],
    [`/hotlist?thread=${thread}`, () => page.getByRole('button', { name: 'Copy', exact: true }).click()],
    ['/', () => page.getByLabel(/Drop a filing/).setInputFiles(CHART)],
  ];
  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 812 });
    for (const [path, tell] of raise) {
      await test.step(`${path.split('=')[0]} at ${width} px`, async () => {
        await marketer.goTo(path);
        if (path.includes('thread')) await marketer.refuseToCopy();
        await tell();
        await expect(toast).toBeVisible();
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await toast.boundingBox()) ?? {};
        expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThan(9);
        expect(wide).toBeLessThanOrEqual(420);
        expect(812 - (y + height)).toBeLessThan(16);
        await expect.poll(() => controlsUnderToast(page)).toEqual([]);
        await toast.getByRole('button', { name: 'Close' }).click();
        await expect(toast).toHaveCount(0);
      });
    }
  }
});

test('a session that ends before a file is processed: one signs in over the page and tries again', async ({
  marketer,
  context,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await page.getByLabel('Additional Context').fill('Typed before the file.');
  await context.clearCookies();
  await page.locator('input[type=file]').setInputFiles(txt('northwind.txt', QUARTER.join('\n')));
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill('secret-1');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('File Content Included')).toBeVisible();
  await expect(page.getByLabel('Additional Context')).toHaveValue('Typed before the file.');
});

/** What the page fetched so far: its scripts as they came over the network, and its fonts. */
async function expectLighter(page: Page, most: { kilobytes: number; files: number }): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { scripts, files, fonts } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizesOf = (kind: RegExp) => entries.flatMap((entry) => (kind.test(entry.name) ? entry.encodedBodySize : []));
    const kilobytes = (kind: RegExp) => sizesOf(kind).reduce((sum, size) => sum + size / 1024, 0);
    return { scripts: kilobytes(/\.js$/), files: sizesOf(/\.js$/).length, fonts: kilobytes(/\.woff2$/) };
  });
  console.log(
    `${new URL(page.url()).pathname}: ${scripts.toFixed(0)} KB in ${files} files, fonts ${fonts.toFixed(0)} KB`,
  );
  expect(scripts).toBeGreaterThan(50);
  expect(scripts).toBeLessThan(most.kilobytes);
  expect(files).toBeLessThanOrEqual(most.files);
  expect(fonts).toBeLessThan(60);
}

test('a new screen and a new step open at their top; Back and a reload return to where the page was', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.setViewportSize({ width: 1440, height: 420 });
  await marketer.start();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const campaign = page.getByRole('link', { name: 'Create New: Campaign Generator' });
  await campaign.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 20));
  const left = await position();
  expect(left).toBeGreaterThan(0);
  await campaign.click();
  await expect(page.getByText('Step 1 of 6')).toBeInViewport();
  expect(await position()).toBe(0);

  const next = page.getByRole('button', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  expect(await position()).toBeGreaterThan(0);
  await next.click();
  await expect(page.getByText('Step 2 of 6')).toBeInViewport();
  expect(await position()).toBe(0);

  await page.goBack();
  await expect.poll(position).toBe(left);
  await page.reload();
  await expect.poll(position).toBe(left);
});
