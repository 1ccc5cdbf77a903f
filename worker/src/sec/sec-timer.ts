import type { Config } from '@copydesk/config';
import type { Database } from '@copydesk/database';
import type { JobQueues } from '@copydesk/jobs';
import { areFilingsTaken } from './are-filings-taken';

const EVERY_MS = 15_000;
const DAY_MINUTES = 24 * 60;

/** Has the list of companies read once a day, and new filings looked for. Any number of workers may look: rows say what is due. */
export class SecTimer {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly settings: Config['edgar'],
  ) {}

  async start(): Promise<void> {
    if (this.settings.contact === null) return;
    this.timer = setInterval(() => void this.look(), EVERY_MS);
    await this.look();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks once. While Postgres is away nothing is due. */
  private async look(): Promise<void> {
    const { watchMinutes } = this.settings;
    const turns = this.database.transaction(async ({ secTurns }) => [
      await secTurns.queue('load-companies', DAY_MINUTES),
      watchMinutes !== null && areFilingsTaken(new Date()) ? await secTurns.queue('watch-filings', watchMinutes) : null,
    ]);
    for (const job of await turns.catch(() => [])) if (job) await this.queues.add(job);
  }
}
