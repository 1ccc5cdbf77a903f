import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { Database, type Stores, type User } from '@copydesk/database';
import type { ClientHeaders } from './client.decorator';
import { createHash } from 'node:crypto';

/** Said where a key comes with another request than before. */
export const KEY_USED = 'This Idempotency-Key was used for another request. Please use a new one.';

export interface KeyedRequest {
  /** Which call it is. */
  name: string;
  body: object;
  user: User;
  client: ClientHeaders;
}

/** Requests that make something at once, and make it once however often they are sent with the same key. */
@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  /**
   * Runs `make` in one transaction and returns the id of what it made, now or when the same request was first sent.
   * @throws UnprocessableEntityException where the key was used for another body.
   */
  once({ name, body, user, client }: KeyedRequest, make: (stores: Stores) => Promise<string>): Promise<string> {
    const request = client.idempotencyKey === null ? null : { userId: user.id, key: client.idempotencyKey };
    return this.database.transaction(async (stores) => {
      if (!request) return make(stores);
      const hash = hashOf(name, body);
      const earlier = await stores.idempotency.take(request, hash);
      if (earlier && earlier.bodyHash !== hash) throw new UnprocessableEntityException(KEY_USED);
      if (earlier) return earlier.madeId;
      const id = await make(stores);
      await stores.idempotency.keep(request, id);
      return id;
    });
  }
}

/** A digest of what was asked for, whatever the order of its fields. */
export function hashOf(name: string, body: object): string {
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([name, fields]))
    .digest('hex');
}
