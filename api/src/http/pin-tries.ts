import { Injectable } from '@nestjs/common';
import { Database } from '@copydesk/database';
import { OneByOne } from './one-by-one';

const EVERYBODY = 'everybody';

/** How long a lock is remembered before Postgres is asked again: a flood of tries is answered from memory. */
const REMEMBERED_MS = 1_000;

/** Counts wrong PINs in Postgres, one try at a time, so that none slips past the count. */
@Injectable()
export class PinTries {
  private readonly queue = new OneByOne();
  /** By network, or of everybody: until when it is locked, and when that was read. In milliseconds since 1970. */
  private readonly locks = new Map<string, { until: number; readAt: number }>();

  constructor(private readonly database: Database) {}

  /** Counts a try, where it is wrong. Answers for how many seconds the gate is locked for this network: then it was none. */
  async lockedSeconds(isWrong: boolean, network: string): Promise<number> {
    return this.remembered(network) || this.queue.run('', () => this.try(isWrong, network));
  }

  private async try(isWrong: boolean, network: string): Promise<number> {
    const remembered = this.remembered(network);
    if (remembered > 0) return remembered;
    const seconds = await this.database.transaction(async ({ gate }) => {
      await gate.lock();
      const locked = await gate.lockedSeconds(network);
      if (isWrong && locked.address === 0 && locked.everybody === 0) await gate.refuse(network, false);
      return locked;
    });
    const readAt = Date.now();
    this.locks.clear();
    this.locks.set(EVERYBODY, { until: readAt + seconds.everybody * 1000, readAt });
    this.locks.set(network, { until: readAt + seconds.address * 1000, readAt });
    return this.remembered(network);
  }

  private remembered(network: string): number {
    const now = Date.now();
    const lefts = [EVERYBODY, network].map((who) => {
      const lock = this.locks.get(who);
      return lock && now - lock.readAt < REMEMBERED_MS ? lock.until - now : 0;
    });
    return Math.ceil(Math.max(0, ...lefts) / 1000);
  }
}
