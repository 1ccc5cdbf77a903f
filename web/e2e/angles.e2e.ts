import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage } from './check-page';
import { txt } from './documents';
import { expect, test } from './marketer';

const REPORT = readFileSync(join(__dirname, '../../libs/demo-model/src/fixtures/report.txt'), 'utf8');
const FILING = txt('northwind-10q.txt', REPORT);

/** What the model was asked last for a HotList email, as it was sent: catalysts are looked for meanwhile. */
const askedLast = (calls: { request: unknown }[]) =>
  calls.map(({ request }) => JSON.stringify(request)).findLast((asked) => asked.includes('Task: hotlist'));

test('a filing on the dashboard offers its angles there; the second one is in the prompt that leaves, and another is the next version', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.start();
  await page.locator('input[type=file]').setInputFiles(FILING);
  const angles = page.getByRole('radio');
  // Three of them, and none.
  await expect(angles).toHaveCount(4, { timeout: 30_000 });
  await expect(page.getByText(/Facts traced/)).toHaveCount(3);
  await checkPage(page);
  await page.screenshot({ path: 'test-results/angles-dashboard.png' });
  await angles.nth(1).check();
  const calls = testApp.demo.calls.length;
  await page.getByRole('button', { name: 'HotList' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(angles.nth(1)).toBeChecked();
  await checkPage(page);
  await page.screenshot({ path: 'test-results/angles-brief.png', fullPage: true });
  const second = await page.getByRole('radio').nth(1).locator('xpath=..').locator('span > span').first().innerText();
  await page.getByLabel('Shape', { exact: true }).selectOption('Letter');
  await marketer.generate();
  await marketer.done();
  const prompt = askedLast(testApp.demo.calls);
  expect(prompt).toContain(JSON.stringify(second).slice(1, -1));
  expect(prompt).toContain('Letter: ');
  // They were asked for once.
  const asked = testApp.demo.calls
    .slice(calls)
    .filter(({ request }) => JSON.stringify(request).includes('suggest_angles'));
  expect(asked).toHaveLength(0);

  await page.getByRole('button', { name: 'Another angle' }).click();
  const panel = page.getByRole('dialog', { name: 'Another angle' });
  await expect(panel.getByText(second)).toBeVisible();
  await panel.getByLabel('Or an angle of your own').fill('What the quarter leaves open');
  await page.screenshot({ path: 'test-results/angles-panel.png' });
  await panel.getByRole('button', { name: 'Write it as a new version' }).click();
  await expect(page.getByText('Version 2 of 2')).toBeVisible();
  await marketer.done();
  expect(askedLast(testApp.demo.calls)).toContain('What the quarter leaves open');
  // It is that of the brief from then on.
  await expect(page.locator('#brief').getByLabel('Or an angle of your own')).toHaveValue(
    'What the quarter leaves open',
  );
});

test('who generates before the angles are there waits for nothing', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  testApp.demo.play({ kind: 'hang-before-headers', angles: true });
  await page.goto('/hotlist');
  await marketer.handIn(FILING);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'Angles' })).toHaveAttribute('aria-busy', 'true');
  const hanging = () => testApp.demo.calls.find(({ fault }) => fault.kind === 'hang-before-headers');
  await expect.poll(() => hanging()?.ended).toBeNull();
  await page.getByRole('button', { name: 'Generate HotList Email' }).click();
  await page.waitForURL(/thread=/);
  await marketer.done();
  await expect(marketer.email).not.toHaveText('');
  await expect.poll(() => hanging()?.ended).toBe('aborted');
});
