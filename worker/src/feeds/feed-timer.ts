import type { Database } from '@copydesk/database';
import type { JobQueues } from '@copydesk/jobs';

const EVERY_MS = 30_000;

/** Has each news feed read when it is due. The rows say when that is, so that any number of workers may look. */
export class FeedTimer {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
  ) {}

  /** Makes these the feeds that are read, and looks from now on. */
  async start(urls: string[]): Promise<void> {
    await this.database.transaction((stores) => stores.catalystFeeds.keep(urls));
    this.timer = setInterval(() => void this.look(), EVERY_MS);
    await this.look();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks once. While Postgres is away nothing is due. */
  async look(): Promise<void> {
    const jobs = await this.database.transaction((stores) => stores.catalystFeeds.queue('due')).catch(() => []);
    await Promise.all(jobs.map((job) => this.queues.add(job)));
  }
}
