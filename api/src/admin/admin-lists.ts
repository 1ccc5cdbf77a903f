import { Injectable } from '@nestjs/common';
import type { AdminListQuery } from '@copydesk/contracts';
import type { Page, PageRequest } from '@copydesk/database';
import type { Request, Response } from 'express';
import { Pages } from '../http/pages';
import { answerCsv } from './csv';

const PAGE = '50';
const PAGE_OF_FILE = 500;

interface List<T> {
  name: string;
  read: (page: PageRequest) => Promise<Page<T>>;
  count: () => Promise<number>;
}

/** The lists of the operators' pages: page by page as JSON, or whole as a file. */
@Injectable()
export class AdminLists {
  constructor(private readonly pages: Pages) {}

  async answer<T extends object>(
    { name, read, count }: List<T>,
    { format, limit = PAGE, cursor }: AdminListQuery,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (format === 'csv') return answerCsv(response, name, allPages(read));
    const items = await this.pages.answer(request, name, { limit, cursor }, async (page) => ({
      ...(await read(page)),
      total: await count(),
    }));
    response.json(items);
  }
}

/** All pages of a list, one after the other. */
async function* allPages<T extends object>(read: List<T>['read']): AsyncGenerator<T[]> {
  let after: PageRequest['after'] = null;
  do {
    const page: Page<T> = await read({ limit: PAGE_OF_FILE, after });
    yield page.items;
    after = page.last;
  } while (after);
}
