import { ADMIN, type AnalyticsEventResponse, type RealtimeResponse, type RecentGeneration } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, iso, WITH_FORM } from '../event-columns';
import type { Moment } from '../measures';
import { rows } from '../rows';

/** An event as it is read. */
const EVENT = `
  SELECT event.id, event.action_type, users.username, event.user_id, ${appName('event.app_id')} AS app_name,
    event.app_id, ${iso('event.created_at')} AS created_at, event.session_id, event.metadata
  FROM %s AS event LEFT JOIN users ON users.id = event.user_id LEFT JOIN apps ON apps.id = event.app_id
  ORDER BY event.created_at DESC, event.id DESC`;

/** Analytics events as they are read. */
export class EventStore {
  constructor(private readonly manager: EntityManager) {}

  /** These events, oldest first. */
  async named(ids: string[]): Promise<AnalyticsEventResponse[]> {
    const found = await this.read(`(SELECT * FROM user_analytics WHERE id = ANY ($1::bigint[]))`, [ids]);
    return found.reverse();
  }

  /** The newest events, however old where no time is named. */
  newest(limit: number, from: Date | '-infinity' = '-infinity'): Promise<AnalyticsEventResponse[]> {
    const newest = `SELECT * FROM user_analytics WHERE created_at >= $2 ORDER BY created_at DESC, id DESC LIMIT $1`;
    return this.read(`(${newest})`, [limit, from]);
  }

  /** The newest events of these types since then. */
  newestOf(types: readonly string[], from: Date): Promise<AnalyticsEventResponse[]> {
    const newest = `
      SELECT found.* FROM unnest($1::text[]) AS type CROSS JOIN LATERAL (
        SELECT * FROM user_analytics WHERE action_type = type AND created_at >= $2
        ORDER BY created_at DESC, id DESC LIMIT $3) AS found
      ORDER BY created_at DESC, id DESC LIMIT $3`;
    return this.read(`(${newest})`, [types, from, ADMIN.recentEvents]);
  }

  /** The newest generations since then, with what was written. */
  generations(from: Date): Promise<RecentGeneration[]> {
    return rows(
      this.manager,
      `SELECT event.id, event.user_id AS "userId", users.username, event.app_id AS "appId",
         ${appName('event.app_id')} AS "appName", event.action_type AS "actionType",
         ${iso('event.created_at')} AS "createdAt", ${WITH_FORM} AS metadata, nullif(jobs.text, '') AS content,
         event.session_id AS "sessionId"
       FROM (SELECT * FROM user_analytics WHERE action_type = 'generation_completed' AND job_id IS NOT NULL
             AND created_at >= $1 ORDER BY created_at DESC, id DESC LIMIT ${ADMIN.recentGenerations}) AS event
       LEFT JOIN users ON users.id = event.user_id LEFT JOIN apps ON apps.id = event.app_id
       LEFT JOIN jobs ON jobs.id = event.job_id ORDER BY event.created_at DESC, event.id DESC`,
      [from],
    );
  }

  /** How many there were in each of the last 60 minutes. */
  perMinute({ now }: Moment): Promise<RealtimeResponse['eventsPerMinute']> {
    return rows(
      this.manager,
      `SELECT ${iso('minute')} AS minute, coalesce(counted.count, 0)::int AS count
       FROM generate_series(date_trunc('minute', $1::timestamptz) - interval '59 min', $1, interval '1 min') AS minute
       LEFT JOIN (SELECT date_trunc('minute', created_at) AS minute, count(*) AS count FROM user_analytics
                  WHERE created_at >= date_trunc('minute', $1::timestamptz) - interval '59 min' GROUP BY 1) AS counted
         USING (minute) ORDER BY minute`,
      [now],
    );
  }

  private read(events: string, parameters: unknown[]): Promise<AnalyticsEventResponse[]> {
    return rows(this.manager, EVENT.replace('%s', events), parameters);
  }
}
