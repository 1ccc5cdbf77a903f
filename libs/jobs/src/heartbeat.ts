import type { Database } from '@copydesk/database';
import type { Bus, Subscription } from '@copydesk/live';
import type { JobRunner } from './job-runner';

const BEAT_MS = 5_000;

/** Keeps the leases of this process's runs, and brings them word that they should stop. */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;
  private control: Subscription | undefined;

  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly runner: JobRunner,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.heartbeat(), BEAT_MS);
    this.control = this.bus.subscribe('control', '', (message) => {
      if (message.kind === 'cancel') this.runner.stop(message.jobId, 'cancelled');
    });
  }

  stop(): void {
    clearInterval(this.timer);
    this.control?.end();
  }

  private async heartbeat(): Promise<void> {
    const runs = this.runner.runs;
    if (runs.length === 0) return;
    const kept = await this.database.runs.heartbeat(runs.map(({ job }) => job)).catch(() => null);
    // Postgres is away: nobody else can claim these jobs either.
    if (kept === null) return;
    for (const run of runs) {
      const mine = kept.find(({ id, attempt }) => id === run.job.id && attempt === run.job.attempt);
      // A run that was saved meanwhile has left the map, and stopping it changes nothing.
      if (!mine) run.stop('lost');
      else if (mine.cancel) run.stop('cancelled');
    }
  }
}
