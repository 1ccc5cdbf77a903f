import type { Page } from '@playwright/test';
import { checkPage } from './check-page';
import { expect, test } from './marketer';

const CARDS = [
  'Platform overview',
  'HotList Email Generator',
  'Starting Now',
  'Clone A Winner',
  'Subject Lines',
  'Campaign Generator',
  'Copy Coach',
];

async function showsCards(page: Page): Promise<void> {
  for (const name of CARDS) {
    const card = page.getByRole('region', { name, exact: true });
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('link', { name: `Watch Tutorial: ${name}` })).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByText('Tutorial Coming Soon')).toHaveCount(0);
  await checkPage(page);
}

test('the tutorials are open to everybody and lead to the sign-in, which leads to where one wanted', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.goto('/how-to-use');
  await showsCards(page);
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Every figure, traced to its page')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?log-in$/);
  await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  await marketer.goTo('/how-to-use-internal?from=a-letter');
  await expect(page).toHaveURL(/\/auth$/);
  await page.reload();
  await page.getByLabel('Username').fill(`reader-${Date.now()}`);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByLabel('Confirm Password').fill('secret-1');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/how-to-use-internal\?from=a-letter$/);
  await page.getByRole('button', { name: /My Account/ }).click();
  for (const name of ['Settings', 'Analytics', 'How to use'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('how-to-use');
});

test('those who are signed in find them with a way back and more help', async ({ marketer }) => {
  const { page } = marketer;
  await marketer.start();
  await page.getByRole('link', { name: 'How to use' }).click();
  await showsCards(page);
  await expect(page.getByRole('heading', { name: 'Need More Help?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Sign In|Get Started Free/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /Sam/ })).toBeVisible();
});

test('a film plays in its own tab with captions, from each of its steps; where it is missing, the steps are left', async ({
  marketer,
}) => {
  const { page } = marketer;
  await page.goto('/how-to-use');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Watch Tutorial: HotList' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'HotList Email Generator' })).toBeVisible();
  const video = tab.locator('video');
  const state = () =>
    video.evaluate((film: HTMLVideoElement) => ({
      second: Math.floor(film.currentTime),
      said: [...(film.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(),
    }));
  // Less motion was asked for: it waits, and nothing of it is fetched.
  const fetched = () =>
    tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  expect(await fetched()).not.toContain('.webm');
  await checkPage(tab);
  const second = tab.getByRole('listitem').nth(1).getByRole('button');
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'step');
  const words = await second.innerText();
  await expect
    .poll(async () => {
      const { said } = await state();
      return said !== '' && words.includes(said);
    })
    .toBe(true);
  await video.press('Space');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);

  await tab.route('**/*.webm', (route) => route.abort());
  await tab.reload();
  await second.click();
  await expect(tab.getByRole('alert')).toContainText('The film cannot be shown');
  await expect(second).toBeDisabled();
  await tab.goto('/how-to-use/nothing');
  await expect(tab.getByRole('heading', { name: 'There is no such tutorial' })).toBeVisible();
});

test('films are served as what they are, by pieces, and kept; the first page moves only where motion is welcome', async ({
  marketer,
}) => {
  const { page } = marketer;
  const piece = await page.request.get('/tutorials/hotlist.webm', { headers: { range: 'bytes=0-99' } });
  expect(piece.status()).toBe(206);
  expect((await piece.body()).length).toBe(100);
  expect(piece.headers()).toMatchObject({ 'content-type': 'video/webm', 'cache-control': 'public, max-age=3600' });
  const captions = await page.request.get('/tutorials/hotlist.vtt');
  expect(captions.headers()['content-type']).toContain('text/vtt');

  await page.goto('/auth');
  const play = page.getByRole('button', { name: 'Play the moving picture' });
  const pause = page.getByRole('button', { name: 'Pause the moving picture' });
  await expect(play).toBeVisible();
  await checkPage(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await pause.click();
  await expect(play).toBeVisible();
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});
