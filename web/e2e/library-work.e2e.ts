import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { checkPage } from './check-page';
import { expect, test } from './marketer';
import { QUARTER } from './documents';
import { Shelf } from './shelf';

test('an email is read whole; Back closes it, a link opens it, and the focus comes back', async ({ page }) => {
  const shelf = await Shelf.with(page, []);
  const content = 'Subject: Whole\n\nOne **bold** word.\nA second line.\n\n<script>alert(1)</script>';
  const { id } = await shelf.save({ title: 'Whole', content });
  await shelf.open();
  await page.getByRole('link', { name: 'Whole' }).click();
  const dialog = page.getByRole('dialog', { name: 'Whole' });
  await expect(dialog.locator('strong')).toHaveText('bold');
  await checkPage(page);
  await expect(dialog.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(dialog.getByText(`${content.length} characters`)).toBeVisible();
  await expect(dialog.getByText(/HotList Email Generator · \w+day, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Whole' })).toBeFocused();
  await page.goForward();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await shelf.open(`open=${id}`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
});

test('a saved email is refined in the conversation that it came from', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.begin();
  const thread = marketer.thread;
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  const shelf = new Shelf(page);
  await shelf.open();
  await shelf.list.getByRole('link').click();
  await page.getByRole('button', { name: 'Refine in HotList' }).click();
  await page.waitForURL(/\/hotlist\?thread=/);
  expect(marketer.thread).toBe(thread);
  expect(await page.evaluate(() => localStorage.getItem('copydesk-refine'))).toBeNull();
  await marketer.ask('Shorten the email');
  await marketer.showsVersion(2);

  // It still holds the words of version 1: that is the one to come back to.
  await shelf.open();
  await shelf.list.getByRole('link').click();
  await page.getByRole('button', { name: 'Refine in HotList' }).click();
  await expect(page.getByText('Version 1 of 2')).toBeVisible();
  expect((await marketer.read()).messages.filter(({ role }) => role === 'assistant')).toHaveLength(2);
});

test('an email without a conversation gets one when it is refined', async ({ marketer }) => {
  const { page } = marketer;
  const shelf = await Shelf.with(page, []);
  const content = `Subject: Pasted\n\n${QUARTER.join('\n\n')}`;
  await shelf.save({ title: 'Pasted', content, appId: 9 });
  await shelf.open();
  await page.getByRole('link', { name: 'Pasted' }).click();
  await page.getByRole('button', { name: 'Refine in HotList' }).click();
  await expect(marketer.email).toContainText('Gross margin was 61.5%');
  await marketer.ask('Shorten the email');
  await marketer.showsVersion(2);
  const [saved] = await shelf.stored();
  expect(saved?.threadId).toBe(marketer.thread);
});

test('several are selected, and each deed on them is taken back', async ({ page }) => {
  const shelf = await Shelf.with(page, ['One', 'Two', 'Three', 'Four', 'Five']);
  await shelf.addFolder('Flash sales');
  await shelf.open();
  await shelf.select('Five');
  await shelf.select('Three', { withShift: true });
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await shelf.select('Five');
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await expect(bar.getByText('5 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(shelf.says('5 generations deleted')).toBeVisible();
  await expect(shelf.says('Ready to create amazing content?')).toBeVisible();
  await undo();
  await expect(shelf.card('One')).toBeVisible();
  await expect(shelf.says('5 emails')).toBeVisible();

  await shelf.select('One');
  await shelf.select('Two');
  await bar.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Flash sales' }).click();
  await expect(shelf.says('2 generations moved')).toBeVisible();
  await expect(shelf.card('One').getByText('Flash sales')).toBeVisible();
  await undo();
  await expect(shelf.card('One').getByText('Flash sales')).toBeHidden();

  await bar.getByRole('button', { name: 'Favorite' }).click();
  await expect(shelf.says('2 generations added to favorites')).toBeVisible();
  await undo();
  await expect.poll(() => shelf.stored('favorite=true')).toHaveLength(0);
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(shelf.says('2 generations archived')).toBeVisible();
  await expect(shelf.card('One')).toBeHidden();
  await undo();
  await expect(shelf.card('One')).toBeVisible();

  await page.route('**/api/generations/actions', (route) => route.fulfill({ status: 500 }));
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(shelf.says('Failed to archive generations')).toBeVisible();
  await expect(shelf.card('One')).toBeVisible();
});

test('a selection is taken away as one zip, each email in three kinds under a name of its own', async ({ page }) => {
  const shelf = await Shelf.with(page, ['Rates', 'rates', 'ריבית', '../../etc']);
  await shelf.select('Rates');
  await page.getByRole('button', { name: 'Select all shown' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  await expect(shelf.says('Downloaded')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^copydesk-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const names = ['Rates', 'etc', 'rates-2', 'ריבית'];
  const extensions = ['eml', 'html', 'txt'];
  const expected = names.flatMap((name) => extensions.map((extension) => `${name}.${extension}`));
  const lower = (all: string[]) => all.map((name) => name.toLowerCase()).toSorted();
  expect(lower(Object.keys(files))).toEqual(lower([...expected, 'manifest.json']));
  const { emails } = JSON.parse(strFromU8(files['manifest.json']!)) as { emails: { title: string; files: string[] }[] };
  expect(emails.map(({ title }) => title).toSorted()).toEqual(['../../etc', 'Rates', 'rates', 'ריבית']);
  for (const { title, files: own } of emails) {
    const text = strFromU8(files[own.find((name) => name.endsWith('.txt')) ?? '']!);
    expect(text).toContain(`The words of ${title}.`);
  }
});

test('drafts that were not saved go on, or are discarded, which can be taken back', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.begin();
  const thread = marketer.thread;
  testApp.demo.pace = 60;
  await marketer.submit();
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Continue writing' });
  await expect(strip.getByRole('listitem')).toHaveCount(2);
  await expect(strip.getByText('Writing...')).toBeVisible();
  testApp.demo.pace = 100_000;
  await expect(strip.getByText('Writing...')).toBeHidden();

  const first = strip.getByRole('listitem').nth(1);
  await first.getByRole('button', { name: /^Discard/ }).click();
  await expect(page.getByText('Draft discarded').first()).toBeVisible();
  await expect(strip.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strip.getByRole('listitem')).toHaveCount(2);
  await strip.locator(`a[href*="${thread}"]`).click();
  await marketer.done();
  expect(marketer.thread).toBe(thread);
});
