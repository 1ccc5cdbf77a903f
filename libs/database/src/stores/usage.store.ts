import {
  ADMIN,
  type AdminAppUsageResponse,
  type AdminUserActivityResponse,
  type AppUsageResponse,
  type FigureUser,
  type FigureUsersQuery,
  type UserActivityResponse,
} from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, iso } from '../columns';
import { byAction, byUser, ever, everByApp, ofWeek, usersOfTools, type Moment } from '../measures';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { rows } from '../rows';
import { tracedDrafts } from '../traced-drafts';
import { like } from './admin.store';

/** Users who are still there, by tool. */
const counted = (users: string) =>
  `SELECT app_id, count(*)::int AS users FROM (${users}) AS used JOIN users ON users.id = user_id GROUP BY 1`;

/** What is summed up of `used`, a row for each tool of a user. */
const ACTIVITY = `coalesce(sum(events), 0)::int AS total_events, coalesce(sum(generations), 0)::int AS generations,
  coalesce(sum(generation_events), 0)::int AS generation_events, ${iso('max(last_at)')} AS last_activity,
  coalesce(string_agg(${appName('app_id')}, ', ' ORDER BY events DESC, app_id), '') AS apps,
  count(*) FILTER (WHERE app_id > 0)::int AS apps_used,
  round(sum(characters) / nullif(sum(generations), 0))::int AS avg_content_length`;

const OF_TOOL = `sum(events) AS events, sum(generations) AS generations, sum(generation_events) AS generation_events,
  sum(characters) AS characters, max(last_at) AS last_at`;

/** Which tools are used, and by whom. */
export class UsageStore {
  constructor(private readonly manager: EntityManager) {}

  apps(at: Moment): Promise<AppUsageResponse[]> {
    const weekAgo = new Date(at.now.getTime() - ADMIN.weekMs);
    return rows(
      this.manager,
      `SELECT app_id, ${appName('app_id')} AS app_name, sum(generations)::int AS generations,
         coalesce(sum(events) FILTER (WHERE action_type = 'generation_completed'), 0)::int AS generation_events,
         coalesce(max(used.users), 0) AS unique_users, sum(events)::int AS total_events
       FROM (${byAction(at, weekAgo)}) AS week
       LEFT JOIN (${counted(usersOfTools(at, weekAgo))}) AS used USING (app_id) LEFT JOIN apps ON apps.id = app_id
       WHERE app_id > 0 GROUP BY app_id, display_name ORDER BY 3 DESC, 6 DESC, 1`,
    );
  }

  adminApps(at: Moment): Promise<AdminAppUsageResponse[]> {
    const monthAgo = new Date(at.now.getTime() - ADMIN.days * 24 * 3_600_000);
    return rows(
      this.manager,
      `SELECT app_id, ${appName('app_id')} AS app_name, generations::int AS total_generations,
         coalesce(used.users, 0) AS unique_users, round(characters / nullif(generations, 0))::int AS avg_content_length,
         traced.share::float8 AS figures_traced, ${iso('last_at')} AS last_used
       FROM (SELECT app_id, sum(generations) AS generations, sum(characters) AS characters, max(last_at) AS last_at
             FROM (${everByApp(at)}) AS ever WHERE app_id > 0 GROUP BY 1) AS tools
       LEFT JOIN (${counted(usersOfTools(at, null))}) AS used USING (app_id)
       LEFT JOIN (SELECT app_id, avg(share) AS share FROM (${tracedDrafts(at, monthAgo)}) AS drafts GROUP BY 1) AS traced
         USING (app_id)
       LEFT JOIN apps ON apps.id = app_id
       ORDER BY 3 DESC, 1`,
    );
  }

  /** Those with the most generations of the week; all of them without a limit. */
  async users(at: Moment, limit: number | null = ADMIN.topUsers): Promise<UserActivityResponse[]> {
    const top = await rows<{ userId: number }>(
      this.manager,
      `SELECT user_id FROM (${ofWeek(at, 0)}) AS week WHERE events > 0
       ORDER BY generations DESC, events DESC, user_id LIMIT $1`,
      [limit],
    );
    return rows(
      this.manager,
      `SELECT user_id, username, ${ACTIVITY}
       FROM (SELECT user_id, app_id, ${OF_TOOL}
             FROM (${byUser(at, new Date(at.now.getTime() - ADMIN.weekMs))}) AS week
             WHERE user_id = ANY ($1) GROUP BY 1, 2) AS used
       JOIN users ON users.id = user_id LEFT JOIN apps ON apps.id = app_id
       GROUP BY user_id, username ORDER BY 4 DESC, 3 DESC, 1`,
      [top.map(({ userId }) => userId)],
    );
  }

  /** Who was there in the week, or all users, as far as their names fit; those with the most generations first. */
  found(at: Moment, { within, q = '' }: FigureUsersQuery, request: PageRequest): Promise<CountedPage<FigureUser>> {
    const isWeek = within === 'week';
    const found = isWeek
      ? `SELECT users.id, generations FROM (${ofWeek(at, 0)}) AS week JOIN users ON users.id = user_id
         WHERE events > 0 AND username ILIKE $1`
      : `SELECT users.id, coalesce(sum, 0) FROM users
         LEFT JOIN (SELECT user_id, sum(generations) FROM (${ever(at)}) AS ever GROUP BY 1) AS made ON user_id = users.id
         WHERE username ILIKE $1`;
    const span = isWeek ? byUser(at, new Date(at.now.getTime() - ADMIN.weekMs)) : ever(at);
    const listing = {
      found,
      parameters: [like(q)],
      columns: 'item.id AS user_id, item.username, activity.*',
      from: `users AS item CROSS JOIN LATERAL (
        SELECT ${ACTIVITY} FROM (SELECT app_id, ${OF_TOOL} FROM (${span}) AS span WHERE user_id = item.id GROUP BY 1) AS used
        LEFT JOIN apps ON apps.id = app_id) AS activity`,
      order: { key: 'DESC', id: 'ASC' } as const,
    };
    return countedPage(this.manager, listing, request);
  }

  /** Those with the most generations ever; all of them without a limit. */
  adminUsers(at: Moment, limit: number | null = ADMIN.topUsersOfAdmin): Promise<AdminUserActivityResponse[]> {
    return rows(
      this.manager,
      `WITH top AS MATERIALIZED (
         SELECT users.id, username, users.created_at AS joined, coalesce(sum, 0) AS generations
         FROM users LEFT JOIN (SELECT user_id, sum(generations) FROM (${ever(at)}) AS ever GROUP BY 1) AS used
           ON used.user_id = users.id
         ORDER BY 4 DESC, 1 LIMIT $1)
       SELECT id AS user_id, username, ${iso('joined')} AS joined_date, generations::int AS total_generations,
         coalesce(used.apps, 0)::int AS apps_used
       FROM top LEFT JOIN (
         SELECT user_id, count(*) AS apps FROM (${usersOfTools(at, null)}) AS tools
         WHERE user_id IN (SELECT id FROM top) GROUP BY 1) AS used ON used.user_id = id
       ORDER BY generations DESC, id`,
      [limit],
    );
  }
}
