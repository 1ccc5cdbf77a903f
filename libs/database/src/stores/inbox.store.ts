import { randomUUID } from 'node:crypto';
import { LIMITS, type Inbox, type InboxItem } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { iso } from '../columns';
import { rows } from '../rows';

/** How long what was read stays, in days. */
const KEEP_READ_DAYS = 90;

/** Omits from each member of a union, and not from what they share. */
type EachWithout<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What somebody is told. `subject` is what it is about: nobody is told the same twice. */
export type NewInboxItem = EachWithout<InboxItem, 'id' | 'isRead' | 'createdAt'> & { userId: number; subject: string };

/** What each user is told. */
export class InboxStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Tells users something, in one order, so that two who tell do not wait for each other in a circle. */
  async add(items: readonly NewInboxItem[]): Promise<void> {
    for (const { userId, kind, subject, ...content } of items.toSorted((a, b) => a.userId - b.userId)) {
      const added = await rows(
        this.manager,
        `INSERT INTO inbox (id, user_id, kind, subject, content) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (user_id, kind, subject) DO NOTHING RETURNING id`,
        [randomUUID(), userId, kind, subject, JSON.stringify(content)],
      );
      if (added.length > 0) this.note([{ kind: 'inbox', userId }]);
    }
  }

  async of(userId: number): Promise<Inbox> {
    const items = await rows<Omit<InboxItem, 'company'> & { content: object }>(
      this.manager,
      `SELECT id, kind, is_read, ${iso('created_at')} AS created_at, content FROM inbox
       WHERE user_id = $1 ORDER BY inbox.created_at DESC, id DESC LIMIT ${LIMITS.inboxMax}`,
      [userId],
    );
    return {
      unread: items.filter(({ isRead }) => !isRead).length,
      items: items.map(({ content, ...item }) => ({ ...content, ...item }) as InboxItem),
    };
  }

  /** Marks those of these that are the user's as read, or as not read. */
  async mark(userId: number, ids: readonly string[], isRead: boolean): Promise<void> {
    const marked = await rows(
      this.manager,
      `UPDATE inbox SET is_read = $3 WHERE id IN (
         SELECT id FROM inbox WHERE user_id = $1 AND id = ANY ($2) AND is_read <> $3 ORDER BY id FOR UPDATE) RETURNING id`,
      [userId, ids, isRead],
    );
    if (marked.length > 0) this.note([{ kind: 'inbox', userId }]);
  }

  /** Deletes what was read long ago, and all that nobody is shown any more. */
  async purge(): Promise<void> {
    await rows(
      this.manager,
      `DELETE FROM inbox WHERE is_read AND created_at < now() - make_interval(days => ${KEEP_READ_DAYS})
         OR id IN (SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, id DESC) AS place FROM inbox) AS all_of_them
           WHERE place > ${LIMITS.inboxMax})`,
    );
  }
}
