import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Job } from '../entities/job.entity';
import { rows } from '../rows';
import type { JobStore } from './job.store';

export type SecTurn = 'load-companies' | 'watch-filings';

/** When the SEC is asked next for what is asked time and again. The rows say it, so that a Redis that is flushed loses no turn. */
export class SecTurnStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly jobs: JobStore,
  ) {}

  /** Makes the job where it is due and none is open. Must run inside a transaction. */
  async queue(name: SecTurn, everyMinutes: number): Promise<Job | null> {
    const due = await rows(
      this.manager,
      `SELECT name FROM sec_turns WHERE name = $1 AND due_at <= now()
         AND NOT EXISTS (SELECT FROM jobs WHERE jobs.id = job_id AND status IN ('queued', 'running'))
       FOR UPDATE SKIP LOCKED`,
      [name],
    );
    const job = due.length > 0 ? await this.jobs.insert({ id: randomUUID(), name, payload: {} }) : null;
    if (!job) return null;
    await rows(
      this.manager,
      'UPDATE sec_turns SET job_id = $2, due_at = now() + make_interval(mins => $3) WHERE name = $1',
      [name, job.id, everyMinutes],
    );
    return job;
  }

  /** Asks again sooner, where it went wrong. */
  async again(name: SecTurn, inMinutes: number): Promise<void> {
    await rows(
      this.manager,
      'UPDATE sec_turns SET due_at = least(due_at, now() + make_interval(mins => $2)) WHERE name = $1',
      [name, inMinutes],
    );
  }
}
