import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { checkPage } from './check-page';
import { QUARTER } from './documents';
import { expect, type Marketer, test } from './marketer';
import { inlineFiling } from './test-app';

/** With a figure that differs, a promise and a word to avoid. */
const EMAIL = [
  'Subject: A quarter worth reading',
  'Gross profit was **$2.9 billion** in the first quarter of 2024.',
  'The letter is risk-free.',
  'It was a robust quarter.',
  '**Read the letter**\n{{cta_url}}',
].join('\n\n');

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Has an email with planted errors open at the desk. */
async function haveDraft(marketer: Marketer, size = WIDE): Promise<void> {
  const { page } = marketer;
  await marketer.haveAccount();
  const brand = { name: 'House', wordsToAvoid: 'robust -> strong' };
  expect((await page.request.post('/api/brands', { data: brand })).ok()).toBe(true);
  await page.goto('/hotlist');
  const buffer = Buffer.from(inlineFiling({ says: QUARTER, isDamaged: false }));
  await marketer.handIn({ name: 'nwsc-20240331.htm', mimeType: 'text/html', buffer });
  await page.getByRole('button', { name: 'Continue' }).click();
  await marketer.generate();
  await marketer.done();
  await page.request.post(`/api/threads/${marketer.thread}/versions`, { data: { content: EMAIL } });
  await page.setViewportSize(size);
  await marketer.showsVersion(2);
  await expect(page.getByRole('button', { name: 'Ready to send: 4 left to do' })).toBeVisible();
}

const railOf = (page: Page) => page.getByRole('dialog', { name: 'Ready to send' });
const cardOf = (page: Page, words: string) => railOf(page).locator('[data-card]').filter({ hasText: words });

for (const size of [WIDE, PHONE]) {
  test(`from a generated draft with planted errors to a downloaded email in a few clicks at ${size.width} px`, async ({
    marketer,
  }) => {
    const { page, email } = marketer;
    await haveDraft(marketer, size);
    const rail = railOf(page);
    let clicks = 0;
    const click = async (part: Locator) => {
      await part.click();
      clicks += 1;
    };
    // On a phone it is a sheet, which one opens.
    if (size === PHONE) await click(page.getByRole('button', { name: /^Ready to send/ }));
    await expect(rail.getByRole('listitem')).toHaveText([
      /^\$2\.9 billion Differs from the source/,
      /^risk-free Compliance rule: No risk/,
      /^robust Word to avoid/,
      /^No preheader/,
    ]);
    // The source of the first is shown in its place.
    await expect(cardOf(page, '$2.9 billion').getByRole('blockquote')).toContainText('Gross profit');
    await checkPage(page);
    await page.setViewportSize(size);

    await click(rail.getByRole('button', { name: 'Use $2.6 billion' }));
    await expect(email).toContainText('Gross profit was $2.6 billion in');
    const promise = cardOf(page, 'risk-free');
    await click(promise.getByRole('button', { name: 'Keep anyway' }));
    await promise.getByRole('textbox', { name: 'Why may it stay?' }).fill('Approved by compliance');
    await click(promise.getByRole('button', { name: 'Keep anyway' }));
    await expect(promise).toHaveCount(0);
    await click(rail.getByRole('button', { name: 'Use “strong” instead' }));
    await expect(email).toContainText('It was a strong quarter.');
    await click(cardOf(page, 'No preheader').getByRole('button', { name: 'Keep' }));
    await expect(rail.getByText('Nothing is left to do.', { exact: true })).toBeVisible();
    await expect(rail.getByText('2 kept as they are.')).toBeVisible();
    await checkPage(page);
    await page.setViewportSize(size);
    const downloaded = page.waitForEvent('download');
    await click(rail.getByRole('button', { name: 'HTML email' }));
    const html = readFileSync(await (await downloaded).path(), 'utf8');
    expect(html).toContain('$2.6 billion');
    expect(clicks).toBeLessThanOrEqual(9);
  });

  test(`the same by keyboard alone at ${size.width} px`, async ({ marketer }) => {
    const { page, email, editor } = marketer;
    const { keyboard } = page;
    await haveDraft(marketer, size);
    const rail = railOf(page);
    const item = (name: RegExp | string) => rail.getByRole('button', { name });
    await editor.focus();
    await keyboard.press('Alt+n');
    const figure = item(/^\$2\.9 billion/);
    await expect(figure).toBeFocused();
    await expect(figure).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('n');
    await expect(item(/^risk-free/)).toBeFocused();
    await keyboard.press('Shift+N');
    await expect(figure).toBeFocused();
    await keyboard.press('u');
    await expect(email).toContainText('$2.6 billion in');
    await expect(item(/^risk-free/)).toBeFocused();

    // Back into the text, to its words, and from there to the next thing.
    await keyboard.press('Escape');
    await expect(editor).toBeFocused();
    await keyboard.type('nearly ');
    await expect(email).toContainText('The letter is nearly risk-free.');
    await expect(email.getByRole('button', { name: 'risk-free' })).toBeVisible();
    await keyboard.press('Alt+n');
    await expect(item(/^risk-free/)).toBeFocused();
    await keyboard.press('k');
    await expect(rail.getByRole('textbox', { name: 'Why may it stay?' })).toBeFocused();
    await keyboard.type('Our own key risk desk said so');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(item(/^robust/)).toBeFocused();
    // What it puts there is known once what was typed is read.
    await expect(item('Use “strong” instead')).toBeEnabled();
    await keyboard.press('u');
    await expect(email).toContainText('a strong quarter');
    await expect(item(/^No preheader/)).toBeFocused();
    await keyboard.press('k');
    await expect(rail.getByRole('button', { name: 'Preview' })).toBeFocused();
    const html = rail.getByRole('button', { name: 'HTML email' });
    while (!(await html.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
    const downloaded = page.waitForEvent('download');
    await keyboard.press('Enter');
    expect((await downloaded).suggestedFilename()).toBe('A-quarter-worth-reading.html');
  });
}

test('a figure to confirm is confirmed with C; what is kept is brought back; the list stays closed where one closes it', async ({
  marketer,
}) => {
  const { page, editor } = marketer;
  await haveDraft(marketer);
  const rail = railOf(page);
  await editor.getByRole('paragraph').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Its rival had revenue of $4.2 billion.');
  const found = cardOf(page, 'To check');
  await expect(found).toBeVisible();
  await found.getByRole('button').first().focus();
  await page.keyboard.press('c');
  await expect(found).toHaveCount(0);

  await cardOf(page, 'No preheader').getByRole('button', { name: 'Keep' }).click();
  await rail.getByText('1 kept').click();
  await rail.getByRole('button', { name: 'Bring back' }).click();
  await expect(cardOf(page, 'No preheader')).toBeVisible();
  await expect(rail.getByText('1 kept')).toHaveCount(0);

  // A promise is kept with a reason, which stands where it is kept, also for who opens the draft elsewhere.
  const promise = cardOf(page, 'risk-free');
  await promise.getByRole('button', { name: 'Keep anyway' }).click();
  await promise.getByRole('button', { name: 'Keep anyway' }).click();
  await expect(promise.getByText('Say why this is correct')).toBeVisible();
  await promise.getByRole('textbox').fill('Approved by compliance');
  await promise.getByRole('button', { name: 'Keep anyway' }).click();
  await expect(promise).toHaveCount(0);
  await page.reload();
  await rail.getByText('1 kept').click();
  await expect(rail.getByText('“Approved by compliance”')).toBeVisible();
  await expect(promise).toHaveCount(0);
  await rail.getByRole('button', { name: 'Bring back' }).click();
  await expect(promise).toBeVisible();

  await rail.getByRole('button', { name: 'Close' }).click();
  await expect(rail).toBeHidden();
  await page.reload();
  const opener = page.getByRole('button', { name: /^Ready to send/ });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(rail).toBeFocused();
  // Another panel takes its place, and gives it back.
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(rail).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(rail).toBeVisible();
});

test('a mending for which the email did not wait is a suggestion, to use or to keep as it is', async ({
  marketer,
  testApp,
}) => {
  const { page, email } = marketer;
  const subject = 'Net sales and what they say of the quarter that nobody wanted to see';
  const answer = (content: string) => ({ kind: 'answer', content }) as const;
  const edits = [{ quote: `Subject: ${subject}`, text: 'Subject: The quarter' }];
  testApp.demo.play(
    answer(`Subject: ${subject}\n\nIt held.\n\n**Read on.**`),
    { kind: 'hang-before-headers' },
    answer(JSON.stringify({ edits })),
  );
  await page.setViewportSize(WIDE);
  await marketer.brief();
  await marketer.generate();
  await marketer.done();
  await expect(email).toContainText(subject);
  const card = cardOf(page, 'Suggestion');
  await expect(card).toContainText('The subject line is too long for an inbox.');
  await card.getByRole('button').first().click();
  await expect(card).toContainText('The quarter');
  await checkPage(page);
  await page.setViewportSize(WIDE);
  await card.getByRole('button', { name: 'Keep' }).click();
  await expect(card).toHaveCount(0);
  await expect(email).toContainText(subject);
  await railOf(page).getByText('1 kept').click();
  await railOf(page).getByRole('button', { name: 'Bring back' }).click();
  await card.getByRole('button', { name: 'Use' }).click();
  await expect(card).toHaveCount(0);
  await expect(email).not.toContainText(subject);
  await expect(email).toContainText('The quarter');
});
