import type { GenerateEmailResponse } from '@copydesk/contracts';
import { checkPage } from './check-page';
import { expect, Marketer, test } from './marketer';
import { buildBrief, HostedApp } from './test-app';

const FILING = `Page 1
NORTHWIND SEMICONDUCTOR CORPORATION
CONDENSED CONSOLIDATED STATEMENTS OF INCOME
(In millions)
\tThree Months Ended
\tMar 31, 2024\tMar 31, 2023
Revenue\t$4,200\t$3,210
Cost of revenue\t1,617\t1,374
Gross profit\t2,583\t1,836`;

const reading = (figure: string) => ({
  sentences: [
    { id: 1, figures: [{ figure, kind: 'level', measure: { is: 'revenue', from: ['tills rang up'] } }], asides: [] },
  ],
});

/** How many calls asked for a reading. */
const readingsIn = (calls: object[]) =>
  calls.filter((call) => JSON.stringify(call).includes('Task: read-claims')).length;

test('a sentence that rules leave open is read once the draft is still, also while one types', async ({ browser }) => {
  const testApp = await HostedApp.open({ env: { LIMIT_CHECK_CALLS_PER_HOUR: '2' } });
  const page = await browser.newPage({ baseURL: testApp.address });
  try {
    const marketer = new Marketer(page);
    await marketer.haveAccount();
    const brief = await page.request.post('/api/generate-email', { data: buildBrief({ fileContent: FILING }) });
    const { threadId } = (await brief.json()) as GenerateEmailResponse;
    const content = 'Subject: The tills\n\nThe tills rang up $4,200 million.';
    await page.request.post(`/api/threads/${threadId}/versions`, { data: { content } });
    testApp.demo.play({ kind: 'answer', readings: true, content: JSON.stringify(reading('$4,200 million')) });
    await page.goto(`/hotlist?thread=${threadId}`);
    await marketer.showsVersion(2);
    const claim = marketer.email.getByRole('button', { name: '$4,200 million' });
    await expect(claim).toHaveAccessibleDescription(/^Traced to its source/);

    testApp.demo.play({ kind: 'answer', readings: true, content: JSON.stringify(reading('$3,210 million')) });
    await marketer.email.getByText('The tills rang up').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' The tills rang up $3,210 million a year ago.');
    await expect(claim).toHaveAccessibleDescription(/^Traced to its source/);
    await expect.poll(() => readingsIn(testApp.demo.calls)).toBe(2);
    await page.getByRole('button', { name: /All claims/ }).click();
    await checkPage(page);
  } finally {
    await page.close();
    await testApp.close();
  }
});

test('a reading that failed is named, and made again by one click', async ({ browser }) => {
  const testApp = await HostedApp.open();
  const page = await browser.newPage({ baseURL: testApp.address });
  try {
    const marketer = new Marketer(page);
    await marketer.haveAccount();
    const brief = await page.request.post('/api/generate-email', { data: buildBrief({ fileContent: FILING }) });
    const { threadId } = (await brief.json()) as GenerateEmailResponse;
    const content = 'Subject: The tills\n\nThe tills rang up $4,200 million.';
    await page.request.post(`/api/threads/${threadId}/versions`, { data: { content } });
    testApp.demo.play({ kind: 'status', status: 401, readings: true });
    await page.goto(`/hotlist?thread=${threadId}`);
    await marketer.showsVersion(2);
    await page.getByRole('button', { name: /All claims/ }).click();
    const list = page.getByRole('dialog', { name: 'Claims' });
    await expect(list.getByRole('status')).toContainText('The open sentences could not be read.');

    testApp.demo.play({ kind: 'answer', readings: true, content: JSON.stringify(reading('$4,200 million')) });
    await list.getByRole('button', { name: 'Read the open sentences' }).click();
    const claim = marketer.email.getByRole('button', { name: '$4,200 million' });
    await expect(claim).toHaveAccessibleDescription(/^Traced to its source/);
    await expect(list.getByText('The open sentences could not be read.')).toBeHidden();
  } finally {
    await page.close();
    await testApp.close();
  }
});

test('the list of claims says where figures are read by rules alone', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  const brief = await page.request.post('/api/generate-email', { data: buildBrief({ fileContent: FILING }) });
  const { threadId } = (await brief.json()) as GenerateEmailResponse;
  await page.goto(`/hotlist?thread=${threadId}`);
  await page.getByRole('button', { name: /All claims/ }).click();
  const list = page.getByRole('dialog', { name: 'Claims' });
  await expect(list.getByRole('status')).toContainText('read by rules alone');
  expect(readingsIn(testApp.demo.calls)).toBe(0);
});
