import { checkPage } from './check-page';
import { expect, test } from './marketer';

test('a visitor is sent to sign up, is told what is wrong at each field, and loses nothing', async ({ page }) => {
  await page.goto('/hotlist');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Simple. Fast. Powerful.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password').fill('secret-2');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await checkPage(page);
  await page.getByLabel('Confirm Password').fill('secret-1');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Registration failed').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
});

test('where sign-up is closed, the sign-in page has the login alone', async ({ page }) => {
  await page.route('**/api/status', (route) => route.fulfill({ json: { demoModel: false, signUp: 'off' } }));
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('No account yet? Ask an administrator to add you.')).toBeVisible();
  await expect(page.getByText('Sign Up')).toHaveCount(0);
  await checkPage(page);
});

test('a user registers, logs out, and logs in again', async ({ marketer }) => {
  const { page } = marketer;
  const username = await marketer.signUp();
  await expect(page.getByText('Registration successful').first()).toBeVisible();
  await page.getByRole('button', { name: /My Account/ }).click();
  await expect(page.getByText('Sam', { exact: true }).first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('wrong-one');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await page.getByLabel('Password').fill('secret-1');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login successful').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: /Sam/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('who logs out right after typing loses no word; where words cannot be saved, one is asked first', async ({
  marketer,
}) => {
  const { page, editor } = marketer;
  const username = await marketer.begin();
  const { thread } = marketer;
  const logOut = async () => {
    await page.getByRole('button', { name: /My Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Log out without your last changes?' });
  await page.route('**/api/threads/*/versions', (route) => route.fulfill({ status: 500, body: '' }));
  await editor.getByRole('paragraph').last().click();
  await page.keyboard.type(' By hand.');
  await logOut();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor).toContainText('By hand.');

  await page.unroute('**/api/threads/*/versions');
  await logOut();
  await expect(page.getByText('Logged out successfully').first()).toBeVisible();
  await page.request.post('/api/login', { data: { username, password: 'secret-1' } });
  expect((await marketer.read(thread)).messages.at(-1)?.content).toContain('By hand.');
});
