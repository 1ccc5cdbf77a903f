import type { Act, AdminAct, AdminActsQuery } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { iso } from '../columns';
import { page, type Page, type PageRequest } from '../page';
import { rows } from '../rows';
import { like } from './admin.store';

/** Who does something, and from where. */
export interface Actor {
  id: number | null;
  name: string;
  address: string;
}

/** Whom or what it is done to. A user is told by the name that the account has. */
export interface Subject {
  userId: number | null;
  name: string | null;
}

type Asked = Pick<AdminActsQuery, 'q' | 'kind'>;

/** To read the same again within this time is the same reading: pages ask again by themselves. */
const SAME_READING = `interval '1 hour'`;

const COLUMNS = `item.id, ${iso('item.created_at')} AS created_at, item.act, item.actor, item.actor_id, item.address,
  item.subject, item.subject_id, item.is_done`;

/** The log of what administrators do, and of whose texts are read. */
export class ActStore {
  constructor(private readonly manager: EntityManager) {}

  /** Notes a change before it is made, so that none is made without a line. Returns the id by which it is told done. */
  async begin(act: Act, actor: Actor, { userId, name }: Subject): Promise<string> {
    const [begun] = await rows<{ id: string }>(
      this.manager,
      `INSERT INTO admin_acts (act, is_reading, actor, actor_id, address, subject, subject_id, is_done)
       VALUES ($1, false, $2, $3, $4, coalesce((SELECT username FROM users WHERE id = $5::int), $6), $5::int, false)
       RETURNING id`,
      [act, actor.name, actor.id, actor.address, userId, name],
    );
    return begun?.id ?? '';
  }

  async done(id: string): Promise<void> {
    await rows(this.manager, 'UPDATE admin_acts SET is_done = true WHERE id = $1', [id]);
  }

  /** Notes whose texts somebody reads: of each of these users, where the same was not noted just before. */
  async read(act: Act, actor: Actor, userIds: (number | null)[]): Promise<void> {
    await rows(
      this.manager,
      `INSERT INTO admin_acts (act, is_reading, actor, actor_id, address, subject, subject_id, is_done)
       SELECT $1, true, $2, $3, $4, (SELECT username FROM users WHERE users.id = whose.id), whose.id, true
       FROM unnest($5::int[]) AS whose (id)
       WHERE NOT EXISTS (
         SELECT FROM admin_acts AS before
         WHERE is_reading AND before.act = $1 AND before.actor = $2 AND before.address = $4
           AND before.subject_id IS NOT DISTINCT FROM whose.id AND before.created_at > now() - ${SAME_READING})`,
      [act, actor.name, actor.id, actor.address, userIds],
    );
  }

  /** Those that fit, the newest first. */
  list(asked: Asked, request: PageRequest): Promise<Page<AdminAct>> {
    const found = `SELECT id, created_at FROM admin_acts AS item WHERE ${FITS}`;
    const listing = { found, parameters: fitting(asked), columns: COLUMNS, from: 'admin_acts AS item' };
    return page(this.manager, listing, request);
  }

  async count(asked: Asked): Promise<number> {
    const [found] = await rows<{ count: number }>(
      this.manager,
      `SELECT count(*)::int AS count FROM admin_acts AS item WHERE ${FITS}`,
      fitting(asked),
    );
    return found?.count ?? 0;
  }
}

const FITS = `concat_ws(' ', item.actor, item.subject) ILIKE $1 AND ($2::boolean IS NULL OR item.is_reading = $2)`;

function fitting({ q = '', kind }: Asked): unknown[] {
  return [like(q), kind === undefined ? null : kind === 'readings'];
}
