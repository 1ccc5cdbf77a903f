import { randomUUID } from 'node:crypto';
import type { Database, Job } from '@copydesk/database';
import { buildBrief } from './briefs';
import type { TemporaryDatabase } from './temporary-database';

/** The rows of jobs that nobody brings to a queue: a test runs them itself. */
export class JobRows {
  constructor(
    private readonly temporary: TemporaryDatabase,
    private readonly database: () => Database,
  ) {}

  async insert(): Promise<Job> {
    const payload = { tool: 'hotlist-generator', input: buildBrief() } as const;
    const job = await this.database().jobs.insert({ id: randomUUID(), name: 'generate', payload });
    if (!job) throw new Error('the job was not saved');
    return job;
  }

  async find({ id }: Job): Promise<Job> {
    return (await this.database().jobs.find(id)) ?? Promise.reject(new Error('no job'));
  }

  /** Whoever runs it is taken for dead. */
  async endLease({ id }: Job): Promise<void> {
    await this.temporary.query(`UPDATE jobs SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);
  }

  async makeDue({ id }: Job): Promise<void> {
    await this.temporary.query('UPDATE jobs SET due_at = now() WHERE id = $1', [id]);
  }
}
