import type { FolderResponse, GenerationResponse, SaveGenerationRequest } from '@copydesk/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { Marketer } from './marketer';

/** My Generations, as a person sees it. */
export class Shelf {
  constructor(readonly page: Page) {}

  /** Signs up, saves emails under these titles, the last one newest, and opens the library. */
  static async with(page: Page, titles: string[]): Promise<Shelf> {
    await new Marketer(page).haveAccount();
    const shelf = new Shelf(page);
    for (const title of titles) await shelf.save({ title });
    await shelf.open();
    if (titles.length > 0) await expect(shelf.list).toBeVisible();
    return shelf;
  }

  async open(view = ''): Promise<void> {
    await this.page.goto(`/?tab=generations&${view}`);
  }

  async save(fields: Partial<SaveGenerationRequest> & { title: string }): Promise<GenerationResponse> {
    const content = `Subject: ${fields.title}\n\nDear **reader**,\n\nThe words of ${fields.title}.`;
    const answer = await this.page.request.post('/api/generations', { data: { content, appId: 1, ...fields } });
    return (await answer.json()) as GenerationResponse;
  }

  async addFolder(name: string): Promise<FolderResponse> {
    const answer = await this.page.request.post('/api/folders', { data: { name, color: '#10b981' } });
    return (await answer.json()) as FolderResponse;
  }

  async stored(query = ''): Promise<GenerationResponse[]> {
    const answer = await this.page.request.get(`/api/generations?${query}`);
    return (await answer.json()) as GenerationResponse[];
  }

  get list(): Locator {
    return this.page.getByRole('list', { name: 'Saved emails' });
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  titles(): Promise<string[]> {
    return this.list.getByRole('heading').allTextContents();
  }

  async choose(title: string, ...entries: string[]): Promise<void> {
    await this.card(title).getByRole('button', { name: 'Actions for' }).click();
    for (const name of entries) {
      const menu = this.page.getByRole('menu').last();
      const entry = { name, exact: true };
      await menu.getByRole('menuitem', entry).or(menu.getByRole('menuitemcheckbox', entry)).press('Enter');
    }
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(words);
  }

  async select(title: string, options: { withShift?: boolean } = {}): Promise<void> {
    const modifiers = options.withShift ? (['Shift'] as const) : [];
    await this.card(title)
      .getByRole('checkbox')
      .click({ modifiers: [...modifiers] });
  }

  says(words: string): Locator {
    return this.page.getByText(words, { exact: true }).first();
  }
}
