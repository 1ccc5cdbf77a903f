import type { EntityManager } from 'typeorm';
import { rows } from '../rows';

/** A place where a user is signed in. */
export interface SessionRow {
  sid: string;
  device: string | null;
  /** ISO 8601. */
  signedInAt: string | null;
  seenAt: Date;
}

/** The rows that the session middleware writes. */
export class SessionStore {
  constructor(private readonly manager: EntityManager) {}

  /** Those of a user that are still open, the newest use first. */
  list(userId: number): Promise<SessionRow[]> {
    return rows(
      this.manager,
      `SELECT sid, sess ->> 'device' AS device, sess ->> 'signedInAt' AS signed_in_at, seen_at
       FROM sessions WHERE user_id = $1 AND expire > now() ORDER BY seen_at DESC, sid`,
      [userId],
    );
  }

  /** Notes that a session was used, and puts off its end; written at most once in five minutes. */
  async touch(sid: string, expire: Date): Promise<void> {
    await rows(
      this.manager,
      `UPDATE sessions SET seen_at = now(), expire = $2 WHERE sid = $1 AND seen_at < now() - interval '5 minutes'`,
      [sid, expire],
    );
  }

  /** Ends those of a user that were used longest ago, so that at most so many stay. */
  async endOldest(userId: number, most: number): Promise<void> {
    await rows(
      this.manager,
      `DELETE FROM sessions WHERE sid IN (
         SELECT sid FROM sessions WHERE user_id = $1 ORDER BY seen_at DESC, sid OFFSET $2)`,
      [userId, most],
    );
  }

  /** Ends the sessions of a user, but for one that may be kept. Returns the ids of those that were open. */
  async end(userId: number, kept: string | null): Promise<string[]> {
    const ended = await rows<{ sid: string }>(
      this.manager,
      `DELETE FROM sessions WHERE user_id = $1 AND sid IS DISTINCT FROM $2 RETURNING sid`,
      [userId, kept],
    );
    return ended.map(({ sid }) => sid);
  }
}
