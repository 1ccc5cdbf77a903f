import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@copydesk/database';
import { JobQueues } from '@copydesk/jobs';
import { JobEndings } from '../jobs/job-endings';

const LONGEST_MS = 30_000;

/** A job that does nothing, to see that jobs move. Those who ask at the same time share one. */
@Injectable()
export class Canary {
  private flight: Promise<{ moved: boolean; ms: number }> | undefined;

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly endings: JobEndings,
  ) {}

  /** True where a worker had done the job within 30 s. */
  send(): Promise<{ moved: boolean; ms: number }> {
    this.flight ??= this.fly().finally(() => (this.flight = undefined));
    return this.flight;
  }

  private async fly(): Promise<{ moved: boolean; ms: number }> {
    const startedAt = Date.now();
    const job = await this.database.jobs.insert({ id: randomUUID(), name: 'canary', payload: {} });
    if (!job) throw new Error('a job without a key was refused');
    try {
      await this.queues.add(job);
      const moved = await this.hasEnded(job.id);
      return { moved, ms: Date.now() - startedAt };
    } finally {
      await this.queues.remove(job);
      await this.database.jobs.delete(job.id);
    }
  }

  private hasEnded(jobId: string): Promise<boolean> {
    return new Promise((resolve) => {
      const unwatch = this.endings.watch(jobId, () => end(true));
      const timer = setTimeout(() => end(false), LONGEST_MS);
      const end = (moved: boolean) => {
        clearTimeout(timer);
        unwatch();
        resolve(moved);
      };
    });
  }
}
