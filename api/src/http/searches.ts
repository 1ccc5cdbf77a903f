import { Injectable } from '@nestjs/common';
import { Database, type Stores, type User } from '@copydesk/database';
import { Busy } from './busy.error';

const REPLACED = 'A newer search replaced this one.';
const STILL_SEARCHING = 'Your last search is still running. Please wait a moment.';

/** Reading through everything that a user keeps: one at a time for each user, however fast somebody types. */
@Injectable()
export class Searches {
  private readonly lines = new Lines();

  constructor(private readonly database: Database) {}

  /** @throws Busy (429) where a newer search came while this one waited, or another process searches for this user. */
  run<T>({ id }: User, search: (stores: Stores) => Promise<T>): Promise<T> {
    return this.lines.run(id, () =>
      this.database.transaction(async (stores) => {
        if (!(await stores.users.lockSearch(id))) throw new Busy(429, STILL_SEARCHING, 1);
        return search(stores);
      }),
    );
  }
}

/** Work that is done one after the other for each key. Only the newest waits: it takes the place of who waited before. */
export class Lines {
  /** Keys under way, each with what calls the one that waits. */
  private readonly under = new Map<number, ((isTurn: boolean) => void) | null>();

  /** @throws Busy (429) where a newer one took its place. */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    if (this.under.has(key)) {
      this.under.get(key)?.(false);
      const isTurn = await new Promise<boolean>((call) => this.under.set(key, call));
      if (!isTurn) throw new Busy(429, REPLACED, 1);
    } else this.under.set(key, null);
    try {
      return await work();
    } finally {
      const next = this.under.get(key);
      if (next) this.under.set(key, null);
      else this.under.delete(key);
      next?.(true);
    }
  }
}
