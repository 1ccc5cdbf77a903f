import { confirmation, generate, next, step } from './campaign';
import { checkPage } from './check-page';
import { expect, test, toastOf } from './marketer';
import { txt } from './documents';
import { buildBrand } from './test-app';

test('six steps with their fields, defaults and warnings; a reload loses nothing', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/campaign-generator');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await checkPage(page);
  await expect(page.getByLabel('Campaign type')).toHaveValue('Renewal Campaign');
  await expect(page.getByLabel('Campaign type').getByRole('option')).toHaveText([
    'Renewal Campaign',
    'Flash Campaign',
    'Cross-Sales Campaign',
  ]);
  await marketer.handIn(txt('notes.txt', 'Northwind keeps every position small.'));
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await next(page);
  await expect(step(page, 'Performance')).toBeVisible();
  await expect(page.getByLabel('Winners', { exact: true })).toHaveValue('0');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Winners', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Total gains ($)')).toHaveAttribute('step', '0.01');
  await page.getByLabel('Losers', { exact: true }).pressSequentially('1e');
  await expect(page.getByText('Must be a number with at most two decimals')).toBeVisible();
  await page.getByLabel('Losers', { exact: true }).fill('1');
  await page.getByLabel('Winners', { exact: true }).fill('-3');
  await expect(page.getByText('Must be 0 or greater')).toBeVisible();
  await checkPage(page);
  await page.reload();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(page.getByLabel('Winners', { exact: true })).toHaveValue('-3');
  await next(page);
  await expect(step(page, 'Offer')).toBeVisible();
  await checkPage(page);
  await next(page);
  await page.getByLabel('Expiry date').fill('2020-01-31');
  await expect(page.getByText('The expiry date, Friday, January 31, 2020, has passed.')).toBeVisible();
  await checkPage(page);
  await next(page);
  await expect(page.getByLabel('Tone perspective')).toHaveValue('Guru (First Person)');
  await expect(page.getByLabel('Tone perspective').getByRole('option')).toHaveText([
    'Guru (First Person)',
    'Telesales (Third Person)',
  ]);
  await next(page);
  await expect(step(page, 'Generate')).toBeVisible();
  const missing = page.getByRole('list', { name: 'What is missing' });
  await expect(missing.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByText('is required')).toBeHidden();
  await expect(page.getByRole('progressbar', { name: 'Filled in' })).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByText('1 of 7 filled in')).toBeVisible();
  await checkPage(page);

  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await expect(toastOf(page, 'Confirmation Required')).toBeVisible();
  await expect(toastOf(page, 'Please confirm you want to generate the campaign content')).toBeVisible();
  await confirmation(page).check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await expect(toastOf(page, /Must be 0 or/)).toBeVisible();
  await expect(step(page, 'Performance')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(step(page, 'Context')).toBeVisible();

  await marketer.goTo(`/campaign-generator?campaign=${crypto.randomUUID()}`);
  await expect(page.getByText('There is no such campaign')).toBeVisible();
  await page.getByRole('button', { name: 'Generate New Campaign' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});

test('an offer that is chosen fills in what it says; what does not agree is told at once, and leads to its field', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  const made = await page.request.post('/api/brands', { data: buildBrand() });
  expect(made.status()).toBe(201);
  await page.goto('/campaign-generator');
  await expect(page.getByLabel('Product name')).toHaveValue('Options Newsletter');
  await expect(page.getByText('from your offer')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Clear Form' })).toBeHidden();
  await checkPage(page);
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  const [standard, discounted] = [page.getByLabel('Standard price ($)'), page.getByLabel('Discounted price ($)')];
  await expect(standard).toHaveValue('99');
  await expect(discounted).toHaveValue('49.50');
  await discounted.fill('149');
  await expect(discounted).toHaveAccessibleDescription(/This is more than the standard price, \$99\.$/);
  await checkPage(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await checkPage(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Urgency', exact: true }).click();
  await page.getByLabel('Expiry date').fill('2099-01-30');
  await page.getByLabel('First day').fill('2099-01-28');
  await expect(page.getByText('Day 4 would go out on Saturday, January 31, 2099', { exact: false })).toBeVisible();
  await page.getByLabel('First day').fill('2099-01-26');
  await expect(page.getByRole('list', { name: 'Send dates' })).toContainText('Friday, January 30, 2099');
  await checkPage(page);

  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  // The brand has a voice: no tone is asked for.
  const missing = page.getByRole('list', { name: 'What is missing' });
  await expect(missing.getByRole('button')).toHaveText(['Campaign objective', 'Core messaging']);
  const against = page.getByRole('list', { name: 'What does not agree' });
  await expect(against.getByRole('listitem')).toHaveText([
    'Discounted price ($): This is more than the standard price, $99.',
  ]);
  await checkPage(page);
  await against.getByRole('button').click();
  await expect(discounted).toBeFocused();
  await discounted.fill('49');
  await expect(page.getByText('Your offer “Options Newsletter” says $49.50.')).toBeVisible();
  await discounted.fill('49.50');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(against).toBeHidden();
  await missing.getByRole('button', { name: 'Core messaging' }).click();
  await expect(page.getByLabel('Core messaging')).toBeFocused();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const sent = page.waitForRequest('**/api/generate-campaign');
  await generate(page);
  expect((await sent).postDataJSON()).toMatchObject({
    campaignContext: { productName: 'Options Newsletter' },
    renewalOfferDetails: { standardPrice: 99, discountedPrice: 49.5 },
    sendDates: ['2099-01-26', '2099-01-27', '2099-01-28', '2099-01-29', '2099-01-30'],
  });
  await expect(page.getByRole('heading', { level: 2, name: 'Options Newsletter' })).toBeVisible();
});
