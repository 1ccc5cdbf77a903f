import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage } from './check-page';
import { txt } from './documents';
import { expect, test } from './marketer';
import { DRY_EMAILS } from './test-app';

const [MINE = ''] = DRY_EMAILS;
const REPORT = readFileSync(join(__dirname, '../../libs/demo-model/src/fixtures/report.txt'), 'utf8');
const FILING = txt('northwind-10q.txt', REPORT);

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test('on a phone a brand is told who reads, what may not be said and how it writes, and an email is written from another angle', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.request.post('/api/brands', { data: { name: 'Lund', company: 'Lund Letter' } });
  await page.goto('/hotlist');
  await page.getByText('What the writer knows').tap();
  await checkPage(page);
  await page.getByRole('link', { name: 'Say who reads, and what they own' }).tap();
  await expect(page.getByLabel('Who reads, and what they own')).toBeFocused();
  await expect(page.getByLabel('Who reads, and what they own')).toBeInViewport();
  await page.getByLabel('Who reads, and what they own').fill('Owners of chip makers');
  await page.getByLabel('What may not be said').fill('No price targets');
  const own = page.getByRole('region', { name: 'Emails you have sent' });
  await own.getByRole('button', { name: 'Paste an email' }).tap();
  await own.getByLabel('Email', { exact: true }).fill(MINE);
  await checkPage(page);
  await own.getByRole('button', { name: 'Add email' }).tap();
  await own.getByRole('button', { name: 'The mine nobody wanted', exact: true }).tap();
  await checkPage(page);
  await own.getByRole('button', { name: 'Add results of The mine nobody wanted' }).tap();
  await expect(page.getByRole('dialog', { name: 'Results' })).toBeVisible();
  await checkPage(page);
  await page.getByRole('dialog', { name: 'Results' }).getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Save brand' }).tap();

  await expect(page.getByRole('link', { name: '1 of your emails' })).toBeVisible();
  await marketer.handIn(FILING);
  await page.getByRole('button', { name: 'Continue' }).tap();
  const angles = page.getByRole('group', { name: 'Angles' }).getByRole('radio');
  await angles.nth(1).check({ timeout: 30_000 });
  await checkPage(page);
  await page.getByRole('button', { name: 'Generate HotList Email' }).tap();
  await page.waitForURL(/thread=/);
  await marketer.done();
  const asked = () => testApp.demo.calls.map(({ request }) => JSON.stringify(request)).join('\n');
  for (const told of ['Owners of chip makers', 'No price targets', 'houseEmail1']) expect(asked()).toContain(told);

  await expect(page.getByRole('button', { name: /Ready to send/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Another angle' }).tap();
  const panel = page.getByRole('dialog', { name: 'Another angle' });
  await expect(panel.getByRole('radio')).toHaveCount(4, { timeout: 30_000 });
  await panel.getByLabel('Or an angle of your own').fill('What the quarter leaves open');
  await checkPage(page);
  await panel.getByRole('button', { name: 'Write it as a new version' }).tap();
  await marketer.showsVersion(2);
  expect(asked()).toContain('What the quarter leaves open');
});
