import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import type { PageQuery } from '@copydesk/contracts';
import type { Found, Part, Place } from '@copydesk/database';
import type { Request, Response } from 'express';
import { CONFIG } from '../config.token';

const SEAL_BYTES = 9;
const LONGEST_LIST = '500';

/** Lists that are read page by page. A cursor names a place in a list and is sealed, so that nobody makes one up. */
@Injectable()
export class Pages {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Which part of a list is asked for; as much as a page may have where the address does not say how much.
   * @throws BadRequestException where this list never gave out the cursor.
   */
  read(list: string, { limit = LONGEST_LIST, cursor }: PageQuery): Part {
    return { limit: Number(limit), after: cursor === undefined ? null : this.placeOf(list, cursor) };
  }

  /** Says in the headers how many rows there are, and where the page after `last` is. */
  tell(request: Request, response: Response, list: string, { total, last }: Pick<Found<unknown>, 'total' | 'last'>) {
    response.setHeader('X-Total-Count', String(total));
    if (!last) return;
    const text = `${last.id} ${last.key}`;
    const next = new URL(request.originalUrl, 'http://host');
    next.searchParams.set('cursor', Buffer.concat([this.seal(list, text), Buffer.from(text)]).toString('base64url'));
    response.setHeader('Link', `<${next.pathname}${next.search}>; rel="next"`);
  }

  private placeOf(list: string, cursor: string): Place {
    const bytes = Buffer.from(cursor, 'base64url');
    const text = bytes.subarray(SEAL_BYTES).toString();
    if (bytes.length <= SEAL_BYTES || !timingSafeEqual(bytes.subarray(0, SEAL_BYTES), this.seal(list, text))) {
      throw new BadRequestException('This page of the list does not exist. Begin at its start.');
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
