import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Database, type NewEvent } from '@copydesk/database';
import type { Log } from '@copydesk/observability';
import { LOG } from '../config.token';
import { Busy } from '../http/busy.error';

/** How long events are gathered, and how many are written in one statement. */
const GATHER_MS = 100;
const AT_ONCE = 1_000;

/** How many may wait while Postgres is away. */
const MOST_WAITING = 50_000;

/** How long the wait between two tries is, and how long an orderly stop tries. */
const RETRY_MS = 500;
const STOP_WITHIN_MS = 10_000;

/** Takes events in, answers for them, and writes them in batches. An orderly stop writes what waits. */
@Injectable()
export class EventIntake implements OnModuleDestroy {
  private waiting: NewEvent[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | null = null;
  private giveUpAt = Infinity;

  constructor(
    private readonly database: Database,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws Busy (503) where too many wait. */
  take(event: NewEvent): void {
    if (this.waiting.length >= MOST_WAITING) throw new Busy(503, 'Too many events are waiting to be stored.', 10);
    this.waiting.push(event);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.giveUpAt = Date.now() + STOP_WITHIN_MS;
    await this.flush();
    if (this.waiting.length > 0) this.log.error({ events: this.waiting.length }, 'events were lost: Postgres is away');
  }

  /** Writes all that waits, one batch at a time. */
  private flush(): Promise<void> {
    this.writing ??= this.write().finally(() => {
      this.writing = null;
      this.timer = undefined;
    });
    return this.writing;
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0 && Date.now() < this.giveUpAt) {
      const batch = this.waiting.slice(0, AT_ONCE);
      try {
        await this.database.analytics.record(...batch);
        this.waiting.splice(0, batch.length);
      } catch (error) {
        this.log.warn({ err: error, events: batch.length }, 'events could not be stored and are kept');
        await sleep(RETRY_MS);
      }
    }
  }
}
