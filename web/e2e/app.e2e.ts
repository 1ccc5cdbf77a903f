import type { GenerateEmailRequest, GenerationResponse, ThreadResponse } from '@copydesk/contracts';
import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { expect, test } from './marketer';
import { QUARTER, txt } from './documents';

// Its tools are there once.
test.describe.configure({ mode: 'default' });

const BRIEF = {
  'Company name': 'Northwind Research',
  'Product/service description': 'A weekly letter on semiconductor shares.',
  'Target audience': 'Private investors',
  'Key benefits': 'One clear idea a week, with its figures.',
  'Call to action': 'Read the first letter',
  'Tone/style': 'Calm',
};

const MESSAGES = [
  'Company name is required',
  'Product/service description is required',
  'Target audience is required',
  'Key benefits are required',
  'Call to action is required',
  'Tone/style is required',
];

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(BRIEF)) await page.getByLabel(label).fill(text);
}

test.beforeAll(async ({ testApp }) => {
  await testApp.query(
    `INSERT INTO apps (id, name, display_name, description, category, icon, is_active, config) VALUES
       (21, 'letters', 'Letter Writer', 'Writes a letter & <b>nothing</b> else.', 'Letters', 'mail', true, '{"instructions":"Write a letter of four lines."}'),
       (22, 'old letters', 'Old Letters', NULL, 'Letters', NULL, false, NULL)`,
  );
});

test('a new row among the tools is a tool: opened from the dashboard, written with, refined, saved and gone on with', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.start();
  await page.getByRole('link', { name: 'Create New: Letter Writer' }).click();
  await expect(page).toHaveURL(/\/apps\/letters$/);
  await expect(page).toHaveTitle('Letter Writer · Copydesk');
  await expect(page.getByRole('heading', { name: 'Letter Writer', level: 1 })).toBeVisible();
  await expect(page.getByText('Writes a letter & <b>nothing</b> else.')).toBeVisible();
  await fill(page);
  await marketer.handIn(txt('northwind.txt', QUARTER.join('\n')));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('File Content Included')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Key benefits')).toHaveValue(BRIEF['Key benefits']);

  const sent = page.waitForRequest('**/api/generate-email');
  await page.getByRole('button', { name: 'Generate Email' }).click();
  await page.waitForURL(/apps\/letters\?thread=/);
  const request = (await sent).postDataJSON() as GenerateEmailRequest;
  expect(request).toMatchObject({ app: 'letters', companyName: 'Northwind Research', toneStyle: 'Calm' });
  expect(request.fileContent).toMatch(/\S/);
  await expect(page.getByText('Email Generated!').first()).toBeVisible();
  await marketer.done();
  expect(JSON.stringify(testApp.demo.calls.at(-1))).toContain('Write a letter of four lines.');
  const { appId }: ThreadResponse = await marketer.read();
  expect(appId).toBe(21);

  await page.goto('/');
  await page.getByRole('region', { name: 'Continue writing' }).getByRole('link').click();
  await expect(page).toHaveURL(/apps\/letters\?thread=/);
  await marketer.ask('Shorten the email');
  await marketer.showsVersion(2);
  await page.getByRole('button', { name: 'Save to My Generations' }).click();
  await expect(page.getByText('Email saved').first()).toBeVisible();
  const [saved] = (await (await page.request.get('/api/generations')).json()) as GenerationResponse[];
  expect(saved).toMatchObject({ appId, metadata: { companyName: 'Northwind Research' } });
  await page.goto('/?tab=generations');
  await expect(page.getByRole('article').getByText('Letter Writer')).toBeVisible();
});

test('a form asks for each field in its own words; a tool that goes out of use is told, and nothing typed is lost', async ({
  marketer,
  testApp,
}) => {
  const { page } = marketer;
  await marketer.haveAccount();
  await page.route('**/api/apps', (route) => route.abort());
  await page.goto('/apps/letters');
  await expect(page.getByRole('heading', { name: 'The tool could not be loaded' })).toBeVisible();
  await page.unroute('**/api/apps');
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByLabel('Company name').fill('  ');
  await page.getByRole('button', { name: 'Generate Email' }).click();
  for (const message of MESSAGES) await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeFocused();
  await checkPage(page);
  await fill(page);
  await page.getByLabel('Company name').fill('x'.repeat(2_001));
  await page.getByLabel('Company name').press('Control+Enter');
  await expect(page.getByText('Company name must be at most 2,000 characters')).toBeVisible();
  await expect(page.getByText('Tone/style is required')).toBeHidden();
  await expect(page.getByLabel('Tone/style')).toHaveValue('Calm');

  await fill(page);
  await testApp.query(`UPDATE apps SET is_active = false WHERE name = 'letters'`);
  await page.getByRole('button', { name: 'Generate Email' }).click();
  const toast = page.getByRole('region', { name: /Notification/ });
  await expect(toast).toContainText('Generation Error');
  await expect(toast).toContainText('Letter Writer is switched off.');
  await expect(page.getByLabel('Key benefits')).toHaveValue(BRIEF['Key benefits']);
  await testApp.query(`UPDATE apps SET is_active = true WHERE name = 'letters'`);
  await page.getByRole('button', { name: 'Generate Email' }).click();
  await marketer.done();
});

test('a page that is unknown shows the way home, as does a tool that is not in use; one with its own screen opens there', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.goto('/no/such/page');
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await checkPage(page);

  await marketer.haveAccount();
  await page.goto('/apps/nothing');
  for (const name of ['nothing', 'old%20letters', 'super-editorial-agent', '%3Cscript%3E', 'constructor']) {
    await marketer.goTo(`/apps/${name}`);
    await expect(page).toHaveURL(new RegExp(`/apps/${name}$`));
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found · Copydesk');
  }
  for (const [name, path] of [
    ['clone-winner-v3', /\/clone-winner$/],
    ['hotlist-generator', /\/hotlist$/],
  ] as const) {
    await marketer.goTo(`/apps/${name}`);
    await expect(page).toHaveURL(path);
  }
});
