import type { GenerationResponse } from '@copydesk/contracts';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

const REPORT = `Title,Subject,Send Date,Successful Deliveries,Unique Opens,Open Rate,Unique Clicks,Unsubscribes,Total Orders
A,Copper wakes up,"Nov 03, 2026 08:00 am","1,000",400,40.00%,30,1,2
B,"Nine pages, on salt","Nov 04, 2026 08:00 am","1,000",410,41.00%,80,0,1
C,The bank,"Nov 05, 2026 08:00 am",100,50,50%,101,0,0
D,Nobody wrote this,"Nov 06, 2026 08:00 am",100,50,50%,1,0,0`;

const csv = (text: string) => ({ name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a report of a sender is brought in: its bad rows are told, its columns are kept, and the library is sorted by it', async ({
  page,
  marketer,
}) => {
  await marketer.haveAccount();
  for (const title of ['Nine pages, on salt', 'The bank', 'Copper wakes up']) {
    const data = { title, content: `Subject: ${title}\n\nIt rose.`, appId: 1 };
    expect((await page.request.post('/api/generations', { data })).status()).toBe(201);
  }
  await page.goto('/results');
  await page.locator('input[type=file]').setInputFiles(csv('no table'));
  await expect(page.getByText('This is no table: choose the .csv that your sender exports.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(csv(REPORT));
  const left = page.getByRole('list', { name: 'Left out' });
  await expect(left.getByRole('listitem')).toHaveText([
    /Line 4 The bankClicked cannot be more than sent/,
    /Line 5 Nobody wrote thisNo email of yours has this title or subject line/,
  ]);
  await checkPage(page);
  await page.getByLabel('Unsubscribed').selectOption('Not in this file');
  await page.getByRole('button', { name: 'Bring in 2 of 4' }).click();
  await expect(page.getByText('Results of 2 emails are in.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(csv(REPORT));
  await expect(page.getByLabel('Unsubscribed')).toHaveValue('');
  await expect(page.getByText('replaces the results it has').first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  await page.goto('/?tab=generations&sort=clicked');
  const emails = page.getByRole('article');
  await expect(emails.first()).toContainText('8% clicked (6.5 to 9.8%)');
  await expect(emails.getByRole('heading')).toHaveText(['Nine pages, on salt', 'Copper wakes up', 'The bank']);
  await emails.getByRole('link', { name: 'The bank' }).click();
  const email = page.getByRole('dialog', { name: 'The bank' });
  await email.getByRole('button', { name: 'Add results' }).click();
  const results = page.getByRole('dialog', { name: 'Results' });
  await results.getByLabel('Sent').fill('100');
  await results.getByLabel('Opened').fill('50');
  await results.getByRole('button', { name: 'Save results' }).click();
  await expect(email.getByText('50 people, 40 to 60%')).toBeVisible();
  await checkPage(page);
  const saved = (await (await page.request.get('/api/generations?sort=clicked')).json()) as GenerationResponse[];
  expect(saved[0]?.result).toEqual({
    sent: 1_000,
    opened: 410,
    clicked: 80,
    sold: 1,
    unsubscribed: null,
    sentOn: '2026-11-04',
  });
});
