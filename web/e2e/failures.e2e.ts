import type { Page } from '@playwright/test';
import { txt, QUARTER } from './documents';
import { announced, expect, test, type Marketer } from './marketer';

const REASON = 'The server is being updated.';
const FILE = txt('northwind.txt', QUARTER.join('\n'));

interface Failure {
  /** The call that fails. */
  call: string;
  title: string;
  /** The documented description where the answer has no message. */
  fallback: string;
  act: (marketer: Marketer) => Promise<void>;
}

const REGISTRATION: Failure = {
  call: '**/api/register',
  title: 'Registration failed',
  fallback: 'Please try again with different credentials.',
  act: ({ page }) => page.getByRole('button', { name: 'Sign Up' }).click(),
};

const LOGIN: Failure = {
  call: '**/api/login',
  title: 'Login failed',
  fallback: 'Please check your credentials and try again.',
  act: ({ page }) => page.getByRole('button', { name: 'Log In' }).click(),
};

const BRIEF: Failure[] = [
  {
    call: '**/api/summarize-file',
    title: 'Error processing file',
    fallback: 'Failed to process file',
    act: ({ page }) => page.locator('input[type=file]').setInputFiles(FILE),
  },
  {
    call: '**/api/generate-email',
    title: 'Generation Error',
    fallback: 'Failed to generate email',
    act: async ({ page }) => {
      await page.getByLabel('Additional Context').fill(QUARTER.join('\n'));
      await page.getByRole('button', { name: 'Generate HotList Email' }).click();
    },
  },
];

const DRAFT: Failure[] = [
  {
    call: '**/api/chat',
    title: 'Error updating email',
    fallback: 'Failed to send message',
    act: (marketer) => marketer.ask('Shorten the email'),
  },
  {
    call: '**/api/logout',
    title: 'Logout failed',
    fallback: 'Please try again.',
    act: ({ page }) => logOut(page),
  },
];

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

async function expectTexts(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

/** Lets each call fail twice: without a message, and with one. */
async function expectFailures(marketer: Marketer, failures: Failure[]): Promise<void> {
  const { page } = marketer;
  for (const { call, title, fallback, act } of failures) {
    await test.step(title, async () => {
      for (const message of [null, REASON]) {
        const body = message === null ? '' : JSON.stringify({ statusCode: 500, message });
        await page.route(call, (route) => route.fulfill({ status: 500, body }), { times: 1 });
        await act(marketer);
        await expectTexts(page, title, message ?? fallback);
      }
    });
  }
}

test('registration and login: a failure shows the message of the server or the documented one, a success its welcome', async ({
  marketer,
}) => {
  const { page } = marketer;
  const username = `nameless-${Date.now()}`;
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a plain secret');
  await page.getByLabel('Confirm Password').fill('a plain secret');
  await expectFailures(marketer, [REGISTRATION]);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(announced(page, `Registration successful. Account created! Welcome, ${username}.`)).toBeVisible();

  await logOut(page);
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a plain secret');
  await expectFailures(marketer, [LOGIN]);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(announced(page, /^Login successful\. Welcome back!$/)).toBeVisible();
});

test('each failing call on the way to an email shows the message of the server or the documented one', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/hotlist');
  await expectTexts(page, 'Supports: PDF, DOCX, TXT (up to 50MB)');
  await expectTexts(page, 'Also Markdown, HTML, saved emails (EML) and captions (VTT, SRT)');

  await page.route('**/read-document.worker*', (route) => route.abort(), { times: 1 });
  await page.locator('input[type=file]').setInputFiles(FILE);
  await expectTexts(page, 'Error reading file', 'Failed to read file');
  await expectFailures(marketer, BRIEF);

  await page.route('**/api/find-catalysts', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await marketer.handIn(FILE);
  await expectTexts(page, 'Failed to find catalysts', 'Catalyst matching error');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.goto(`/hotlist?thread=${await marketer.haveEmail()}`);
  await marketer.done();
  await expectFailures(marketer, DRAFT);
});

test('a campaign that cannot be handed in shows the message of the server or the documented one', async ({
  marketer,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.goto('/campaign-generator');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByLabel('I confirm that I want to generate the campaign content').check();
  const act = () => page.getByRole('button', { name: 'Generate Campaign' }).click();
  const call = '**/api/generate-campaign';
  await expectFailures(marketer, [{ call, title: 'Generation Failed', fallback: 'Failed to generate campaign', act }]);
});
