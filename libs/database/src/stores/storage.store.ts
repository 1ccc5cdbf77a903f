import type { StorageKind } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { rows } from '../rows';

/** Which drafts may go for good: discarded, of no campaign, neither saved nor being written. */
const IS_THROWN_AWAY = `discarded_at IS NOT NULL AND campaign_id IS NULL
  AND NOT EXISTS (SELECT FROM generations WHERE thread_id = threads.id)
  AND NOT EXISTS (SELECT FROM jobs WHERE thread_id = threads.id AND status IN ('queued', 'running'))`;

/** Which brands may go for good: of no draft and no saved email. Those that began before there were brands are of the first one. */
const IS_UNUSED = `NOT EXISTS (SELECT FROM threads
  WHERE threads.user_id = brands.user_id AND (brand_id = brands.id OR brand_id IS NULL))
  AND NOT EXISTS (SELECT FROM generations WHERE generations.brand_id = brands.id)`;

/** Which jobs need no more what was sent with them, but to be tried again. */
const IS_SPENT = `status IN ('completed', 'failed', 'cancelled') AND payload <> '{}' AND user_id IS NOT NULL`;

/** Which jobs lost, while they ran, what they were about: triggers empty those that had ended by then. */
const HAS_LOST = `finished_at > now() - interval '1 hour' AND (
  thread_id IS NULL AND name IN ('generate', 'refine-email', 'edit-selection', 'coach-feedback', 'suggest-subjects')
  OR document_of(payload) IS NOT NULL AND NOT EXISTS (SELECT FROM documents WHERE id::text = document_of(payload)))`;

/** How much users keep. Triggers count it, so that it is true whatever writes. */
export class StorageStore {
  constructor(private readonly manager: EntityManager) {}

  /** How many bytes a user keeps, by kind. */
  async used(userId: number): Promise<Record<StorageKind, number>> {
    const kinds = await rows<KindBytes>(
      this.manager,
      'SELECT kind, bytes::float8 AS bytes FROM storage WHERE user_id = $1',
      [userId],
    );
    return byKind(kinds);
  }

  /**
   * The same with all that this transaction has written. Until it ends, others who ask for this user wait. Must run as the
   * last thing in a transaction.
   */
  async settled(userId: number): Promise<Record<StorageKind, number>> {
    return byKind(
      await rows<KindBytes>(this.manager, 'SELECT kind, bytes::float8 AS bytes FROM settled_storage($1)', [userId]),
    );
  }

  /** How much one draft holds. */
  async ofThread(threadId: string): Promise<{ bytes: number; versions: number }> {
    const [found] = await rows<{ bytes: number; versions: number }>(
      this.manager,
      `SELECT bytes::float8 AS bytes, coalesce((SELECT max(version) FROM messages WHERE thread_id = threads.id), 0) AS versions
       FROM threads WHERE id = $1`,
      [threadId],
    );
    return found ?? { bytes: 0, versions: 0 };
  }

  /** Deletes for good what a user deleted or discarded and could still bring back, and what was sent with requests that ended. Must run inside a transaction. Returns true where there was any. */
  async emptyBin(userId: number): Promise<boolean> {
    const emails = await rows(
      this.manager,
      'DELETE FROM generations WHERE user_id = $1 AND deleted_at IS NOT NULL RETURNING id',
      [userId],
    );
    const drafts = await rows(
      this.manager,
      `DELETE FROM threads WHERE user_id = $1 AND ${IS_THROWN_AWAY} RETURNING id`,
      [userId],
    );
    const brands = await rows(
      this.manager,
      `DELETE FROM brands WHERE user_id = $1 AND deleted_at IS NOT NULL AND ${IS_UNUSED} RETURNING id`,
      [userId],
    );
    const requests = await rows(
      this.manager,
      `UPDATE jobs SET payload = '{}', is_emptied = true WHERE user_id = $1 AND ${IS_SPENT} RETURNING id`,
      [userId],
    );
    // What is counted at the end of the transaction is wanted now.
    await rows(this.manager, 'SET CONSTRAINTS storage IMMEDIATE');
    await rows(this.manager, 'SET CONSTRAINTS storage DEFERRED');
    return emails.length + drafts.length + brands.length + requests.length > 0;
  }

  /** Deletes for good the brands that were deleted so many days ago and speak in no draft. Returns how many there were. */
  async purgeBrands(days: number): Promise<number> {
    const gone = await rows(
      this.manager,
      `DELETE FROM brands WHERE deleted_at < now() - make_interval(days => $1) AND ${IS_UNUSED} RETURNING id`,
      [days],
    );
    return gone.length;
  }

  /** Deletes for good the drafts that were discarded so many days ago. Returns how many there were. */
  async purgeDrafts(days: number): Promise<number> {
    const gone = await rows(
      this.manager,
      `DELETE FROM threads WHERE discarded_at < now() - make_interval(days => $1) AND ${IS_THROWN_AWAY} RETURNING id`,
      [days],
    );
    return gone.length;
  }

  /**
   * Empties the payloads of jobs that ended so many days ago, and of those whose thread or document went while they ran.
   * Returns how many there were.
   */
  async emptyPayloads(days: number): Promise<number> {
    const emptied = await rows(
      this.manager,
      `UPDATE jobs SET payload = '{}', is_emptied = true
       WHERE ${IS_SPENT} AND (finished_at < now() - make_interval(days => $1) OR ${HAS_LOST}) RETURNING id`,
      [days],
    );
    return emptied.length;
  }
}

interface KindBytes {
  kind: StorageKind;
  bytes: number;
}

function byKind(kinds: KindBytes[]): Record<StorageKind, number> {
  const none = { emails: 0, drafts: 0, documents: 0, feedback: 0, requests: 0 };
  return { ...none, ...Object.fromEntries(kinds.map(({ kind, bytes }) => [kind, bytes])) };
}
