import {
  JOBS,
  spokenBrand,
  WRITING_JOBS,
  type BrandChoice,
  type DraftBrand,
  type JobName,
  type SentEmail,
  type ServerEvent,
  type SpokenBrand,
} from '@copydesk/contracts';
import { In, type EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { columnsOf, IS_OPEN } from '../columns';
import { Job } from '../entities/job.entity';
import { hotRows, rows } from '../rows';
import { sentBefore } from './generation.store';

export type NewJob<N extends JobName = JobName> = Pick<Job<N>, 'id' | 'name' | 'payload'> &
  Partial<
    Pick<
      Job,
      | 'userId'
      | 'threadId'
      | 'campaignId'
      | 'appId'
      | 'catalysts'
      | 'idempotencyKey'
      | 'bodyHash'
      | 'sessionId'
      | 'requestId'
    >
  >;

/** A job that writes the first version of a new thread, with what belongs to it. */
export interface NewDraft {
  job: NewJob<'generate'> & { userId: number; threadId: string; appId: number };
  documentId: string | null;
  /** The first message of the thread. */
  request: { id: string; content: string };
  /** Who speaks in it, and what it sells. Left out, the default brand does. */
  choice: BrandChoice;
  event: { actionType: ServerEvent; metadata: object };
}

/** How much a user may have open, how much may wait in all, and how many bytes a user may keep. */
export interface Room {
  open: number;
  queued: number;
  bytes: number;
}

/** Whose job it is, and where it shows. */
type Owner = Pick<Job, 'userId' | 'threadId' | 'campaignId'>;

/** A job's columns. */
export const JOB = columnsOf(Job, 'jobs');

const RETURNING_OWNER = 'RETURNING id, user_id, thread_id, campaign_id';

/** What is handed in, found, stopped and tried again. Every change is one statement that names the state it leaves. */
const ofThread = (column: string) => `(SELECT ${column} FROM threads WHERE id = $4)`;
const SENT_BEFORE = sentBefore({
  user: '$1',
  brand: ofThread('brand_id'),
  offer: ofThread('offer_id'),
  thread: '$4::uuid',
});

export class JobStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Writes a new, queued job; one that belongs to the thread of a campaign's part belongs to the campaign. Returns null where the user's idempotency key is taken. */
  async insert<N extends JobName>(job: NewJob<N>): Promise<Job<N> | null> {
    const [inserted] = await rows<Owner>(
      this.manager,
      `INSERT INTO jobs (id, name, queue, payload, user_id, thread_id, app_id, idempotency_key, body_hash, session_id, request_id,
         catalysts, campaign_id, priority)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
         coalesce($13, (SELECT campaign_id FROM threads WHERE id = $6)),
         (SELECT count(*) + 1 FROM jobs WHERE user_id = $5 AND queue = $3 AND status IN ('queued', 'running'))) ON CONFLICT (user_id, idempotency_key) DO NOTHING
       ${RETURNING_OWNER}`,
      [
        job.id,
        job.name,
        JOBS[job.name].queue,
        job.payload,
        job.userId ?? null,
        job.threadId ?? null,
        job.appId ?? null,
        job.idempotencyKey ?? null,
        job.bodyHash ?? null,
        job.sessionId ?? null,
        job.requestId ?? null,
        JSON.stringify(job.catalysts ?? []),
        job.campaignId ?? null,
      ],
    );
    if (!inserted) return null;
    noteJob(this.note, inserted);
    return (await this.find(job.id)) as Job<N> | null;
  }

  /**
   * Makes a thread, its first message, its job and its event at once. Returns the job that was made or, where the user's
   * idempotency key is taken, the one that has it; else how full it is where there is no room, and no load where the
   * tool is not open to the user.
   */
  async begin(draft: NewDraft, most: Room): Promise<{ job: Job } | { job: null; load: Room | null }> {
    const { job, documentId, request, choice, event } = draft;
    const [begun] = await hotRows<Room & { eventId: string | null } & (Job | { id: null })>(
      this.manager,
      // It is given the tool that was found, so that it is not called where none is open.
      `WITH tool AS MATERIALIZED (
         SELECT apps.id FROM apps CROSS JOIN users WHERE apps.id = $8 AND users.id = $9 AND ${IS_OPEN})
       SELECT open, queued, bytes, event_id, ${columnsOf(Job, '(made)')}
       FROM tool, begin_draft($1::jsonb || jsonb_build_object('app_id', tool.id), $2, $3, $4, $5, $6, $7)`,
      [
        JSON.stringify(rowOf(job)),
        documentId,
        JSON.stringify({ ...request, ...choice }),
        JSON.stringify({ ...event, metadata: { threadId: job.threadId, ...event.metadata } }),
        most.open,
        most.queued,
        most.bytes,
        job.appId,
        job.userId,
      ],
    );
    if (!begun) return { job: null, load: null };
    const { open, queued, bytes, eventId, ...made } = begun;
    if (made.id === null) return { job: null, load: { open, queued, bytes } };
    if (eventId !== null) {
      this.note([{ kind: 'analytics-events', ids: [eventId] }]);
      noteJob(this.note, made);
    }
    return { job: made };
  }

  find(id: string): Promise<Job | null> {
    return this.first('WHERE id = $1', [id]);
  }

  /** The job, where it is this user's. */
  findOwned(id: string, userId: number): Promise<Job | null> {
    return this.first('WHERE id = $1 AND user_id = $2', [id, userId]);
  }

  findByKey(userId: number, idempotencyKey: string): Promise<Job | null> {
    return this.first('WHERE user_id = $1 AND idempotency_key = $2', [userId, idempotencyKey]);
  }

  firstOfThread(threadId: string): Promise<Job | null> {
    return this.first('WHERE thread_id = $1 ORDER BY created_at LIMIT 1', [threadId]);
  }

  /** The newest job that writes or wrote in this thread. */
  newestOfThread(threadId: string): Promise<Job | null> {
    return this.manager.findOne(Job, { where: { threadId, name: In(WRITING_JOBS) }, order: { createdAt: 'DESC' } });
  }

  /** True while a job writes in this thread, or waits to. */
  async isWriting(threadId: string): Promise<boolean> {
    return this.manager.existsBy(Job, { threadId, name: In(WRITING_JOBS), status: In(['queued', 'running']) });
  }

  /** The newest review of this very text of a message, unless it failed, was stopped or is about to stop. */
  findReview(threadId: string, messageId: string, emailContent: string): Promise<Job<'review-email'> | null> {
    return this.manager
      .createQueryBuilder(Job<'review-email'>, 'job')
      .where(`job.threadId = :threadId AND job.name = 'review-email'`, { threadId })
      .andWhere(`(job.status = 'completed' OR job.status IN ('queued', 'running') AND job.cancelRequestedAt IS NULL)`)
      .andWhere(`job.payload = :payload`, { payload: JSON.stringify({ emailContent, messageId }) })
      .orderBy('job.createdAt', 'DESC')
      .getOne();
  }

  /**
   * Whether this user had a text made here as a summary, and of which document; `document` is null where that one is not
   * kept any more.
   */
  async summaryOf(userId: number, text: string): Promise<{ document: string | null } | null> {
    const [found] = await rows<{ document: string | null }>(
      this.manager,
      `SELECT payload ->> 'content' AS document FROM jobs
       WHERE user_id = $1 AND name = 'summarize-file' AND status = 'completed' AND result ->> 'summary' = $2
       ORDER BY payload ->> 'content' IS NULL, created_at DESC LIMIT 1`,
      [userId, text],
    );
    return found ?? null;
  }

  /**
   * What the prompts of a job are made under, as it is now: the brand that speaks, the instructions of its tool, and the word of
   * its fences, which is its campaign's, its thread's or, where it has neither, a new one.
   */
  async promptSetting({
    name,
    userId,
    appId,
    threadId,
    campaignId,
  }: Pick<Job, 'name' | 'userId' | 'appId' | 'threadId' | 'campaignId'>): Promise<{
    brand: SpokenBrand;
    brandId: string | null;
    instructions?: string;
    fence: string;
    /** What the readers of a first draft were sent last. */
    sentBefore: SentEmail[];
  }> {
    const [found] = await hotRows<{
      brand: DraftBrand | null;
      instructions: string | null;
      fence: string;
      sentBefore: SentEmail[] | null;
    }>(
      this.manager,
      `SELECT brand_of($1, $4, $3) AS brand,
              (SELECT config ->> 'instructions' FROM apps WHERE id = $2) AS instructions,
              coalesce((SELECT prompt_fence FROM campaigns WHERE id = $3),
                       (SELECT prompt_fence FROM threads WHERE id = $4), new_fence()) AS fence,
              CASE WHEN $5 THEN (SELECT json_agg(sent) FROM (${SENT_BEFORE}) AS sent) END AS "sentBefore"`,
      [userId, appId, campaignId, threadId, name === 'generate'],
    );
    if (!found) throw new Error('one row is selected, whatever there is');
    const { brand, instructions, fence, sentBefore } = found;
    return {
      brand: spokenBrand(brand),
      brandId: brand?.id ?? null,
      instructions: instructions ?? undefined,
      fence,
      sentBefore: sentBefore ?? [],
    };
  }

  /** Makes those who hand in jobs of this user wait for each other until the transaction ends. */
  async lockUser(userId: number): Promise<void> {
    await rows(this.manager, 'SELECT pg_advisory_xact_lock(7305, $1)', [userId]);
  }

  /** The job that reads a company, where one is open, whoever asked. */
  async openRead(cik: number): Promise<Job<'read-company'> | null> {
    const [found] = await rows<Job<'read-company'>>(
      this.manager,
      `SELECT ${JOB} FROM jobs WHERE name = 'read-company' AND status IN ('queued', 'running')
         AND payload ->> 'cik' = $1::text LIMIT 1`,
      [cik],
    );
    return found ?? null;
  }

  /** Those of the given jobs that have come to a final state. */
  async finalOnes(ids: string[]): Promise<string[]> {
    const found = await hotRows<{ id: string }>(
      this.manager,
      `SELECT id FROM jobs WHERE id = ANY ($1) AND status IN ('completed', 'failed', 'cancelled')`,
      [ids],
    );
    return found.map(({ id }) => id);
  }

  /** Cancels a queued job at once, or asks the owner of a running one to stop. Returns the state after it. */
  async requestCancel(id: string): Promise<Job['status'] | null> {
    const [changed] = await rows<Job>(
      this.manager,
      `UPDATE jobs SET
         status = CASE status WHEN 'queued' THEN 'cancelled' ELSE status END,
         finished_at = CASE status WHEN 'queued' THEN now() END,
         cancel_requested_at = now()
       WHERE id = $1 AND status IN ('queued', 'running') RETURNING ${JOB}`,
      [id],
    );
    if (changed?.status === 'cancelled') noteEnd(this.note, changed);
    return changed?.status ?? null;
  }

  /** Queues a failed or cancelled job again: a new attempt with all its tries. */
  async retry(id: string): Promise<boolean> {
    const [retried] = await rows<Owner>(
      this.manager,
      `UPDATE jobs SET status = 'queued', tries = 0, crashes = 0, error = NULL, text = '', finished_at = NULL,
         cancel_requested_at = NULL, due_at = now(),
         priority = (SELECT count(*) + 1 FROM jobs open
           WHERE open.user_id = jobs.user_id AND open.queue = jobs.queue AND open.status IN ('queued', 'running'))
       WHERE id = $1 AND status IN ('failed', 'cancelled') AND NOT is_emptied ${RETURNING_OWNER}`,
      [id],
    );
    if (retried) noteJob(this.note, retried);
    return retried !== undefined;
  }

  /** Says that the words which a job proposed were taken; false where that was said before. */
  async take(id: string): Promise<boolean> {
    const taken = await rows(
      this.manager,
      'UPDATE jobs SET taken_at = now() WHERE id = $1 AND taken_at IS NULL RETURNING id',
      [id],
    );
    return taken.length > 0;
  }

  async delete(id: string): Promise<void> {
    await this.manager.delete(Job, { id });
  }

  private async first(where: string, parameters: unknown[]): Promise<Job | null> {
    const [found] = await hotRows<Job>(this.manager, `SELECT ${JOB} FROM jobs ${where}`, parameters);
    return found ?? null;
  }
}

/** A new job as its row is called: `jsonb_populate_record` knows columns. */
function rowOf({ catalysts = [], ...job }: NewJob): object {
  return {
    id: job.id,
    name: job.name,
    queue: JOBS[job.name].queue,
    payload: job.payload,
    user_id: job.userId,
    thread_id: job.threadId,
    app_id: job.appId,
    catalysts,
    idempotency_key: job.idempotencyKey,
    body_hash: job.bodyHash,
    session_id: job.sessionId,
    request_id: job.requestId,
  };
}

/** Notes that a job changed, for those who see it. */
function noteJob(note: NoteChanges, { userId, threadId, campaignId }: Owner): void {
  if (userId === null) return;
  if (threadId !== null) note([{ kind: 'thread', userId, id: threadId }]);
  if (campaignId !== null) note([{ kind: 'campaign', userId, id: campaignId }]);
}

/** Notes that it came to a final state. */
export function noteEnd(note: NoteChanges, job: Job): void {
  note([{ kind: 'job-ended', job }]);
  noteJob(note, job);
}
