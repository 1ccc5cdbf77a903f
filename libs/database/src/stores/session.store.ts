import type { EntityManager } from 'typeorm';
import type { User } from '../entities/user.entity';
import { hotRows, rows } from '../rows';
import { USER_COLUMNS } from './user.store';

/** A place where a user is signed in. */
export interface SessionRow {
  sid: string;
  device: string | null;
  /** ISO 8601. */
  signedInAt: string | null;
  seenAt: Date;
}

/** A session that a request names, with whom it belongs to: null where nobody is signed in. */
export interface OpenSession<S> {
  /** What the session middleware keeps in it. */
  sess: S;
  /** When it was last used, as it was noted. */
  seenAt: Date;
  user: User | null;
}

/** The rows that the session middleware writes. */
export class SessionStore {
  constructor(private readonly manager: EntityManager) {}

  /** The session of this id and its user, in one statement, since every request asks. Null where it is over. */
  async open<S>(sid: string): Promise<OpenSession<S> | null> {
    const [found] = await hotRows<User & { sess: S; seenAt: Date }>(
      this.manager,
      `SELECT sess, seen_at, ${USER_COLUMNS} FROM sessions LEFT JOIN users ON users.id = sessions.user_id
       WHERE sid = $1 AND expire > now()`,
      [sid],
    );
    if (!found) return null;
    const { sess, seenAt, ...user } = found;
    return { sess, seenAt, user: user.id ? user : null };
  }

  /** Those of a user that are still open, the newest use first. */
  list(userId: number): Promise<SessionRow[]> {
    return rows(
      this.manager,
      `SELECT sid, sess ->> 'device' AS device, sess ->> 'signedInAt' AS signed_in_at, seen_at
       FROM sessions WHERE user_id = $1 AND expire > now() ORDER BY seen_at DESC, sid`,
      [userId],
    );
  }

  /** Notes that a session was used, and puts off its end. */
  async touch(sid: string, expire: Date): Promise<void> {
    await rows(this.manager, 'UPDATE sessions SET seen_at = now(), expire = $2 WHERE sid = $1', [sid, expire]);
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
