import { saveMany } from './board';
import { checkPage } from './check-page';
import { Marketer, expect, test } from './marketer';
import { Shelf } from './shelf';

test('a long library is searched, filtered and read to its end; Back and a link show the same', async ({
  page,
  testApp,
}) => {
  await new Marketer(page).haveAccount();
  await saveMany(page, testApp, 130);
  const shelf = new Shelf(page);
  await shelf.open();
  await expect(shelf.says('130 emails')).toBeVisible();
  expect(await shelf.titles()).toContain('Email 130');
  expect((await shelf.titles()).length).toBeLessThan(60);

  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return shelf.card('Email 1').isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  const last = shelf.list.getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', '130');
  await expect(last).toHaveAttribute('aria-setsize', '130');

  await shelf.card('Email 1').getByRole('button', { name: 'Favorite' }).click();
  await shelf.search('words of email 12');
  await expect(shelf.says('11 emails')).toBeVisible();
  await expect(page).toHaveURL(/q=words\+of\+email\+12/);
  await page.getByRole('radio', { name: 'Favorites' }).click();
  await expect(shelf.says('No matches found')).toBeVisible();
  await expect(shelf.says('Try adjusting your search or filter criteria')).toBeVisible();
  await page.goBack();
  await expect(shelf.says('11 emails')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('words of email 12');
  await page.reload();
  await expect(shelf.says('11 emails')).toBeVisible();
  await shelf.search('100% _ \\ "nothing"');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(shelf.says('130 emails')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await shelf.search('word '.repeat(120));
  await expect(page.getByText('Search for at most 500 characters')).toBeVisible();
  await expect(shelf.says('130 emails')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('word '.repeat(120));
});

test('the quiet choices: sort, folder, tool and archive', async ({ page }) => {
  const shelf = await Shelf.with(page, ['Beta', 'Alpha', 'Gamma']);
  await shelf.addFolder('Q3 earnings');
  await shelf.open('sort=title');
  await page.getByRole('radio', { name: 'Folder View' }).click();
  await expect(page).toHaveURL(/view=board/);
  await page.getByRole('radio', { name: 'List View' }).click();
  await expect.poll(() => shelf.titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
  await shelf.choose('Beta', 'Move to', 'Q3 earnings');
  await expect(shelf.says('Generation moved')).toBeVisible();
  await expect(shelf.card('Beta').getByText('Q3 earnings')).toBeVisible();
  await shelf.choose('Gamma', 'Archive');
  await expect(shelf.says('Generation archived')).toBeVisible();
  await expect(shelf.card('Gamma')).toBeHidden();

  const menu = page.getByRole('button', { name: 'Sort and filter' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Folder' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Q3 earnings' }).press('Enter');
  await expect.poll(() => shelf.titles()).toEqual(['Beta']);
  await checkPage(page);
  await page.getByRole('button', { name: 'Remove: Q3 earnings' }).click();
  await expect.poll(() => shelf.titles()).toEqual(['Alpha', 'Beta']);
  await menu.click();
  await page.getByRole('menuitemcheckbox', { name: /Archived 1/ }).click();
  await expect.poll(() => shelf.titles()).toEqual(['Gamma']);
  await shelf.choose('Gamma', 'Unarchive');
  await expect(shelf.says('No matches found')).toBeVisible();
  await page.goBack();
  await expect.poll(() => shelf.titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
  await shelf.choose('Alpha', 'Duplicate');
  await expect(shelf.card('Copy of Alpha')).toBeVisible();
});

test('a title is changed where it stands; a server that fails gets the old one back', async ({ page }) => {
  const shelf = await Shelf.with(page, ['First', 'Second']);
  const field = page.getByRole('textbox', { name: 'Title' });
  await shelf.choose('First', 'Rename');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('First');
  await checkPage(page);
  await field.fill('   ');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await field.press('Escape');
  await expect(shelf.card('First')).toBeVisible();
  await shelf.choose('First', 'Rename');
  await field.fill('Never mind');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(shelf.card('First')).toBeVisible();
  await shelf.choose('First', 'Rename');
  await field.fill('<b>Bold</b> & כותרת');
  await field.press('Enter');
  await expect(shelf.card('<b>Bold</b> & כותרת')).toBeVisible();
  await expect(shelf.says('Generation renamed')).toBeVisible();
  await page.reload();
  await expect(shelf.card('<b>Bold</b> & כותרת')).toBeVisible();

  await page.route(/\/api\/generations\/\d+$/, (route) => route.fulfill({ status: 500 }));
  await shelf.choose('Second', 'Rename');
  await field.fill('Lost');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shelf.says('Failed to rename generation')).toBeVisible();
  await expect(shelf.says('Please try again or check your connection.')).toBeVisible();
  await expect(shelf.card('Second')).toBeVisible();
  await expect(shelf.card('Lost')).toBeHidden();
  await shelf.choose('Second', 'Rename');
  await expect(field).toHaveValue('Lost');
  await page.unrouteAll();

  const [second] = (await shelf.stored()).filter(({ title }) => title === 'Second');
  await page.routeWebSocket(/.*/, () => undefined);
  await page.reload();
  await expect(shelf.card('Second')).toBeVisible();
  await page.request.delete(`/api/generations/${second?.id}`);
  await shelf.choose('Second', 'Rename');
  await field.fill('Gone');
  await field.press('Enter');
  await expect(page.getByText('This email was deleted in another tab.').first()).toBeVisible();
  await expect(shelf.card('Second')).toBeHidden();
});

test('the star is set at once, and taken back where the server fails; the whole content is copied', async ({
  page,
  context,
  testApp,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shelf = await Shelf.with(page, []);
  const content = `Subject: Long\n\n**Bold** ${'words '.repeat(200)}end`;
  await shelf.save({ title: 'Starred', content });
  await shelf.open();
  await expect(shelf.card('Starred').getByText(/words…$/)).toBeVisible();
  const star = shelf.card('Starred').getByRole('button', { name: 'Favorite' });
  const failToToggle = async (pending: string, before: boolean) => {
    const { fail } = await new Marketer(page).hold(/\/api\/generations\/\d+$/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', String(!before));
    await shelf.choose('Starred');
    await expect(page.getByRole('menuitem', { name: pending })).toBeVisible();
    fail();
    await expect(shelf.says('Failed to update favorite status.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(star).toHaveAttribute('aria-pressed', String(before));
  };
  await failToToggle('Adding...', false);
  await star.click();
  await shelf.choose('Starred');
  await expect(page.getByRole('menuitem', { name: 'Remove from Favorites' })).toBeVisible();
  await page.keyboard.press('Escape');
  await failToToggle('Removing...', true);
  await page.getByRole('radio', { name: 'Favorites' }).click();
  await expect(shelf.card('Starred')).toBeVisible();

  await shelf.choose('Starred', 'Copy Content');
  await expect(shelf.says('Copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Subject: Long\n\nBold words [\s\S]*end$/);
  await expect
    .poll(() =>
      testApp.query(
        `SELECT metadata FROM user_analytics WHERE action_type = 'copy_to_clipboard' ORDER BY id DESC LIMIT 1`,
      ),
    )
    .toMatchObject([{ metadata: { contentLength: content.length } }]);

  await star.click();
  await expect(shelf.says('No matches found')).toBeVisible();
});

test('an email is deleted only where one means it; what cannot be loaded is told, with a way on', async ({ page }) => {
  const shelf = await Shelf.with(page, ['Kept', 'Deleted']);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await shelf.choose('Deleted', 'Delete');
  await expect(shelf.card('Deleted')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await shelf.choose('Deleted', 'Delete');
  await expect(shelf.says('Generation deleted')).toBeVisible();
  await expect(shelf.card('Deleted')).toBeHidden();
  expect(asked).toEqual(['Are you sure you want to delete this generation?']);
  expect(await shelf.stored()).toHaveLength(1);

  await page.route(/\/api\/generations\/\d+$/, (route) => route.fulfill({ status: 500 }));
  page.once('dialog', (dialog) => void dialog.accept());
  await shelf.choose('Kept', 'Delete');
  await expect(shelf.says('Failed to delete generation')).toBeVisible();
  await expect(shelf.card('Kept')).toBeVisible();

  await page.route('**/api/generations?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your emails could not be loaded. They are safe.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shelf.card('Kept')).toBeVisible();
  await page.route('**/api/apps', (route) => route.abort());
  await page.reload();
  await expect(shelf.card('Kept').getByText('Unknown Tool')).toBeVisible();
});

test('what another tab saves, stars and deletes is seen here', async ({ page, context }) => {
  const shelf = await Shelf.with(page, ['First']);
  const other = new Shelf(await context.newPage());
  await other.open();
  await expect(other.card('First')).toBeVisible();
  await shelf.save({ title: 'Second' });
  await expect(other.card('Second')).toBeVisible();
  await shelf.card('First').getByRole('button', { name: 'Favorite' }).click();
  await expect(other.card('First').getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  other.page.once('dialog', (dialog) => void dialog.accept());
  await other.choose('Second', 'Delete');
  await expect(shelf.card('Second')).toBeHidden();
});
