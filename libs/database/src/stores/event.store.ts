import {
  ADMIN,
  CHATS,
  COPIES,
  PAGE_VISITS,
  withPartNames,
  type AnalyticsEventResponse,
  type FigureEvent,
  type FigureEventsQuery,
  type RecentGeneration,
} from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, EVENT, EVENT_PARTS, iso, WITH_FORM } from '../columns';
import { page, type Page, type PageRequest } from '../page';
import { rows } from '../rows';

type FigureOfEvents = FigureEventsQuery['of'];

/** The action types that a figure counts; null: any. */
export const COUNTED_TYPES: Record<FigureOfEvents, readonly string[] | null> = {
  all: null,
  generations: ['generation_completed'],
  'page-visits': PAGE_VISITS,
  copies: COPIES,
  chats: CHATS,
};

const FIGURE_EVENT = `event.id, event.user_id, users.username, event.app_id, ${appName('event.app_id')} AS app_name,
  event.action_type, ${iso('event.created_at')} AS created_at, ${WITH_FORM} AS metadata, event.session_id,
  CASE WHEN event.action_type IN ('generation_completed', 'generation_refined') THEN nullif(jobs.text, '') END AS content`;

const FIGURE_EVENT_PARTS = `LEFT JOIN users ON users.id = event.user_id LEFT JOIN apps ON apps.id = event.app_id
  LEFT JOIN jobs ON jobs.id = event.job_id`;

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
      `SELECT ${FIGURE_EVENT}
       FROM (SELECT * FROM user_analytics WHERE action_type = 'generation_completed' AND job_id IS NOT NULL
             AND created_at >= $1 ${NEWEST} LIMIT ${ADMIN.recentGenerations}) AS event
       ${FIGURE_EVENT_PARTS} ORDER BY event.created_at DESC, event.id DESC`,
      [from],
    );
    return found.map(inParts);
  }

  /** The events that a figure counts, with what was written. */
  async ofFigure(of: FigureOfEvents, from: Date, request: PageRequest): Promise<Page<FigureEvent>> {
    const events = 'SELECT id, created_at FROM user_analytics WHERE created_at >= $1';
    const ofJob = of === 'generations' ? 'AND job_id IS NOT NULL' : '';
    const listing = {
      found: (COUNTED_TYPES[of] ?? [null])
        .map((type) => (type === null ? events : `${events} AND action_type = '${type}' ${ofJob}`))
        .join(' UNION ALL '),
      parameters: [from],
      columns: FIGURE_EVENT,
      from: `user_analytics AS item CROSS JOIN LATERAL (SELECT item.*) AS event ${FIGURE_EVENT_PARTS}`,
      bytes: 'coalesce(octet_length(jobs.text), 0) + coalesce(octet_length(item.metadata::text), 0)',
    };
    const { items, last } = await page<FigureEvent>(this.manager, listing, request);
    return { items: items.map(inParts), last };
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
