import { Injectable } from '@nestjs/common';
import { Database, type Stores, type User } from '@copydesk/database';
import { Busy } from './busy.error';

const REPLACED = 'A newer search replaced this one.';
/** A folder view searches in each of its folders. */
const WAITING = 100;
const STILL_SEARCHING = 'Your last search is still running. Please wait a moment.';

/** Reading through everything that a user keeps: one at a time for each user, however fast somebody types. */
@Injectable()
export class Searches {
  private readonly lines = new Lines();

  constructor(private readonly database: Database) {}

  /** @throws Busy (429) where too many newer ones came while this one waited, or another process searches for this user. */
  run<T>({ id }: User, search: (stores: Stores) => Promise<T>): Promise<T> {
    return this.lines.run(id, () =>
      this.database.transaction(async (stores) => {
        if (!(await stores.users.lockSearch(id))) throw new Busy(429, STILL_SEARCHING, 1);
        return search(stores);
      }),
    );
  }
}

/** Work that is done one after the other for each key. */
export class Lines {
  /** What calls those that wait, oldest first, for each key that is under way. */
  private readonly waiting = new Map<number, ((isTurn: boolean) => void)[]>();

  constructor(private readonly most = WAITING) {}

  /** @throws Busy (429) where so many newer ones wait that its place went to them. */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const line = this.waiting.get(key);
    if (line) {
      if (line.length === this.most) line.shift()?.(false);
      if (!(await new Promise<boolean>((call) => line.push(call)))) throw new Busy(429, REPLACED, 1);
    } else this.waiting.set(key, []);
    try {
      return await work();
    } finally {
      const next = this.waiting.get(key)?.shift();
      if (next) next(true);
      else this.waiting.delete(key);
    }
  }
}
