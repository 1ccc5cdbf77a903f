import {
  spokenBrand,
  type CampaignPartName,
  type DraftBrand,
  type DraftOrigin,
  type SpokenBrand,
} from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { columnsOf, IS_WRITING } from '../columns';
import type { Job } from '../entities/job.entity';
import { Message } from '../entities/message.entity';
import { Thread } from '../entities/thread.entity';
import type { TracedClaims } from '../entities/claim-ledger.entity';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { hotRows, rows } from '../rows';
import type { LedgerStore } from './ledger.store';

export interface NewVersion {
  id: string;
  threadId: string;
  content: string;
  /** Null where it could not be made in time: whoever reads it first has it made. */
  ledger: TracedClaims | null;
  origin: DraftOrigin;
  note?: string | null;
  jobId?: string | null;
  stopped?: boolean;
  restoredFrom?: number | null;
  /** That of the version before, where it is not said. */
  preheader?: string | null;
  /** Those of a review whose exact edits it applies. */
  suggestions?: string[] | null;
}

/** A draft as a list shows it: the beginnings of its newest version and of what was said first. */
export interface DraftRow {
  threadId: string;
  appId: number;
  updatedAt: Date;
  versions: number;
  head: string | null;
  opening: string | null;
  isWriting: boolean;
  /** The campaign whose first part it is; null for a draft of its own. */
  campaignId: string | null;
  productName: string | null;
}

/** What the draft of a thread rests on. */
export interface Foundations {
  brand: SpokenBrand;
  brief: Thread['brief'];
  catalysts: Job['catalysts'];
  said: Pick<Message, 'content' | 'jobId' | 'suggestions'>[];
  /** What was asked for, in words, of selected words of the draft. */
  asked: string[];
}

const THREAD = columnsOf(Thread, 'threads');
const MESSAGE = columnsOf(Message, 'messages');

export class ThreadStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
    private readonly ledgers: LedgerStore,
  ) {}

  async insert(
    thread: Pick<Thread, 'id' | 'userId' | 'appId'> & Partial<Pick<Thread, 'documentId' | 'brandId' | 'offerId'>>,
  ): Promise<void> {
    await this.manager.insert(Thread, thread);
  }

  /** Makes the thread unless there is one of this id, and locks it. Null where it is somebody else's. */
  async claim({ id, userId, appId }: Pick<Thread, 'id' | 'userId' | 'appId'>): Promise<Thread | null> {
    await this.manager.createQueryBuilder().insert().into(Thread).values({ id, userId, appId }).orIgnore().execute();
    await this.lock(id);
    return this.findOwned(id, userId);
  }

  /** The thread, where it is this user's. */
  async findOwned(id: string, userId: number): Promise<Thread | null> {
    const thread = await this.find(id);
    return thread?.userId === userId ? thread : null;
  }

  /** The thread of a part of a campaign. */
  findPart(campaignId: string, part: CampaignPartName): Promise<Thread | null> {
    return this.manager.findOneBy(Thread, { campaignId, part });
  }

  async find(id: string): Promise<Thread | null> {
    const [found] = await hotRows<Thread>(this.manager, `SELECT ${THREAD} FROM threads WHERE id = $1`, [id]);
    return found ?? null;
  }

  /** The drafts that were neither saved nor discarded, the last worked on first; a campaign is one. */
  unsaved(userId: number, appsLeftOut: number[], request: PageRequest): Promise<CountedPage<DraftRow>> {
    // What is saved is found once, whatever Postgres knows of these tables, and not anew for each draft.
    const found = `
      WITH saved AS MATERIALIZED (
        SELECT one.id, one.campaign_id FROM generations JOIN threads one ON one.id = thread_id
        WHERE generations.user_id = $1 AND deleted_at IS NULL)
      SELECT id, updated_at FROM threads WHERE user_id = $1 AND discarded_at IS NULL AND app_id <> ALL ($2)
        AND (campaign_id IS NULL OR part = 'email1')
        AND EXISTS (SELECT FROM messages WHERE thread_id = threads.id)
        AND id NOT IN (SELECT id FROM saved)
        AND (campaign_id IS NULL OR campaign_id NOT IN (SELECT campaign_id FROM saved WHERE campaign_id IS NOT NULL))`;
    const columns = `
      item.id AS thread_id, app_id, updated_at, coalesce(newest.version, 0) AS versions, left(newest.content, 1000) AS head,
      (SELECT left(content, 1000) FROM messages WHERE thread_id = item.id ORDER BY seq LIMIT 1) AS opening,
      campaign_id, (SELECT request -> 'campaignContext' ->> 'productName' FROM campaigns WHERE id = item.campaign_id)
        AS product_name,
      EXISTS (SELECT FROM jobs WHERE (thread_id = item.id OR campaign_id = item.campaign_id) AND ${IS_WRITING}) AS is_writing`;
    const from = `threads AS item LEFT JOIN LATERAL (
      SELECT version, content FROM messages WHERE thread_id = item.id AND version IS NOT NULL
      ORDER BY version DESC LIMIT 1) AS newest ON true`;
    return countedPage(this.manager, { found, parameters: [userId, appsLeftOut], columns, from }, request);
  }

  /** Takes a thread out of the recent drafts, or back among them. */
  async discard(id: string, isDiscarded: boolean): Promise<void> {
    await this.update(id, `discarded_at = ${isDiscarded ? 'now()' : 'NULL'}`);
  }

  /** Says that a thread is worked on: it is a recent draft again. */
  async touch(id: string): Promise<void> {
    await this.update(id, 'updated_at = now(), discarded_at = NULL');
  }

  /** Says who speaks in a thread from now on, and what it sells. */
  async chooseBrand(
    id: string,
    { brandId, offerId = null }: Pick<Thread, 'brandId'> & Partial<Pick<Thread, 'offerId'>>,
  ): Promise<void> {
    await this.manager.update(Thread, { id }, { brandId, offerId });
  }

  /** Says what its next version is written from. */
  async keepBrief(id: string, brief: NonNullable<Thread['brief']>): Promise<void> {
    await rows(this.manager, 'UPDATE threads SET brief = $2 WHERE id = $1', [id, brief]);
  }

  /** Makes those who change this thread wait for each other until the transaction ends. */
  async lock(id: string): Promise<void> {
    await rows(this.manager, 'SELECT FROM threads WHERE id = $1 FOR UPDATE', [id]);
  }

  async addRequest(
    message: Pick<Message, 'id' | 'threadId' | 'content' | 'jobId'> & Partial<Pick<Message, 'suggestions'>>,
  ): Promise<void> {
    await this.touch(message.threadId);
    await this.manager.insert(Message, { ...message, role: 'user' });
  }

  /** Keeps the answer to a request of which no version came. */
  async answerRequest(threadId: string, jobId: string, note: string): Promise<void> {
    await this.touch(threadId);
    await this.manager.update(Message, { threadId, jobId, role: 'user' }, { note });
  }

  /** Adds the next version of the draft with its ledger. Must run inside a transaction. */
  async addVersion(version: NewVersion): Promise<Message> {
    const { id, threadId, content, origin, ledger, preheader } = version;
    const { note = null, jobId = null, stopped = false, restoredFrom = null, suggestions = null } = version;
    // Holds the thread: the numbers of its versions are given one after the other.
    await this.touch(threadId);
    const [added] = await hotRows<Message>(
      this.manager,
      `INSERT INTO messages (id, thread_id, role, content, origin, note, job_id, stopped, restored_from, preheader, suggestions, version)
       SELECT $1, $2, 'assistant', $3, $4, $5, $6, $7, $8,
         CASE WHEN $9 THEN $10 ELSE (SELECT preheader FROM messages WHERE thread_id = $2 AND version IS NOT NULL ORDER BY version DESC LIMIT 1) END,
         $11::jsonb,
         coalesce(max(version), 0) + 1 FROM messages WHERE thread_id = $2
       RETURNING ${MESSAGE}`,
      [
        id,
        threadId,
        content,
        origin,
        note,
        jobId,
        stopped,
        restoredFrom,
        preheader !== undefined,
        preheader ?? null,
        suggestions && JSON.stringify(suggestions),
      ],
    );
    if (!added) throw new Error('an insert answers its row');
    if (ledger) await this.ledgers.keep(id, ledger);
    return added;
  }

  /** What an inbox shows behind the subject of the newest version. */
  async preheader(threadId: string): Promise<string | null> {
    const [newest] = await hotRows<Pick<Message, 'preheader'>>(
      this.manager,
      `SELECT preheader FROM messages WHERE thread_id = $1 AND role = 'assistant' ORDER BY version DESC LIMIT 1`,
      [threadId],
    );
    return newest?.preheader ?? null;
  }

  /** Says what an inbox shows behind the subject of a version. */
  async setPreheader(threadId: string, version: number, preheader: string | null): Promise<void> {
    await this.touch(threadId);
    await this.manager.update(Message, { threadId, version }, { preheader });
  }

  /** The newest version of the draft. */
  async newestVersion(threadId: string): Promise<Message | null> {
    const [newest] = await hotRows<Message>(
      this.manager,
      `SELECT ${MESSAGE} FROM messages WHERE thread_id = $1 AND role = 'assistant' ORDER BY version DESC LIMIT 1`,
      [threadId],
    );
    return newest ?? null;
  }

  /** True where a version was written to the end. */
  isDone(threadId: string): Promise<boolean> {
    return this.manager.existsBy(Message, { threadId, role: 'assistant', stopped: false });
  }

  findVersion(threadId: string, version: number): Promise<Message | null> {
    return this.manager.findOneBy(Message, { threadId, version });
  }

  /** The newest version that holds these very words. */
  findVersionOf(threadId: string, content: string): Promise<Message | null> {
    return this.manager.findOne(Message, {
      where: { threadId, role: 'assistant', content },
      order: { version: 'DESC' },
    });
  }

  findMessage(id: string): Promise<Message | null> {
    return this.manager.findOneBy(Message, { id });
  }

  /** The message that a thread begins with. */
  async opening(threadId: string): Promise<Message | null> {
    const [first] = await hotRows<Message>(
      this.manager,
      `SELECT ${MESSAGE} FROM messages WHERE thread_id = $1 ORDER BY seq LIMIT 1`,
      [threadId],
    );
    return first ?? null;
  }

  /** The conversation, oldest first. */
  messages(threadId: string): Promise<Message[]> {
    return hotRows(this.manager, `SELECT ${MESSAGE} FROM messages WHERE thread_id = $1 ORDER BY seq`, [threadId]);
  }

  /** What a thread was begun with, what was said and asked for in it, and the brand that speaks in it. */
  async foundations({ id, userId }: Pick<Thread, 'id' | 'userId'>): Promise<Foundations> {
    const [found] = await hotRows<Foundations & { brand: DraftBrand | null }>(
      this.manager,
      `SELECT brand_of($2, $1, NULL) AS brand,
         (SELECT brief FROM threads WHERE id = $1) AS brief,
         coalesce((SELECT catalysts FROM jobs WHERE thread_id = $1 ORDER BY created_at LIMIT 1), '[]') AS catalysts,
         coalesce((SELECT json_agg(json_build_object('content', content, 'jobId', job_id, 'suggestions', suggestions) ORDER BY seq)
                   FROM messages WHERE thread_id = $1 AND role = 'user'), '[]') AS said,
         coalesce((SELECT json_agg(about ->> 'instruction' ORDER BY created_at) FROM jobs
                   WHERE thread_id = $1 AND name = 'edit-selection' AND about ->> 'instruction' IS NOT NULL),
                  '[]') AS asked`,
      [id, userId],
    );
    if (!found) throw new Error('one row is selected, whatever there is');
    return { ...found, brand: spokenBrand(found.brand) };
  }

  /** Takes back what was kept of a stopped run, so that the job's next attempt replaces it: not where somebody built on it. */
  async removeStoppedAnswerOf(jobId: string): Promise<void> {
    await rows(
      this.manager,
      `DELETE FROM messages WHERE job_id = $1 AND role = 'assistant' AND stopped AND NOT EXISTS (
         SELECT FROM messages later WHERE later.thread_id = messages.thread_id AND later.version > messages.version)`,
      [jobId],
    );
  }

  /** Takes away a version that was edited by hand, unless somebody had it reviewed or checked, or saved its words. */
  async removeOpenEdit(id: string): Promise<void> {
    await rows(
      this.manager,
      `DELETE FROM messages edit WHERE id = $1 AND origin = 'edited' AND NOT stopped
         AND NOT EXISTS (SELECT FROM jobs WHERE jobs.thread_id = edit.thread_id AND about ->> 'messageId' = edit.id::text)
         AND NOT EXISTS (SELECT FROM generations saved WHERE saved.thread_id = edit.thread_id AND saved.content = edit.content)
         AND NOT EXISTS (SELECT FROM messages copy WHERE copy.thread_id = edit.thread_id AND copy.restored_from = edit.version)`,
      [id],
    );
  }

  /** Keeps a summary that stands for all messages up to and with `until` (a message's `seq`). */
  async keepSummary(id: string, summary: string, until: string): Promise<void> {
    await this.manager.update(Thread, { id }, { summary, summaryUntil: until });
  }

  private async update(id: string, change: string): Promise<void> {
    const [changed] = await hotRows<{ userId: number; campaignId: string | null }>(
      this.manager,
      `UPDATE threads SET ${change} WHERE id = $1 RETURNING user_id, campaign_id`,
      [id],
    );
    if (!changed) return;
    const { userId, campaignId } = changed;
    this.note([{ kind: 'thread', userId, id }]);
    if (campaignId !== null) this.note([{ kind: 'campaign', userId, id: campaignId }]);
  }
}
