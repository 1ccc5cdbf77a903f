import type { EntityManager } from 'typeorm';
import { rows } from '../rows';

/** The key that a user's browser gave a request, so that it has its effect once however often it is sent. */
export interface RequestKey {
  userId: number;
  key: string;
}

export class IdempotencyStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Takes a key for a request and returns null, or what the request that has it made. One that is still under way is
   * waited for. Must run inside a transaction.
   */
  async take({ userId, key }: RequestKey, bodyHash: string): Promise<{ bodyHash: string; madeId: string } | null> {
    const taken = await rows(
      this.manager,
      `INSERT INTO idempotency_keys (user_id, key, body_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key`,
      [userId, key, bodyHash],
    );
    if (taken.length === 1) return null;
    const [earlier] = await rows<{ bodyHash: string; madeId: string }>(
      this.manager,
      `SELECT body_hash, made_id FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
      [userId, key],
    );
    return earlier ?? null;
  }

  /** Says what the request with this key made. */
  async keep({ userId, key }: RequestKey, madeId: string): Promise<void> {
    await rows(this.manager, 'UPDATE idempotency_keys SET made_id = $3 WHERE user_id = $1 AND key = $2', [
      userId,
      key,
      madeId,
    ]);
  }

  /** Forgets the keys of a day ago. */
  async purge(): Promise<void> {
    await rows(this.manager, `DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'`);
  }
}
