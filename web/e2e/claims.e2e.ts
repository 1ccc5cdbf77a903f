import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { checkPage } from './check-page';
import { type Marketer, expect, test } from './marketer';

const FILING = [
  'Page 1',
  'NORTHWIND SEMICONDUCTOR CORPORATION',
  'CONDENSED CONSOLIDATED STATEMENTS OF INCOME',
  '(In millions)',
  '\tThree Months Ended',
  '\tMar 31, 2024\tMar 31, 2023',
  'Revenue\t$4,200\t$3,210',
  'Cost of revenue\t1,617\t1,374',
  'Gross profit\t2,583\t1,836',
  ...Array.from({ length: 80 }, (_, note) => `\nPage ${note + 2}\nNote ${note + 1}. Nothing of interest is said here.`),
].join('\n');

const EMAIL =
  'Subject: Revenue of **$4.2 billion**\n\nRevenue was **$4.5 billion**.\n\n- A year earlier revenue was $3.21 billion\n- It employs 26,000 people';

/** Has an email of these words, written from the filing. */
async function haveEmail(marketer: Marketer, content = EMAIL): Promise<void> {
  const { page } = marketer;
  await marketer.haveAccount();
  const none = 'N/A';
  const answer = await page.request.post('/api/generate-email', {
    headers: { Prefer: 'respond-async' },
    data: {
      ...{ companyName: none, productService: none, targetAudience: none, keyBenefits: none, callToAction: none },
      toneStyle: 'Professional',
      fileContent: FILING,
    },
  });
  const { threadId } = (await answer.json()) as { threadId: string };
  await page.goto(`/hotlist?thread=${threadId}`);
  await marketer.done();
  await page.request.post(`/api/threads/${threadId}/versions`, { data: { content } });
  await marketer.showsVersion(2);
}

test('what differs from its source is red, says why, opens the source at its place and may be answered for: by keyboard alone', async ({
  marketer,
}) => {
  const { page, email } = marketer;
  await haveEmail(marketer);
  const pill = page.getByRole('button', {
    name: /^2 traced, 1 differs, 1 without a source\. All claims/,
  });
  const wrong = email.getByRole('button', { name: '$4.5 billion' });
  const traced = email.getByRole('button', { name: /^\$(4\.2|3\.21) billion/ });
  await expect(traced).toHaveCount(2);
  for (const claim of await traced.all()) await expect(claim).toHaveAccessibleDescription(/^Traced to its source/);
  await expect(wrong).toHaveAccessibleDescription(/^Differs from the source/);
  await expect(wrong).toHaveCSS('text-decoration-style', 'wavy');

  // What a source proves is underlined for who rests on it, or has all claims listed.
  await expect(traced.first()).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  await pill.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Claims' });
  await expect(list).toBeFocused();
  await expect(list.getByText('2 traced, 1 differs, 1 without a source')).toBeVisible();
  await expect(traced.first()).not.toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  const listed = list.getByRole('listitem');
  await expect(listed).toHaveText([
    /^\$4\.5 billion Differs from the source/,
    /^26,000 No source found/,
    /^\$4\.2 billion Traced to its source/,
    /^\$3\.21 billion Traced to its source/,
  ]);
  await checkPage(page);
  // Past the button that closes it, and what scrolls.
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(listed.nth(2).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: /^Source: The document, p\. 1/ });
  await expect(proof.locator('mark')).toHaveText('$4,200');
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await listed.first().getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(wrong).toBeFocused();
  const card = page.getByRole('dialog', { name: 'About $4.5 billion' });
  await expect(card.getByText('The document gives a different figure.')).toBeVisible();
  await expect(card.getByRole('definition')).toHaveText([/: \$4\.5 billion$/, /^Revenue, .*: \$4\.2 billion$/]);
  await expect(card.getByRole('term')).toHaveText(['Draft', 'Source, p. 1']);
  await checkPage(page);

  await page.keyboard.press('Enter');
  const source = page.getByRole('dialog', { name: /^Source: The document, p\. 1/ });
  await expect(source.locator('mark')).toHaveText('$4,200');
  await expect(source.locator('mark')).toBeInViewport();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await expect(wrong).toBeFocused();

  await page.keyboard.press('n');
  await expect(email.getByRole('button', { name: '26,000' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(wrong).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(email.getByRole('button', { name: '$3.21 billion' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');

  // The source, what it has, and what answers for the draft.
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Keep anyway' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Say why this is correct')).toBeVisible();
  await card.getByLabel('Why is it correct?').focus();
  await page.keyboard.type('Restated on the call of May 2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^2 traced, 1 without a source, 1 kept anyway/ })).toBeVisible();
  await expect(card.getByText('“Restated on the call of May 2” Sam')).toBeVisible();
  await expect(wrong).toHaveAccessibleDescription(/^Kept anyway/);
  await expect(wrong).toHaveCSS('text-decoration-style', 'double');
  await card.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(pill).toBeVisible();
});

test('a figure that is found is confirmed by one key or one click, stands so in the .docx, and is taken back', async ({
  marketer,
}) => {
  const { page, email } = marketer;
  const sentence = 'Revenue was $3.21 billion in the first quarter of 2024.';
  await haveEmail(marketer, `Subject: The quarter\n\n${sentence}`);
  const pill = (words: RegExp) => page.getByRole('button', { name: words });
  await expect(pill(/^0 traced, 1 to check\./)).toBeVisible();
  const claim = email.getByRole('button', { name: '$3.21 billion' });
  await expect(claim).toHaveAccessibleDescription(/^To check\. The source has \$3\.21 billion as Revenue.*Confirm/);
  const card = page.getByRole('dialog', { name: 'About $3.21 billion' });
  const list = page.getByRole('dialog', { name: 'Claims' });
  const openCard = async () => {
    if (!(await list.isVisible())) await pill(/All claims$/).press('Enter');
    await list.getByRole('listitem').getByRole('button').first().press('Enter');
    await expect(claim).toBeFocused();
    await expect(card).toBeVisible();
  };
  await openCard();
  await expect(
    card.getByText(/^The source has \$3\.21 billion as Revenue, .*\(p\. 1\)\. Confirm the period\.$/),
  ).toBeVisible();
  await checkPage(page);
  // checkPage resizes to a phone, which closes the list.
  await openCard();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'I checked it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pill(/^0 traced, 1 confirmed\./)).toBeVisible();
  await expect(card.getByText(/^Checked by Sam .*20\d\d/)).toBeVisible();
  await expect(claim).toHaveAccessibleDescription(/^Checked and confirmed/);
  await checkPage(page);
  await openCard();
  await card.getByRole('button', { name: 'Take it back' }).click();
  await expect(pill(/^0 traced, 1 to check\./)).toBeVisible();
  await card.getByRole('button', { name: 'I checked it' }).click();
  await expect(list.getByRole('listitem')).toHaveText(/^\$3\.21 billion Checked and confirmed/);
  await list.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Word document with sources/ }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  const words = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, '');
  expect(words).toContain('One claim: 0 traced, 1 confirmed.');
  expect(words).toMatch(/\$3\.21 billion: checked and confirmed.*Checked by Sam/);

  // Other words are to be checked anew.
  await marketer.write(`Subject: The quarter\n\n${sentence.replace('Revenue', 'Its revenue')}`);
  await expect(pill(/^0 traced, 1 to check\./)).toBeVisible();
});

test('claims follow what one types, and a reload loses none of it; the file and the saved email carry their sources', async ({
  marketer,
}) => {
  const { page, editor } = marketer;
  await haveEmail(marketer);
  await expect(page.getByRole('button', { name: /^2 traced, 1 differs/ })).toBeVisible();
  await marketer.write(EMAIL.replace('$4.5 billion', '$4.2 billion'));
  await expect(page.getByRole('button', { name: /^3 traced, 1 without a source/ })).toBeVisible();
  await marketer.showsVersion(3);
  await page.keyboard.type(' See https://northwind.example');
  // A card comes to who moves to its claim.
  const card = page.getByRole('dialog', { name: /^About/ });
  const claim = marketer.email.getByRole('button', { name: '26,000' });
  await claim.hover({ position: { x: 4, y: 8 } });
  await claim.hover();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(editor.getByText('people See https://northwind.example')).toBeVisible();
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.content).toMatch(/northwind\.example$/);
  await expect(page.getByRole('button', { name: /^3 traced, 2 without a source/ })).toBeVisible();

  // A preheader is traced while it is typed, and kept without being left.
  await page.getByLabel('Preheader').fill('Revenue came to $4.4 billion');
  await expect(page.getByRole('button', { name: /^3 traced, 1 differs, 2 without a source/ })).toBeVisible();
  await expect.poll(async () => (await marketer.read()).messages.at(-1)?.preheader).toMatch(/\$4\.4 billion$/);
  await page.reload();
  const behind = marketer.email.getByRole('button', { name: '$4.4 billion' });
  await expect(behind).toHaveAccessibleDescription(/^Differs from the source/);
  await behind.click();
  await expect(page.getByRole('dialog', { name: 'About $4.4 billion' })).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Web page with sources' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Sources');
  expect(file).toContain('6 claims: 3 traced, 1 differs, 2 without a source.');

  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  await page.goto('/?tab=generations');
  await page.getByRole('list', { name: 'Saved emails' }).getByRole('link').first().click();
  const sources = page.getByRole('dialog').getByRole('region', { name: 'Sources' });
  await expect(sources.getByText('3 traced, 1 differs, 2 without a source')).toBeVisible();
  await expect(sources.getByText('$4.4 billion Differs from the source')).toBeVisible();
  await expect(sources.getByText('26,000 No source found')).toBeVisible();
  await checkPage(page);
});

test('promises and words to avoid are marked while one types, with a card by mouse and keyboard that names the rule', async ({
  marketer,
}) => {
  const { page, email, editor } = marketer;
  await marketer.haveAccount();
  const brand = { name: 'House', wordsToAvoid: 'robust -> strong' };
  expect((await page.request.post('/api/brands', { data: brand })).ok()).toBe(true);
  await page.goto(`/hotlist?thread=${await marketer.haveEmail()}`);
  await marketer.done();
  await editor.getByRole('paragraph').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' It is guaranteed to triple, risk-free, after a robust year.');
  const promise = email.getByRole('button', { name: 'risk-free' });
  await expect(promise).toHaveAccessibleDescription(
    'Compliance rule: No risk. “risk-free” breaks a compliance rule. Every investment carries risk. To deny it is the plainest way to mislead.',
  );
  await expect(page.getByRole('status').filter({ hasText: '“risk-free” breaks a compliance rule.' })).toBeAttached();
  const card = (words: string) => page.getByRole('dialog', { name: `About ${words}` });
  await promise.click();
  await expect(card('risk-free').getByText('Compliance rule: No risk')).toBeVisible();
  await expect(card('risk-free').getByText(/FINRA Rule 2210/)).toBeVisible();
  await checkPage(page);

  // By keyboard from one mark to the next.
  await page.keyboard.press('Escape');
  await promise.focus();
  await page.keyboard.press('ArrowRight');
  const word = email.getByRole('button', { name: 'robust' });
  await expect(word).toBeFocused();
  await expect(card('robust').getByText('“robust” is one of your words to avoid.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card('robust').getByRole('button', { name: 'Use “strong” instead' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('after a strong year.');
  await expect(word).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ready to send: \d+ left to do$/ })).toBeVisible();
});

test('a figure that differs from its source is named once where the email goes out, and comes first before it is sent', async ({
  marketer,
}) => {
  const { page, email } = marketer;
  await haveEmail(marketer);
  const wrong = email.getByRole('button', { name: '$4.5 billion' });
  await expect(wrong).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Differs from the source: $4.5 billion' });
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(notice).toBeVisible();
  // Nothing waits for it.
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await checkPage(page);
  await notice.getByRole('button', { name: '$4.5 billion' }).click();
  await expect(wrong).toBeFocused();
  await page.keyboard.press('Escape');
  await notice.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(wrong).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  // Another figure is named again, for a sending tool, too.
  await marketer.write(EMAIL.replace('$4.5 billion', '$4.6 billion'));
  await expect(email.getByRole('button', { name: '$4.6 billion' })).toHaveAccessibleDescription(
    /^Differs from the source/,
  );
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'For a sending tool' }).press('ArrowRight');
  await page.getByRole('menuitem', { name: /^Klaviyo/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Differs from the source: $4.6 billion' })).toBeVisible();

  await page.getByRole('button', { name: 'Inbox preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Inbox preview' });
  await expect(preview.getByText(/^\d+ things to look at before it is sent$/)).toBeVisible();
  const first = preview.getByRole('region', { name: 'To look at before it is sent' }).getByRole('listitem').first();
  await expect(first).toHaveText('Differs from the source: $4.6 billion');
  await first.getByRole('button').click();
  await expect(email.getByRole('button', { name: '$4.6 billion' })).toBeFocused();
});
