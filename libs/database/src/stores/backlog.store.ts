import type { QueueName } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { Job } from '../entities/job.entity';
import { hotRows, rows } from '../rows';
import type { Room } from './job.store';

/** The jobs that wait: how many, at which place, for how long, and those that nobody comes for. */
export class BacklogStore {
  constructor(private readonly manager: EntityManager) {}

  /** Open jobs of a user, and jobs that wait in all: what the limits look at. */
  async load(userId: number): Promise<Pick<Room, 'open' | 'queued'>> {
    const [counts] = await rows<Pick<Room, 'open' | 'queued'>>(
      this.manager,
      `SELECT (SELECT count(*)::int FROM jobs WHERE user_id = $1 AND status IN ('queued', 'running')) AS open,
              (SELECT count(*)::int FROM jobs WHERE status = 'queued') AS queued`,
      [userId],
    );
    return counts ?? { open: 0, queued: 0 };
  }

  /** How many jobs of the same queue stand before each of these, for those that are queued. */
  async places(ids: string[]): Promise<Map<string, number>> {
    const found = await hotRows<{ id: string; place: number }>(
      this.manager,
      `SELECT me.id, (SELECT count(*)::int FROM jobs other
         WHERE other.status = 'queued' AND other.queue = me.queue AND other.due_at <= now()
           AND (other.priority, other.due_at, other.id) < (me.priority, me.due_at, me.id)) AS place
       FROM jobs me WHERE me.id = ANY ($1) AND me.status = 'queued'`,
      [ids],
    );
    return new Map(found.map(({ id, place }) => [id, place]));
  }

  /**
   * Marks and returns open jobs that nobody seems to bring to a worker: due, or without a living owner, for 10 s.
   * Each is returned at most once in 10 s, oldest first, 500 at a time. Those whose user has less before them than when
   * they were handed in go up (`moved`), to the end of those with their new priority. One caller at a time; the others
   * get nothing. Must run inside a transaction.
   */
  async overdue(): Promise<(Pick<Job, 'id' | 'name' | 'queue' | 'priority'> & { moved: boolean })[]> {
    const [lock] = await rows<{ mine: boolean }>(this.manager, `SELECT pg_try_advisory_xact_lock(7303) AS mine`);
    if (!lock?.mine) return [];
    return rows(
      this.manager,
      `WITH overdue AS (
         SELECT id, priority AS priority_before, CASE status WHEN 'running' THEN 0 ELSE least(priority, 1 + (
           SELECT count(*)::int FROM jobs other
           WHERE other.user_id = jobs.user_id AND other.queue = jobs.queue AND (other.status = 'running'
             OR other.status = 'queued' AND (other.priority, other.due_at, other.id) < (jobs.priority, jobs.due_at, jobs.id))
         )) END AS place
         FROM jobs
         WHERE ((status = 'queued' AND due_at < now() - interval '10 s')
             OR (status = 'running' AND lease_until < now() - interval '10 s'))
           AND (reconciled_at IS NULL OR reconciled_at < now() - interval '10 s')
         ORDER BY due_at LIMIT 500 FOR UPDATE SKIP LOCKED
       ), marked AS (
         UPDATE jobs SET reconciled_at = now(), priority = place,
           due_at = CASE WHEN priority = place THEN due_at ELSE now() END
         FROM overdue WHERE jobs.id = overdue.id
         RETURNING jobs.id, name, queue, priority, priority <> priority_before AS moved, due_at)
       SELECT id, name, queue, priority, moved FROM marked ORDER BY priority, due_at`,
    );
  }

  /** True where a job of this queue, with one of these names or any, has been due for longer than `seconds`. */
  async hasWaited(queue: QueueName, seconds: number, names: string[] | null = null): Promise<boolean> {
    const [answer] = await rows<{ waited: boolean }>(
      this.manager,
      `SELECT EXISTS (SELECT FROM jobs WHERE status = 'queued' AND queue = $1 AND due_at < now() - make_interval(secs => $2)
         AND ($3::text[] IS NULL OR name = ANY ($3))) AS waited`,
      [queue, seconds, names],
    );
    return answer?.waited ?? false;
  }

  /** The names of open jobs that a worker left in their queue, since it does not know them. */
  async unknown(): Promise<{ name: string; jobs: number }[]> {
    return rows(
      this.manager,
      `SELECT name, count(*)::int AS jobs FROM jobs WHERE unknown_at IS NOT NULL AND status IN ('queued', 'running')
       GROUP BY name ORDER BY name`,
    );
  }
}
