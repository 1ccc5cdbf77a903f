import { board, carry, makeFolder, openBoard, save, saveMany } from './board';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

test('an email is renamed and starred on its card; search and filters hold on the board', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await save(page, 'Rate cut');
  await save(page, 'Earnings week');
  await makeFolder(page, { name: 'Clients', color: '#84cc16' });
  await openBoard(page);
  const { column, card } = board(page);
  await card('Rate cut').getByRole('button', { name: 'Favorite' }).click();
  await expect(card('Rate cut').getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  await checkPage(page);
  await card('Rate cut').getByRole('button', { name: 'Actions for Rate cut' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await card('Rate cut').getByLabel('Title').fill('Rates fall');
  await page.keyboard.press('Enter');
  await expect(card('Rates fall')).toBeVisible();

  await page.getByRole('searchbox').fill('rate');
  await expect(card('Earnings week')).toBeHidden();
  await carry(page, card('Rates fall'), column('Clients'));
  await page.mouse.up();
  await expect(column('Clients').getByRole('article')).toHaveCount(1);
  await expect(column('Unorganized')).toContainText('Nothing here matches.');
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No matches found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a folder is made, renamed, recolored and deleted', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await save(page, 'Rate cut');
  await openBoard(page);
  const { column, card } = board(page);
  await page.getByRole('button', { name: 'Create your first folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Folder' });
  await expect(dialog.getByRole('radio')).toHaveCount(10);
  await checkPage(page);
  await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Create Folder' }).click();
  await expect(dialog.getByText('Folder name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Clients');
  await dialog.getByRole('radio', { name: 'Blue' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Emerald' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Folder created').first()).toBeVisible();
  await expect(column('Clients')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create your first folder' })).toBeHidden();

  await page.getByRole('button', { name: 'New Folder' }).click();
  await dialog.getByLabel('Name').fill('clients');
  await dialog.getByRole('button', { name: 'Create Folder' }).click();
  await expect(dialog.getByText('You already have a folder with this name.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('clients');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions for folder Clients' }).click();
  await page.getByRole('menuitem', { name: 'Edit Folder' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Folder' });
  await expect(edit.getByRole('radio', { name: 'Emerald' })).toBeChecked();
  await edit.getByLabel('Name').fill('Campaigns');
  await edit.getByRole('radio', { name: 'Pink' }).check({ force: true });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Folder updated').first()).toBeVisible();
  await expect(column('Campaigns')).toBeVisible();

  await carry(page, card('Rate cut'), column('Campaigns'));
  await page.mouse.up();
  await expect(column('Campaigns').getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for folder Campaigns' }).click();
  await page.getByRole('menuitem', { name: 'Delete Folder' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete “Campaigns”?' });
  await expect(deletion).toContainText('The email in it moves to Unorganized. No email is deleted.');
  await deletion.getByRole('button', { name: 'Delete Folder' }).click();
  await expect(page.getByText('Folder deleted').first()).toBeVisible();
  await expect(column('Campaigns')).toBeHidden();
  await expect(column('Unorganized').getByRole('article', { name: 'Rate cut' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Folder' })).toBeFocused();
});

test('a long column is read page by page, and laid out as far as it is seen', async ({ marketer, testApp }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await saveMany(page, testApp, 70);
  await makeFolder(page, { name: 'Clients' });
  await openBoard(page);
  const { column, card } = board(page);
  await expect(column('Unorganized').getByText('70 emails')).toBeVisible();
  await expect(card('Email 70')).toBeVisible();
  expect(await column('Unorganized').getByRole('article').count()).toBeLessThan(30);
  await card('Email 70').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card('Email 1')).toBeVisible({ timeout: 200 });
  }).toPass();
});
