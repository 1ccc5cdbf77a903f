import { readFileSync } from 'node:fs';
import { readDraft } from '@copydesk/text';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './marketer';

test('an email is taken away as each kind of file', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  const draft = readDraft((await marketer.read()).messages.at(-1)?.content ?? '');
  const subject = draft.subject ?? '?';
  const take = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Download' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
    await expect(page.getByText('Downloaded').first()).toBeVisible();
    return readFileSync(await download.path());
  };
  expect(String(await take(/^Plain text/))).toContain(`Subject: ${subject}`);
  expect(String(await take(/^Web page \.html/))).toContain('<!doctype html>');
  const eml = String(await take(/^Email/));
  expect(eml).toMatch(/^Subject: /m);
  const [plain] = /text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(eml)?.slice(1) ?? [];
  expect(Buffer.from(plain ?? '', 'base64').toString()).toContain('Northwind');
  const files = unzipSync(await take(/^Word document \.docx/));
  const words = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '');
  expect(words).toContain(subject.slice(0, 20));
});
