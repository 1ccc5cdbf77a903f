import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import type { PageQuery } from '@copydesk/contracts';
import type { CountedPage, Cursor, PageRequest } from '@copydesk/database';
import type { Request } from 'express';
import { CONFIG } from '../config.token';

const SEAL_BYTES = 9;
const LONGEST_LIST = '500';

/** Lists that are read page by page. A cursor names a place in a list and is sealed, so that nobody makes one up. */
@Injectable()
export class Pages {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Answers the page of a list that is asked for, as much as it may have where the address does not say how much. The
   * headers tell how many rows there are in all, and where the next page is.
   * @throws BadRequestException where this list never gave out the cursor.
   */
  async answer<T>(
    request: Request,
    list: string,
    { limit = LONGEST_LIST, cursor }: PageQuery,
    read: (page: PageRequest) => Promise<CountedPage<T>>,
  ): Promise<T[]> {
    const after = cursor === undefined ? null : this.cursorOf(list, cursor);
    const { items, total, last } = await read({ limit: Number(limit), after });
    request.res?.setHeader('X-Total-Count', String(total));
    if (last) {
      const text = `${last.id} ${last.key}`;
      const next = new URL(request.originalUrl, 'http://host');
      next.searchParams.set('cursor', Buffer.concat([this.seal(list, text), Buffer.from(text)]).toString('base64url'));
      request.res?.setHeader('Link', `<${next.pathname}${next.search}>; rel="next"`);
    }
    return items;
  }

  private cursorOf(list: string, cursor: string): Cursor {
    const bytes = Buffer.from(cursor, 'base64url');
    const text = bytes.subarray(SEAL_BYTES).toString();
    if (bytes.length <= SEAL_BYTES || !timingSafeEqual(bytes.subarray(0, SEAL_BYTES), this.seal(list, text))) {
      throw new BadRequestException('This page of the list does not exist. Start from the first page.');
    }
    const [id = '', ...key] = text.split(' ');
    return { id, key: key.join(' ') };
  }

  private seal(list: string, text: string): Buffer {
    return createHmac('sha256', this.config.http.sessionSecret)
      .update(JSON.stringify([list, text]))
      .digest()
      .subarray(0, SEAL_BYTES);
  }
}
