import { createHash, randomUUID } from 'node:crypto';
import { ConflictException, Inject, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { JOBS, STILL_WRITING, type JobName, type JobTypes, type ServerEvent } from '@copydesk/contracts';
import { Database, type Job, type Stores, type User } from '@copydesk/database';
import { JobQueues } from '@copydesk/jobs';
import { CONFIG } from '../config.token';
import { Busy } from '../http/busy.error';
import type { ClientHeaders } from '../http/client.decorator';

export interface Submission<N extends JobName> {
  name: N;
  payload: JobTypes[N]['payload'];
  user: User;
  client: ClientHeaders;
  /** Finds or makes the thread that the job belongs to, in the job's own transaction. */
  before?: (stores: Stores) => Promise<{ threadId: string; appId: number } | null>;
  /** Saves what belongs to the new job, in its own transaction. */
  after?: (stores: Stores, job: Job<N>) => Promise<void>;
  /** Recorded together with the job. */
  event?: { actionType: ServerEvent; metadata: object };
}

class KeyTaken extends Error {}

/** The one way in to the queue: after it answers, the job is safe in Postgres. */
@Injectable()
export class JobSubmission {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Saves a job and puts it into its queue. The same idempotency key with the same body returns the same job.
   * @throws UnprocessableEntityException where the key was used for another body; Busy where too many jobs wait.
   */
  async submit<N extends JobName>(submission: Submission<N>): Promise<Job<N>> {
    const bodyHash = hashOf(submission.name, submission.payload);
    const earlier = await this.earlier(submission, bodyHash);
    if (earlier) return earlier;
    await this.checkRoom(submission.user);
    try {
      const job = await this.save(submission, bodyHash);
      await this.queues.add(job);
      return job;
    } catch (error) {
      // The same request, sent twice at once: the other one was first, and may stand in the way of this one.
      const same = await this.earlier(submission, bodyHash);
      if (same) return same;
      throw error;
    }
  }

  /**
   * Queues a failed or stopped job again, as a new attempt. Returns false where it is neither.
   * @throws ConflictException where another job writes in its thread; Busy where too many jobs wait.
   */
  async retry(job: Job, user: User): Promise<boolean> {
    await this.checkRoom(user);
    const retried = await this.database.transaction(async (stores) => {
      if (job.threadId !== null && JOBS[job.name].queue === 'write') {
        await stores.threads.lock(job.threadId);
        if (await stores.jobs.isWriting(job.threadId)) throw new ConflictException(STILL_WRITING);
      }
      if (!(await stores.jobs.retry(job.id))) return false;
      await stores.threads.removeNewestAnswerOf(job.id);
      return true;
    });
    if (retried) await this.queues.add(job);
    return retried;
  }

  private save<N extends JobName>(submission: Submission<N>, bodyHash: string): Promise<Job<N>> {
    const { name, payload, user, client, before, after, event } = submission;
    return this.database.transaction(async (stores) => {
      const place = await before?.(stores);
      const job = await stores.jobs.insert({
        id: randomUUID(),
        name,
        payload,
        userId: user.id,
        ...place,
        idempotencyKey: client.idempotencyKey,
        bodyHash,
        sessionId: client.sessionId,
        requestId: client.requestId,
      });
      if (!job) throw new KeyTaken();
      await after?.(stores, job);
      if (event) await stores.analytics.recordOf(job, event.actionType, event.metadata);
      return job;
    });
  }

  private async earlier<N extends JobName>(
    { name, user, client }: Submission<N>,
    bodyHash: string,
  ): Promise<Job<N> | null> {
    if (!client.idempotencyKey) return null;
    const job = await this.database.jobs.findByKey(user.id, client.idempotencyKey);
    if (!job) return null;
    if (job.name === name && job.bodyHash === bodyHash) return job as Job<N>;
    throw new UnprocessableEntityException('This Idempotency-Key was used for another request. Please use a new one.');
  }

  private async checkRoom(user: User): Promise<void> {
    const { ofUser, queued } = await this.database.jobs.load(user.id);
    if (ofUser >= this.config.limits.openJobsPerUser) {
      throw new Busy(429, 'You have many requests under way. Please wait until some of them are done.', 10);
    }
    if (queued >= this.config.limits.queuedJobs) {
      throw new Busy(503, 'Copydesk has more work than it can take right now. Please try again in a minute.', 60);
    }
  }
}

/** A digest of what was asked for, whatever the order of its fields. */
function hashOf(name: string, payload: object): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([name, fields]))
    .digest('hex');
}
