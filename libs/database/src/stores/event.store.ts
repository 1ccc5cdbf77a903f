import { ADMIN, type AnalyticsEventResponse, type RecentGeneration } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, iso, WITH_FORM } from '../columns';
import { rows } from '../rows';

const NEWEST = 'ORDER BY created_at DESC, id DESC';

/** Single events, as they are read. Lists begin with the newest. */
export class EventStore {
  constructor(private readonly manager: EntityManager) {}

  /** These events, oldest first. */
  async find(ids: string[]): Promise<AnalyticsEventResponse[]> {
    const found = await this.read(`SELECT * FROM user_analytics WHERE id = ANY ($1::bigint[])`, [ids]);
    return found.reverse();
  }

  newest(limit: number, from: Date | '-infinity' = '-infinity'): Promise<AnalyticsEventResponse[]> {
    return this.read(`SELECT * FROM user_analytics WHERE created_at >= $1 ${NEWEST} LIMIT $2`, [from, limit]);
  }

  /** Type by type, so that a type that hardly ever happens is not looked for among all events. */
  newestOf(types: readonly string[], from: Date): Promise<AnalyticsEventResponse[]> {
    const each = types.map(
      (type) => `(SELECT * FROM user_analytics WHERE action_type = '${type}' AND created_at >= $1 ${NEWEST} LIMIT $2)`,
    );
    return this.read(`SELECT * FROM (${each.join(' UNION ALL ')}) AS found ${NEWEST} LIMIT $2`, [
      from,
      ADMIN.recentEvents,
    ]);
  }

  recentGenerations(from: Date): Promise<RecentGeneration[]> {
    return rows(
      this.manager,
      `SELECT event.id, event.user_id AS "userId", users.username, event.app_id AS "appId",
         ${appName('event.app_id')} AS "appName", event.action_type AS "actionType",
         ${iso('event.created_at')} AS "createdAt", ${WITH_FORM} AS metadata, nullif(jobs.text, '') AS content,
         event.session_id AS "sessionId"
       FROM (SELECT * FROM user_analytics WHERE action_type = 'generation_completed' AND job_id IS NOT NULL
             AND created_at >= $1 ${NEWEST} LIMIT ${ADMIN.recentGenerations}) AS event
       LEFT JOIN users ON users.id = event.user_id LEFT JOIN apps ON apps.id = event.app_id
       LEFT JOIN jobs ON jobs.id = event.job_id ORDER BY event.created_at DESC, event.id DESC`,
      [from],
    );
  }

  private read(events: string, parameters: unknown[]): Promise<AnalyticsEventResponse[]> {
    return rows(
      this.manager,
      `SELECT event.id, event.action_type, users.username, event.user_id, ${appName('event.app_id')} AS app_name,
         event.app_id, ${iso('event.created_at')} AS created_at, event.session_id, event.metadata
       FROM (${events}) AS event LEFT JOIN users ON users.id = event.user_id LEFT JOIN apps ON apps.id = event.app_id
       ORDER BY event.created_at DESC, event.id DESC`,
      parameters,
    );
  }
}
