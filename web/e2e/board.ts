import type { FolderRequest, FolderResponse, GenerationPreview } from '@copydesk/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { HostedApp } from './test-app';

/** What one sees of the board. */
export const board = (page: Page) => ({
  column: (name: string) => page.getByRole('region', { name, exact: true }),
  card: (title: string) => page.getByRole('article', { name: title, exact: true }),
  grip: (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true }),
  said: page.getByRole('status').filter({ hasText: '“' }),
});

export async function save(page: Page, title: string, content = `Subject: ${title}\n\nAn email about ${title}.`) {
  const answer = await page.request.post('/api/generations', { data: { title, content, appId: 1 } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as GenerationPreview;
}

/** Saves "Email 1" to "Email N", the last one newest, past the api. */
export async function saveMany(page: Page, testApp: HostedApp, many: number): Promise<void> {
  const { id } = await save(page, 'Email 1', 'The words of Email 1.');
  await testApp.query(
    `INSERT INTO generations (user_id, app_id, title, content, created_at, updated_at)
     SELECT user_id, app_id, 'Email ' || n, 'The words of Email ' || n || '.', created_at + n * interval '1 ms',
       updated_at + n * interval '1 ms'
     FROM generations, generate_series(2, $2::int) AS n WHERE id = $1`,
    [id, many],
  );
}

export async function makeFolder(page: Page, folder: FolderRequest) {
  const answer = await page.request.post('/api/folders', { data: folder });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as FolderResponse;
}

/** Where the email lies, as the database has it. */
export async function folderOf(page: Page, { id }: GenerationPreview): Promise<number | null> {
  const answer = await page.request.get(`/api/generations/${id}`);
  return ((await answer.json()) as GenerationPreview).folderId;
}

export async function openBoard(page: Page): Promise<void> {
  await page.goto('/?tab=generations&view=board');
  await expect(page.getByRole('region', { name: 'Unorganized' })).toBeVisible();
}

export async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries a card by mouse, and holds it there. */
export async function carry(page: Page, card: Locator, to: Locator): Promise<void> {
  // The board lies below what one starts with.
  await to.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
  });
  const from = await middleOf(card);
  const target = await middleOf(to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.move(target.x, target.y, { steps: 8 });
}
