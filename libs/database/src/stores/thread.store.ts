import type { DraftOrigin, VersionReview } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { Message } from '../entities/message.entity';
import { Thread } from '../entities/thread.entity';
import { rows } from '../rows';

export interface NewVersion {
  id: string;
  threadId: string;
  content: string;
  origin: DraftOrigin;
  jobId?: string | null;
  stopped?: boolean;
  restoredFrom?: number | null;
}

export class ThreadStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(thread: Pick<Thread, 'id' | 'userId' | 'appId'>): Promise<void> {
    await this.manager.insert(Thread, thread);
  }

  /** The thread, where it is this user's. */
  findOwned(id: string, userId: number): Promise<Thread | null> {
    return this.manager.findOneBy(Thread, { id, userId });
  }

  find(id: string): Promise<Thread | null> {
    return this.manager.findOneBy(Thread, { id });
  }

  /** Makes those who change this thread wait for each other until the transaction ends. */
  async lock(id: string): Promise<void> {
    await rows(this.manager, 'SELECT FROM threads WHERE id = $1 FOR UPDATE', [id]);
  }

  async addRequest(message: Pick<Message, 'id' | 'threadId' | 'content' | 'jobId'>): Promise<void> {
    await this.manager.insert(Message, { ...message, role: 'user' });
  }

  /** Adds the next version of the draft. Must run inside a transaction. */
  async addVersion(version: NewVersion): Promise<Message> {
    await this.lock(version.threadId);
    const [next] = await rows<{ number: number }>(
      this.manager,
      'SELECT coalesce(max(version), 0) + 1 AS number FROM messages WHERE thread_id = $1',
      [version.threadId],
    );
    await this.manager.insert(Message, { ...version, role: 'assistant', version: next?.number ?? 1 });
    return this.manager.findOneByOrFail(Message, { id: version.id });
  }

  /** The newest version of the draft. */
  newestVersion(threadId: string): Promise<Message | null> {
    return this.manager.findOne(Message, { where: { threadId, role: 'assistant' }, order: { version: 'DESC' } });
  }

  findVersion(threadId: string, version: number): Promise<Message | null> {
    return this.manager.findOneBy(Message, { threadId, version });
  }

  findMessage(id: string): Promise<Message | null> {
    return this.manager.findOneBy(Message, { id });
  }

  /** The conversation, oldest first. */
  messages(threadId: string): Promise<Message[]> {
    return this.manager.find(Message, { where: { threadId }, order: { seq: 'ASC' } });
  }

  /** Takes back what a run of this job said before, so that its next attempt replaces it: not where somebody built on it. */
  async removeNewestAnswerOf(jobId: string): Promise<void> {
    await rows(
      this.manager,
      `DELETE FROM messages WHERE job_id = $1 AND role = 'assistant' AND NOT EXISTS (
         SELECT FROM messages later WHERE later.thread_id = messages.thread_id AND later.version > messages.version)`,
      [jobId],
    );
  }

  /** Keeps a summary that stands for all messages up to and with `until` (a message's `seq`). */
  async keepSummary(id: string, summary: string, until: string): Promise<void> {
    await this.manager.update(Thread, { id }, { summary, summaryUntil: until });
  }

  /** The newest review of each version of a thread. */
  reviews(threadId: string): Promise<VersionReview[]> {
    return rows(
      this.manager,
      `SELECT DISTINCT ON (payload ->> 'messageId') payload ->> 'messageId' AS "messageId", id AS "jobId", result AS review,
         EXISTS (SELECT FROM rod_chief_feedbacks kept
                 WHERE kept.user_id = jobs.user_id AND kept.message_id = payload ->> 'messageId') AS kept
       FROM jobs WHERE thread_id = $1 AND name = 'review-email' AND status = 'completed' AND payload ->> 'messageId' IS NOT NULL
       ORDER BY payload ->> 'messageId', created_at DESC`,
      [threadId],
    );
  }
}
