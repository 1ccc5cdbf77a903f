/** A user's number; null for work that is nobody's. */
export type TurnKey = number | null;

/** So much work waits already, of this user or of all, that no more is taken. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

interface TurnLimits {
  /** Pieces of work that are under way at a time. */
  atOnce: number;
  /** Pieces that may wait, of one user and of all. */
  waitingPerUser?: number;
  waiting?: number;
}

/**
 * Work of many users: one piece of each at a time, and round-robin among those who wait, so that however much one user
 * asks for, another one waits for one piece of it at most.
 */
export class Turns {
  private readonly busy = new Set<TurnKey>();
  /** Starts the work of each user, oldest first; the user whose turn comes next stands first. */
  private readonly lines = new Map<TurnKey, (() => void)[]>();
  private readonly limits: Required<TurnLimits>;

  constructor(limits: TurnLimits) {
    this.limits = { waitingPerUser: 20, waiting: 200, ...limits };
  }

  /** @throws TooManyWaiting */
  async run<T>(user: TurnKey, work: () => Promise<T>): Promise<T> {
    await this.turnOf(user);
    try {
      return await work();
    } finally {
      this.busy.delete(user);
      this.moveBehind(user);
      this.callNext();
    }
  }

  private turnOf(user: TurnKey): Promise<void> {
    const line = this.lines.get(user) ?? [];
    const all = [...this.lines.values()].reduce((sum, { length }) => sum + length, 0);
    if (line.length >= this.limits.waitingPerUser || all >= this.limits.waiting) {
      throw new TooManyWaiting(`${line.length} of this user and ${all} in all`);
    }
    return new Promise((start) => {
      line.push(start);
      this.lines.set(user, line);
      this.callNext();
    });
  }

  private callNext(): void {
    for (const [user, line] of this.lines) {
      if (this.busy.size >= this.limits.atOnce) return;
      if (this.busy.has(user)) continue;
      this.busy.add(user);
      line.shift()?.();
      if (line.length === 0) this.lines.delete(user);
    }
  }

  /** A user whose work is done waits behind all others. */
  private moveBehind(user: TurnKey): void {
    const line = this.lines.get(user);
    if (!line) return;
    this.lines.delete(user);
    this.lines.set(user, line);
  }
}
