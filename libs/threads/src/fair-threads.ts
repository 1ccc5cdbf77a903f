import Piscina from 'piscina';
import { Turns, type TurnKey } from './turns';

/** A piece of work took longer, or more memory, than one may. */
export class ThreadLimitReached extends Error {
  override readonly name = 'ThreadLimitReached';
}

interface ThreadLimits {
  threads: number;
  /** How long one piece of work may take from its start, in milliseconds. Waiting for a turn does not count. */
  limitMs: number;
  /** How much memory a thread may have, in MB: it ends where it needs more, and this process goes on. */
  memoryMb: number;
}

/** Runs the default export of a file on threads of its own, in turn by user. */
export class FairThreads<Order, Answer> {
  private readonly pool: Piscina<Order, Answer>;
  private readonly turns: Turns;
  private readonly limitMs: number;

  constructor(filename: string, { threads, limitMs, memoryMb }: ThreadLimits) {
    this.limitMs = limitMs;
    this.turns = new Turns({ atOnce: threads });
    // Threads start with the first work, and end after a minute without any.
    this.pool = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // No key and no address of this process is of use there.
      env: {},
    });
  }

  /**
   * `check` is asked when its turn has come, and may throw.
   * @throws ThreadLimitReached where the work takes too long or too much memory: its thread is ended
   * @throws TooManyWaiting
   */
  run(user: TurnKey, order: Order, check: () => void = () => undefined): Promise<Answer> {
    return this.turns.run(user, async () => {
      check();
      const signal = AbortSignal.timeout(this.limitMs);
      try {
        return await this.pool.run(order, { signal });
      } catch (error) {
        if (signal.aborted) throw new ThreadLimitReached(`not done within ${this.limitMs} ms`, { cause: error });
        if (isOutOfMemory(error)) throw new ThreadLimitReached('out of memory', { cause: error });
        throw error;
      }
    });
  }

  /** Ends its threads, whatever they do. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
