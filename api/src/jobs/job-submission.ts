import { randomUUID } from 'node:crypto';
import { ConflictException, Inject, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import {
  JOBS,
  WRITING_JOBS,
  type JobName,
  type JobTypes,
  type ServerEvent,
  type UsedCatalyst,
} from '@copydesk/contracts';
import {
  Database,
  isNamed,
  isOutage,
  type Job,
  type NewDraft,
  type NewJob,
  type Room,
  type Stores,
  type User,
} from '@copydesk/database';
import { JobQueues } from '@copydesk/jobs';
import { Storage } from '../account/storage';
import { ToolPolicy } from '../apps/tool.policy';
import { CONFIG } from '../config.token';
import { Busy } from '../http/busy.error';
import type { ClientHeaders } from '../http/client.decorator';
import { hashOf, KEY_USED } from '../http/idempotency';
import { takeTurnAgain } from './turns';

/** Where a job belongs. */
interface JobPlace<N extends JobName> extends Pick<NewJob, 'threadId' | 'campaignId' | 'appId' | 'catalysts'> {
  /** The payload, where it is known in the transaction only. */
  payload?: JobTypes[N]['payload'];
}

export interface Submission<N extends JobName> {
  name: N;
  payload: JobTypes[N]['payload'];
  /** What a key stands for, where that is not the payload: the same key with something else is refused. */
  asked?: object;
  user: User;
  client: ClientHeaders;
  /** Finds or makes the thread that the job belongs to, in the job's own transaction. */
  before?: (stores: Stores) => Promise<JobPlace<N> | null>;
  /** Finds a job that answers this request, too: then no other one is made. */
  same?: (stores: Stores) => Promise<Job<N> | null>;
  /** Saves what belongs to the new job, in its own transaction. */
  after?: (stores: Stores, job: Job<N>) => Promise<void>;
  /** Recorded together with the job. */
  event?: { actionType: ServerEvent; metadata: object };
}

/** A draft that is about to be written: what `submit` is told, of a job that makes its own thread. */
export interface Beginning extends Pick<Submission<'generate'>, 'payload' | 'user' | 'client'> {
  asked: object;
  event: NewDraft['event'];
  /** Looks up what it is written from, and says it as the first message of the thread. */
  from: () => Promise<
    Pick<NewDraft, 'documentId' | 'choice'> & { appId: number; catalysts: UsedCatalyst[]; request: string }
  >;
}

/** Jobs that keep what they bring, beside those that write. */
const KEEPING: readonly JobName[] = ['coach-feedback', 'read-page'];

const NOT_KEPT = 'The content of this request was deleted. Please send it again.';

class KeyTaken extends Error {}

/** Jobs that a tool's own calls make. */
const OF_A_TOOL: JobName[] = ['generate', 'generate-campaign', 'rewrite-campaign-part', 'coach-feedback'];

/** The one way in to the queue: after it answers, the job is safe in Postgres. */
@Injectable()
export class JobSubmission {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly storage: Storage,
    private readonly tools: ToolPolicy,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Saves a job and puts it into its queue. The same idempotency key with the same body returns the same job.
   * @throws UnprocessableEntityException where the key was used for another body; Busy where too many jobs wait.
   */
  async submit<N extends JobName>(submission: Submission<N>): Promise<Job<N>> {
    const { name, asked, payload } = submission;
    const bodyHash = hashOf(name, asked ?? payload);
    const earlier = await this.earlier(submission, name, bodyHash);
    if (earlier) return earlier;
    try {
      const { job, isNew } = await this.save(submission, bodyHash);
      if (isNew) await this.queues.add(job);
      return job;
    } catch (error) {
      if (isOutage(error)) throw error;
      // The same request, sent twice at once: the other one was first, and may stand in the way of this one.
      const same = await this.earlier(submission, name, bodyHash);
      if (same) return same;
      throw error;
    }
  }

  /**
   * Begins a draft: its thread, its first message, its job and its event, in one statement.
   * @throws what `submit` throws, and ConflictException where there is no room for what it writes.
   */
  async begin(beginning: Beginning): Promise<Job> {
    const { payload, asked, user, client, event, from } = beginning;
    const name = 'generate';
    const bodyHash = hashOf(name, asked);
    try {
      const { request, documentId, choice, ...place } = await from();
      const [id, threadId] = [randomUUID(), randomUUID()];
      const job = { id, name, payload, userId: user.id, threadId, bodyHash, ...place, ...client } as const;
      const made = await this.makeDraft(user, {
        job,
        documentId,
        request: { id: randomUUID(), content: request },
        choice,
        event,
      });
      if (made.id === id) await this.queues.add(made);
      else checkSame(made, { name, bodyHash });
      return made;
    } catch (error) {
      if (isOutage(error)) throw error;
      // What it was written from may be gone since.
      const same = await this.earlier(beginning, name, bodyHash);
      if (same) return same;
      throw error;
    }
  }

  private async makeDraft(user: User, draft: NewDraft): Promise<Job> {
    const { openJobsPerUser: open, queuedJobs: queued } = this.config.limits;
    const most = { open, queued, bytes: this.storage.limit };
    const first = await this.database.jobs.begin(draft, most);
    if (first.job) return first.job;
    if (!first.load) await this.tools.open(draft.job.appId, user);
    else this.checkLoad(first.load);
    await this.database.transaction((stores) => this.storage.makeRoom(stores, draft.job.userId));
    const second = await this.database.jobs.begin(draft, most);
    if (second.job) return second.job;
    if (second.load) this.checkLoad(second.load);
    throw new Busy(503, 'Another change of yours is being saved right now. Please try again in a moment.', 10);
  }

  /**
   * Queues a failed or stopped job again, as a new attempt. Returns false where it is neither.
   * @throws ConflictException where another job writes in its thread, or its request is no longer kept; Busy where too many jobs wait; what `ToolPolicy`
   * throws where its tool is not open any more.
   */
  async retry(job: Job, user: User): Promise<boolean> {
    if (job.isEmptied) throw new ConflictException(NOT_KEPT);
    if (job.appId !== null && OF_A_TOOL.includes(job.name)) await this.tools.open(job.appId, user);
    const retried = await this.database.transaction(async (stores) => {
      await stores.jobs.lockUser(user.id);
      await this.checkRoom(stores, user);
      await this.checkStorage(stores, user, job);
      if (WRITING_JOBS.includes(job.name)) await takeTurnAgain(stores, job);
      if (!(await stores.jobs.retry(job.id))) return false;
      await stores.threads.removeStoppedAnswerOf(job.id);
      return true;
    });
    const again = retried ? await this.database.jobs.find(job.id) : null;
    if (again) await this.queues.add(again);
    return retried;
  }

  /** Requests of one user are saved one by one: none slips past the limits, and none is missed by `same`. */
  private save<N extends JobName>(
    submission: Submission<N>,
    bodyHash: string,
  ): Promise<{ job: Job<N>; isNew: boolean }> {
    const { name, payload, user, client, before, same, after, event } = submission;
    return this.database.transaction(async (stores) => {
      await stores.jobs.lockUser(user.id);
      const known = await same?.(stores);
      if (known) return { job: known, isNew: false };
      await this.checkRoom(stores, user);
      const place = await before?.(stores);
      await this.checkStorage(stores, user, { name, threadId: place?.threadId ?? null });
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
      return { job, isNew: true };
    });
  }

  private async earlier<N extends JobName>(
    { user, client }: Pick<Submission<N>, 'user' | 'client'>,
    name: N,
    bodyHash: string,
  ): Promise<Job<N> | null> {
    if (!client.idempotencyKey) return null;
    const job = await this.database.jobs.findByKey(user.id, client.idempotencyKey);
    if (!job) return null;
    return checkSame(job, { name, bodyHash });
  }

  /** A text that is bought is kept: where there is no room for it, it is not begun. @throws ConflictException. */
  private async checkStorage(stores: Stores, { id: userId }: User, job: Pick<Job, 'name' | 'threadId'>): Promise<void> {
    if (JOBS[job.name].queue !== 'write' && !KEEPING.includes(job.name)) return;
    if (job.threadId === null) await this.storage.makeRoom(stores, userId);
    else await this.storage.makeRoomInDraft(stores, { id: job.threadId, userId });
  }

  private async checkRoom(stores: Stores, user: User): Promise<void> {
    this.checkLoad(await stores.backlog.load(user.id));
  }

  private checkLoad({ open, queued }: Pick<Room, 'open' | 'queued'>): void {
    if (open >= this.config.limits.openJobsPerUser) {
      throw new Busy(429, 'You have many requests in progress. Please wait until some of them are done.', 10);
    }
    if (queued >= this.config.limits.queuedJobs) {
      throw new Busy(503, 'Copydesk has more work than it can take right now. Please try again in a minute.', 60);
    }
  }
}

/** The job that a key stands for. @throws UnprocessableEntityException where it was made of another request. */
function checkSame<N extends JobName>(job: Job, asked: { name: N; bodyHash: string }): Job<N> {
  if (isNamed(asked.name, job) && job.bodyHash === asked.bodyHash) return job;
  throw new UnprocessableEntityException(KEY_USED);
}
