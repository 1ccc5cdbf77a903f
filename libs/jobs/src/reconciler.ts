import type { Database } from '@copydesk/database';
import type { Log } from '@copydesk/observability';
import type { JobQueues } from './job-queues';

const EVERY_MS = 5_000;

/** After an outage of Postgres, the time that workers get to extend their leases before they are judged. */
const GRACE_AFTER_OUTAGE_MS = 10_000;

/** Brings open jobs that no queue brings any more (Redis was away or emptied, a worker died) back into their queue. */
export class Reconciler {
  private timer: NodeJS.Timeout | undefined;
  private judgeFrom = 0;

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly log: Log,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.reconcile(), EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks once. Returns how many jobs it put back. */
  async reconcile(): Promise<number> {
    try {
      await this.database.ping();
      if (performance.now() < this.judgeFrom) return 0;
      const jobs = await this.database.transaction((stores) => stores.backlog.overdue());
      const added = await Promise.all(jobs.map((job) => this.queues.bring(job)));
      if (jobs.length > 0) this.log.info({ jobs: jobs.length }, 'overdue jobs were put into their queues again');
      return added.filter(Boolean).length;
    } catch {
      this.judgeFrom = performance.now() + GRACE_AFTER_OUTAGE_MS;
      return 0;
    }
  }
}
