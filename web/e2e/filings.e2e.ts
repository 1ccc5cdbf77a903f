import type { DocumentContentResponse, DocumentSummary } from '@copydesk/contracts';
import { contentOf } from '@copydesk/figures';
import { checkPage } from './check-page';
import { QUARTER, type TestFile } from './documents';
import { expect, test } from './marketer';
import { inlineFiling } from './test-app';

const EMAIL = `Subject: A strong quarter

Revenue was $4.2 billion in the first quarter of 2024. A year earlier revenue was $3.21 billion.

Gross profit was $2.9 billion in the first quarter of 2024.`;

/** A filing as the SEC serves it. The tags of a damaged one name periods that it does not define. */
function filing(name: string, { isDamaged = false } = {}): TestFile {
  return { name, mimeType: 'text/html', buffer: Buffer.from(inlineFiling({ says: QUARTER, isDamaged })) };
}

test('an inline filing is dropped as .htm, and the figures of the email that is written from it are traced', async ({
  marketer,
}) => {
  const { page, email } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await marketer.handIn(filing('nwsc-20240331.htm'));
  const dialog = page.getByRole('dialog', { name: 'Processing File' });
  await expect(dialog.getByText('File processed successfully!').first()).toBeVisible();
  await expect(dialog).not.toContainText('damaged');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await marketer.generate();
  await marketer.done();
  await marketer.write(EMAIL);
  for (const right of ['$4.2 billion', '$3.21 billion'])
    await expect(email.getByRole('button', { name: right })).toHaveAccessibleDescription(/^Traced to its source/);
  const wrong = email.getByRole('button', { name: '$2.9 billion' });
  await expect(wrong).toHaveAccessibleDescription(/^Differs from the source/);
  await wrong.click();
  const card = page.getByRole('dialog', { name: 'About $2.9 billion' });
  await expect(card).toContainText('gross profit, the quarter to March 31, 2024: $2.9 billion');
  await expect(card).toContainText('Gross profit, the quarter to March 31, 2024: $2.583 billion');
  await expect(card.getByRole('button', { name: 'Use $2.6 billion' })).toBeVisible();
  await card.getByRole('button', { name: 'Open the source' }).click();
  const source = page.getByRole('dialog', { name: /^Source: .*STATEMENTS OF INCOME/i });
  await expect(source.locator('mark')).toContainText('2,583');

  // What the browser read is kept with the document.
  const [kept] = (await (await page.request.get('/api/documents')).json()) as DocumentSummary[];
  const answer = await page.request.get(`/api/documents/${kept?.id}/content`);
  const { filing: tagged, text } = contentOf((await answer.json()) as DocumentContentResponse);
  expect(tagged?.cover.company).toBe('Northwind Semiconductor');
  expect(tagged?.facts.map(({ from, to }) => text.slice(from, to))).toEqual(
    expect.arrayContaining(['4,200', '3,210', '2,583']),
  );
});

test('a filing with damaged tags is read as a plain page, and says so wherever it is shown', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await marketer.handIn(filing('damaged.htm', { isDamaged: true }));
  const words = 'The tags of this filing are damaged, so it was read as a plain page.';
  const dialog = page.getByRole('dialog', { name: 'Processing File' });
  await expect(dialog.getByText(words)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'See what was read' }).click();
  await expect(page.getByRole('dialog', { name: 'What was read' }).getByText(words)).toHaveCount(1);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'See damaged.htm' }).click();
  await expect(page.getByRole('dialog', { name: 'What was read' }).getByText(words)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('CONDENSED CONSOLIDATED STATEMENTS OF INCOME')).toBeVisible();
  await checkPage(page);
});
