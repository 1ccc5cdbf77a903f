import type { Page } from '@playwright/test';

import { checkPage } from './check-page';
import { docx, pdf, QUARTER, type TestFile } from './documents';
import { expect, test } from './marketer';
import { DRY_EMAILS, STRANGE_EMAIL } from './test-app';

const [MINE = '', BANK = '', SALT = '', FERRIES = ''] = DRY_EMAILS;

const bodyOf = (email: string) => email.slice(email.indexOf('\n\n') + 2);
const subjectOf = (email: string) => email.slice('Subject: '.length, email.indexOf('\n'));

function eml(name: string, email: string): TestFile {
  const head = `From: Harriet Lund <harriet@lund.example>\nSubject: ${subjectOf(email)}\nMIME-Version: 1.0`;
  const text = `${head}\nContent-Type: text/plain; charset=utf-8\n\n${bodyOf(email)}\n`;
  return { name, mimeType: 'message/rfc822', buffer: Buffer.from(text.replaceAll('\n', '\r\n')) };
}

/** A paragraph of Word is one line, and its bold is none of ours. */
const BANK_IN_WORD = BANK.replaceAll('**', '').replace('Yours,\n', 'Yours, ');
const word = (name: string, email: string) => docx(name, email.replaceAll('**', '').split('\n\n'));

/** 'Sounds like you' of the draft on the screen. */
async function likeness(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Expert Review' }).click();
  const voice = page.getByRole('region', { name: 'Sounds like you' });
  await expect(voice.getByText(/^\d+ of 100$/)).toBeVisible();
  const score = parseInt(await voice.getByText(/^\d+ of 100$/).innerText(), 10);
  await checkPage(page);
  await page
    .getByRole('region', { name: 'Email workspace' })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  return score;
}

test('a new user hands in three emails and a filing, and takes the second angle: two go along whole, and a draft in another voice sounds less like them', async ({
  page,
  marketer,
  testApp,
}) => {
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await page.getByRole('link', { name: 'read it from your emails' }).click();
  await page
    .getByRole('form', { name: 'Read a brand from emails' })
    .locator('input[type=file]')
    .setInputFiles([eml('mine.eml', MINE), eml('salt.eml', SALT), word('bank.docx', BANK)]);
  await expect(page.getByLabel('Email 3')).toHaveValue(/A bank that says no/);
  await page.getByRole('button', { name: 'Read my emails' }).click();
  await page.getByRole('button', { name: 'Create brand' }).click();
  const own = page.getByRole('region', { name: 'Emails you have sent' });
  await expect(own.getByRole('listitem')).toHaveCount(3);
  await checkPage(page);
  await own.getByRole('button', { name: 'Add results of Nine pages on salt' }).click();
  const results = page.getByRole('dialog', { name: 'Results' });
  await results.getByLabel('Sent').fill('1,000');
  await results.getByLabel('Clicked').fill('1001');
  await page.getByRole('button', { name: 'Save results' }).click();
  await expect(page.getByText('Clicked cannot be more than sent')).toBeVisible();
  await checkPage(page);
  await results.getByLabel('Clicked').fill('40');
  await page.getByRole('button', { name: 'Save results' }).click();
  await expect(own.getByText('4% clicked (3 to 5.4%), sent to 1,000')).toBeVisible();
  await expect(own.getByRole('row', { name: /News or analysis 1 4% 3 to 5.4% not known/ })).toBeVisible();
  await own.getByRole('button', { name: 'Nine pages on salt', exact: true }).click();
  await expect(own.getByText('I read nine pages on salt')).toBeVisible();
  await checkPage(page);

  await page.getByRole('link', { name: 'Back to the brief' }).click();
  await expect(page.getByRole('link', { name: '3 of your emails' })).toBeVisible();
  await marketer.handIn(pdf('northwind.pdf', [QUARTER]));
  await page.getByRole('button', { name: 'Continue' }).click();
  const second = page.getByRole('group', { name: 'Angles' }).getByRole('radio').nth(1);
  await second.check({ timeout: 30_000 });
  const angle = await second.locator('xpath=..').locator('span > span').first().innerText();
  testApp.demo.reset();
  await marketer.generate();
  await marketer.done();
  const [first] = testApp.demo.calls
    .map(({ request }) => JSON.stringify(request))
    .filter((one) => one.includes('Task: hotlist'));
  const isWhole = (email: string) => first?.includes(JSON.stringify(bodyOf(email)).slice(1, -1));
  expect(first).toContain(JSON.stringify(angle).slice(1, -1));
  // The best in result, then the newest.
  expect([SALT, BANK_IN_WORD, MINE].map(isWhole)).toEqual([true, true, false]);

  await marketer.write(`${FERRIES}\n`);
  await marketer.done();
  const near = await likeness(page);
  await marketer.write(STRANGE_EMAIL);
  await marketer.done();
  const far = await likeness(page);
  expect({ near, far, isNearer: near - far >= 30 }).toMatchObject({ isNearer: true });
});

test('a brand takes emails that are pasted or saved, says which it cannot take, has its voice described, and lets them go', async ({
  page,
  marketer,
}) => {
  await marketer.haveAccount();
  const data = { title: 'Nine pages on salt', content: SALT, appId: 1 };
  expect((await page.request.post('/api/generations', { data })).status()).toBe(201);
  await page.goto('/brands/new');
  await page.getByLabel('Name of the brand').fill('Lund');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await page.goto('/hotlist');
  await page.getByRole('link', { name: 'Add emails you have sent' }).click();
  const own = page.getByRole('region', { name: 'Emails you have sent' });
  await expect(own.getByRole('heading', { name: 'Emails you have sent' })).toBeFocused();
  const files = own.locator('input[type=file]');
  const tooLong = { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from('Salt. '.repeat(20_000)) };
  await files.setInputFiles([tooLong, { ...tooLong, name: 'empty.txt', buffer: Buffer.alloc(0) }]);
  await expect(own.getByRole('alert').getByRole('listitem')).toHaveText([
    'long.txt: An email may have at most 100 KB',
    'empty.txt: The file is empty. Please choose another one.',
  ]);
  await own.getByRole('button', { name: 'Paste an email' }).click();
  await own.getByLabel('Email', { exact: true }).fill(MINE);
  await page.reload();
  await expect(own.getByLabel('Email', { exact: true })).toHaveValue(MINE);
  await checkPage(page);
  await own.getByRole('button', { name: 'Add email' }).click();
  await expect(own.getByRole('button', { name: 'The mine nobody wanted', exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'From my library' }).click();
  await page.getByRole('list', { name: 'Previous generations' }).getByRole('button').click();
  await expect(own.getByRole('button', { name: 'Nine pages on salt', exact: true })).toBeVisible();
  await expect(own.getByText('Add 1 more, and each draft is told how much it sounds like you.')).toBeVisible();

  await page.getByRole('button', { name: 'Describe it from my emails' }).click();
  await expect(page.getByLabel('Voice', { exact: true })).toHaveValue(/sentences of about \d+ words/);
  await page.getByRole('button', { name: 'Save brand' }).click();
  await page.getByRole('link', { name: '2 of your emails' }).click();
  await own.getByRole('button', { name: 'Delete The mine nobody wanted' }).click();
  await page.getByRole('dialog', { name: 'Delete this email?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByRole('button', { name: 'The mine nobody wanted', exact: true })).toBeHidden();
});
