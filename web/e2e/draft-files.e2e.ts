import { readFileSync } from 'node:fs';
import { readDraft } from '@copydesk/text';
import { strFromU8, unzipSync } from 'fflate';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

test('an email is taken away as each kind of file', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  const draft = readDraft((await marketer.read()).messages.at(-1)?.content ?? '');
  const subject = draft.subject ?? '?';
  const take = async (name: RegExp, within?: string) => {
    await page.getByRole('button', { name: 'Download' }).click();
    if (within) await page.getByRole('menuitem', { name: within }).press('ArrowRight');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
    await expect(page.getByText('Downloaded').first()).toBeVisible();
    return readFileSync(await download.path());
  };
  expect(String(await take(/^Plain text/))).toContain(`Subject: ${subject}`);
  expect(String(await take(/^HTML email/))).toContain('prefers-color-scheme');
  const eml = String(await take(/^Email/));
  expect(eml).toMatch(/^Subject: /m);
  const [plain] = /text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(eml)?.slice(1) ?? [];
  expect(Buffer.from(plain ?? '', 'base64').toString()).toContain('Northwind');
  const files = unzipSync(await take(/^Word document \.docx/));
  const words = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '');
  expect(words).toContain(subject.slice(0, 20));
  expect(String(await take(/^Mailchimp/, 'For a sending tool'))).toContain('href="*|UNSUB|*"');
});

test('an email is seen as its readers see it, in a frame that runs nothing', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  await page.getByRole('button', { name: 'Inbox preview' }).click();
  const panel = page.getByRole('dialog', { name: 'Inbox preview' });
  const words = panel.frameLocator('iframe').getByText('Northwind').first();
  // Its own looks are let in, in its own page alone.
  await expect(words).toHaveCSS('margin-bottom', '16px');
  const colorIn = (program: string) => {
    const body = panel.frameLocator(`iframe[title="The email in ${program}"]`).locator('.sheet').first();
    return body.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  await panel.getByRole('radio', { name: 'Dark' }).click();
  expect(await colorIn('Gmail')).toBe('rgb(255, 255, 255)');
  await panel.getByRole('radio', { name: 'Apple Mail' }).click();
  await expect.poll(() => colorIn('Apple Mail')).toBe('rgb(31, 31, 31)');
  await expect(panel.getByText('Your brand has no postal address.')).toBeVisible();
  await checkPage(page);
  // What is typed is seen there a moment later; a tag is a chip in the email, and itself to the letter.
  await page.getByRole('textbox', { name: 'Draft' }).getByText('Northwind').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ask {{advisor}}.');
  await expect(page.locator('[data-merge-tag]')).toHaveText('{{advisor}}');
  await expect(panel.frameLocator('iframe').getByText('Ask {{advisor}}.')).toBeVisible();
  await expect(panel.getByText(/\{\{advisor\}\}: only your sending tool knows/)).toBeVisible();
});
