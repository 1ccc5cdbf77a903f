import { Injectable } from '@nestjs/common';
import type { AdminListQuery } from '@copydesk/contracts';
import type { Listed, Part } from '@copydesk/database';
import type { Request, Response } from 'express';
import { Pages } from '../http/pages';
import { allPages } from './all-pages';
import { answerCsv } from './csv';

const PAGE = '50';

interface List<T> {
  name: string;
  read: (part: Part) => Promise<Listed<T>>;
  count: () => Promise<number>;
}

/** The lists of the operators' pages: page by page as JSON, or whole as a file. */
@Injectable()
export class Lists {
  constructor(private readonly pages: Pages) {}

  async answer<T extends object>(
    { name, read, count }: List<T>,
    { format, limit = PAGE, cursor }: AdminListQuery,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (format === 'csv') return answerCsv(response, name, allPages(read));
    const { items, last } = await read(this.pages.read(name, { limit, cursor }));
    this.pages.tell(request, response, name, { total: await count(), last });
    response.json(items);
  }
}
