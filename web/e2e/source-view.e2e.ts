import { checkPage } from './check-page';
import { expect, type Marketer, test } from './marketer';
import { buildBrief } from './test-app';

const cells = (tag: string, ...texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
const row = (...texts: string[]) => cells('td', ...texts);
const days = ['March 31, 2024', 'March 31, 2023', 'March 31, 2024', 'March 31, 2023'];
const filler = (count: number) =>
  Array.from({ length: count }, (_, note) => `<p>Nothing of interest is said in remark ${note + 1}.</p>`).join('');

/** A filing with a table that is taller and wider than its panel. */
const FILING = {
  name: 'filing.htm',
  mimeType: 'text/html',
  buffer: Buffer.from(`<html><body><p>Northwind Semiconductor Corporation</p>
    <p>For the quarterly period ended March 31, 2024</p><p>The last fiscal year ended December 31, 2023.</p>${filler(400)}
    <p><b>CONDENSED CONSOLIDATED STATEMENTS OF INCOME</b></p><p>(In millions)</p>
    <table><tr><td></td><td colspan="2">Three Months Ended</td><td colspan="2">Twelve Months Ended</td></tr>
    ${row('', ...days)}${row('Revenue', '$4,200', '$3,210', '$15,400', '$12,800')}<tr><td>Operating expenses:</td></tr>
    ${Array.from({ length: 30 }, (_, at) => row(`Expense ${at + 1}`, `${at + 10}`, `${at + 11}`, `${at + 12}`, `${at + 13}`)).join('')}
    ${row('Total operating expenses', '735', '765', '795', '825')}
    ${row('Net income', '$1,140', '$870', '$4,010', '$3,172')}</table>${filler(400)}</body></html>`),
};

const EMAIL = 'Subject: Results\n\nNet income was $1,140 million in the three months ended March 31, 2024.';

/** Has an email of these words, written from the filing, which was read by the page. */
async function haveEmail(marketer: Marketer): Promise<void> {
  const { page, email } = marketer;
  await marketer.brief();
  const kept = page.waitForResponse((answer) => /\/api\/documents$/.test(answer.url()));
  await marketer.handIn(FILING);
  const { documentId } = (await (await kept).json()) as { documentId: string };
  const answer = await page.request.post('/api/generate-email', {
    headers: { Prefer: 'respond-async' },
    data: buildBrief({ documentId }),
  });
  const { threadId } = (await answer.json()) as { threadId: string };
  await page.goto(`/hotlist?thread=${threadId}`);
  await marketer.done();
  await page.request.post(`/api/threads/${threadId}/versions`, { data: { content: EMAIL } });
  await marketer.showsVersion(2);
  await expect(email.getByRole('button', { name: '$1,140 million' })).toHaveAccessibleDescription(/^Traced/);
}

test('a traced figure opens its table: heads and label in sight, the cell marked, its unit and period in words', async ({
  marketer,
}) => {
  const { page, email } = marketer;
  await haveEmail(marketer);
  const claim = email.getByRole('button', { name: '$1,140 million' });
  await page.getByRole('button', { name: /All claims$/ }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Claims' });
  await list.getByRole('listitem').getByRole('button').first().press('Enter');
  await expect(claim).toBeFocused();
  await page.keyboard.press('Enter');
  const source = page.getByRole('dialog', { name: /^Source: filing\.htm/ });
  const words = '1,140: Net income, Q1 2024, $ millions';
  await expect(source.getByRole('status').filter({ hasText: words })).toBeVisible();

  // A table of its own elements: whoever hears it hears heads and label of each cell.
  const table = source.getByRole('table');
  const cell = table.getByRole('cell', { name: '$1,140', exact: true });
  await expect(cell.locator('mark')).toBeInViewport({ ratio: 1 });
  await expect(cell).toHaveAccessibleDescription(words);
  await expect(table.getByRole('columnheader', { name: 'Three Months Ended' })).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('columnheader', { name: 'March 31, 2024' }).first()).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('rowheader', { name: 'Net income' })).toBeInViewport({ ratio: 1 });
  expect(await table.getByRole('columnheader').count()).toBe(6);
  await checkPage(page);

  // On a phone the table scrolls in its own box, under labels that stay.
  await page.setViewportSize({ width: 375, height: 812 });
  const box = source.getByRole('group', { name: 'Text of the source' });
  await box.evaluate((element) => element.scrollTo({ left: 9_999 }));
  await expect(table.getByRole('cell', { name: '$3,172' })).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('rowheader', { name: 'Net income' })).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // Of a long document what is near is there; the rest comes as one scrolls.
  expect(await source.getByText('Nothing of interest').count()).toBeLessThan(120);
  await page.setViewportSize({ width: 1440, height: 900 });
  await box.evaluate(async (element) => {
    const start = element.scrollHeight;
    while (element.scrollTop > 0 && element.scrollHeight < start * 2) {
      element.scrollTop -= 400;
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await source.getByText('Nothing of interest').count()).toBeGreaterThan(30);

  await cell.focus();
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await expect(claim).toBeFocused();
});
