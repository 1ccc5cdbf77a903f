import { ADMIN, withPartNames, type AnalyticsEventResponse, type RecentGeneration } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, EVENT, EVENT_PARTS, iso, WITH_FORM } from '../columns';
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

  async recentGenerations(from: Date): Promise<RecentGeneration[]> {
    const found = await rows<RecentGeneration>(
      this.manager,
      `SELECT event.id, event.user_id, users.username, event.app_id,
         ${appName('event.app_id')} AS app_name, event.action_type,
         ${iso('event.created_at')} AS created_at, ${WITH_FORM} AS metadata, nullif(jobs.text, '') AS content,
         event.session_id
       FROM (SELECT * FROM user_analytics WHERE action_type = 'generation_completed' AND job_id IS NOT NULL
             AND created_at >= $1 ${NEWEST} LIMIT ${ADMIN.recentGenerations}) AS event
       LEFT JOIN users ON users.id = event.user_id LEFT JOIN apps ON apps.id = event.app_id
       LEFT JOIN jobs ON jobs.id = event.job_id ORDER BY event.created_at DESC, event.id DESC`,
      [from],
    );
    return found.map(inParts);
  }

  private async read(events: string, parameters: unknown[]): Promise<AnalyticsEventResponse[]> {
    const found = await rows<{ event: AnalyticsEventResponse }>(
      this.manager,
      `SELECT ${EVENT} FROM (${events}) AS item ${EVENT_PARTS} ORDER BY item.created_at DESC, item.id DESC`,
      parameters,
    );
    return found.map(({ event }) => event);
  }
}

/** What was written, a campaign by the names of its parts. */
export function inParts<T extends { content: string | null }>(written: T): T {
  return { ...written, content: written.content && withPartNames(written.content) };
}
