import type { FollowedCompany } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { iso } from '../columns';
import { rows } from '../rows';

/** Which companies a user follows. */
export class FollowStore {
  constructor(private readonly manager: EntityManager) {}

  list(userId: number): Promise<FollowedCompany[]> {
    return rows(
      this.manager,
      `SELECT company.cik, ticker, name, ${iso('follows.created_at')} AS since
       FROM follows CROSS JOIN LATERAL (
         SELECT * FROM companies WHERE companies.cik = follows.cik ORDER BY place LIMIT 1) AS company
       WHERE user_id = $1 ORDER BY ticker`,
      [userId],
    );
  }

  async has(userId: number, cik: number): Promise<boolean> {
    const found = await rows(this.manager, 'SELECT FROM follows WHERE user_id = $1 AND cik = $2', [userId, cik]);
    return found.length > 0;
  }

  /** Follows a company, where the user follows fewer than `most`. Must run under the user's lock. Null where there are too many. */
  async add(userId: number, cik: number, most: number): Promise<string | null> {
    await rows(
      this.manager,
      `INSERT INTO follows (user_id, cik)
       SELECT $1, $2 WHERE (SELECT count(*) FROM follows WHERE user_id = $1) < $3 ON CONFLICT DO NOTHING`,
      [userId, cik, most],
    );
    const [followed] = await rows<{ since: string }>(
      this.manager,
      `SELECT ${iso('created_at')} AS since FROM follows WHERE user_id = $1 AND cik = $2`,
      [userId, cik],
    );
    return followed?.since ?? null;
  }

  async remove(userId: number, cik: number): Promise<void> {
    await rows(this.manager, 'DELETE FROM follows WHERE user_id = $1 AND cik = $2', [userId, cik]);
  }

  /** Who follows a company, and since when. */
  followersOf(cik: number): Promise<{ userId: number; createdAt: Date }[]> {
    return rows(this.manager, 'SELECT user_id, created_at FROM follows WHERE cik = $1 ORDER BY user_id', [cik]);
  }

  /** The companies that somebody follows, or whose filings stand behind a saved email. */
  async watched(): Promise<number[]> {
    const found = await rows<{ cik: number }>(
      this.manager,
      `SELECT cik FROM follows
       UNION SELECT filings.cik FROM generations JOIN threads ON threads.id = generations.thread_id
         JOIN documents ON documents.id = threads.document_id JOIN filings ON filings.document_id = documents.shared_id
         WHERE generations.deleted_at IS NULL
       ORDER BY cik`,
    );
    return found.map(({ cik }) => cik);
  }
}
