import {
  ADMIN,
  CHATS,
  COPIES,
  PAGE_VISITS,
  type AdminAppUsageResponse,
  type AdminStatsResponse,
  type AdminUserActivityResponse,
  type AppUsageResponse,
  type DashboardStats,
  type DayCount,
  type RealtimeResponse,
  type UserActivityResponse,
} from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { copiesIn, countOf, eventsIn, generationsIn, trend, type Counts } from '../action-counts';
import { appName, iso } from '../event-columns';
import { BY_ACTION, BY_USER, EVER, spanOf, type Moment } from '../measures';
import { rows } from '../rows';
import type { EventStore } from './event.store';

const DAY_MS = 86_400_000;

/**
 * The figures of the dashboards. A window is read as the closed hours of the roll-up plus the raw events of its edges
 * and of the hours that are not rolled up: it equals the count of the raw events exactly.
 */
export class FiguresStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly events: EventStore,
  ) {}

  /** The moment of this transaction. With `fromRawEvents` nothing is read from the roll-up. */
  async moment(fromRawEvents = false): Promise<Moment> {
    const [moment] = await rows<{ now: Date; rolledUntil: Date }>(
      this.manager,
      'SELECT now() AS now, rolled_until AS "rolledUntil" FROM analytics_state',
    );
    if (!moment) throw new Error('The table analytics_state has lost its row.');
    return fromRawEvents ? { now: moment.now, rolledUntil: null } : moment;
  }

  async stats(at: Moment): Promise<DashboardStats> {
    const [weekAgo, twoWeeksAgo] = [ago(at, ADMIN.weekMs), ago(at, 2 * ADMIN.weekMs)];
    const week = await this.byAction(at, weekAgo);
    const before = await this.byAction(at, twoWeeksAgo, weekAgo);
    const weeklyActiveUsers = await this.activeUsers(at, weekAgo);
    const activeBefore = await this.activeUsersBetween(at, twoWeeksAgo, weekAgo);
    const totals = await this.totals(at);
    const [weeklyGenerations, weeklyCopyActions] = [generationsIn(week), copiesIn(week)];
    const totalAnalyticsEvents = eventsIn(week);
    return {
      asOf: at.now.toISOString(),
      activeUsers: await this.activeUsers(at, ago(at, ADMIN.activeWindowMs)),
      analyticsBreakdown: week.map(({ actionType, count }) => ({ actionType, count })),
      totalAnalyticsEvents,
      weeklyGenerations,
      weeklyActiveUsers,
      weeklyCopyActions,
      trends: {
        generations: trend(weeklyGenerations, generationsIn(before)),
        activeUsers: trend(weeklyActiveUsers, activeBefore),
        copyActions: trend(weeklyCopyActions, copiesIn(before)),
        totalEvents: trend(totalAnalyticsEvents, eventsIn(before)),
      },
      totalUsers: totals.users,
      totalGenerations: totals.generations,
      generationsPerDay: everyDay(at, await this.perDay(at, 'generations')),
      ratings: await this.ratings(),
    };
  }

  async adminStats(at: Moment): Promise<Omit<AdminStatsResponse, 'warnings'>> {
    const { users, generations, refinements } = await this.totals(at);
    return {
      asOf: at.now.toISOString(),
      totalUsers: users,
      totalGenerations: generations,
      totalRefinements: refinements,
      activeUsers: await this.activeUsers(at, ago(at, ADMIN.days * DAY_MS)),
      recentActivity: (await this.perDay(at, 'events')).reverse(),
    };
  }

  appUsage(at: Moment): Promise<AppUsageResponse[]> {
    return rows(
      this.manager,
      `SELECT app_id AS "appId", ${appName('app_id')} AS "appName", sum(generation_events)::int AS "generationEvents",
         count(users.id)::int AS "uniqueUsers", sum(events)::int AS "totalEvents"
       FROM (SELECT app_id, user_id, sum(events) AS events, sum(generation_events) AS generation_events
             FROM (${BY_USER}) AS span WHERE app_id > 0 GROUP BY 1, 2) AS used
       LEFT JOIN users ON users.id = user_id LEFT JOIN apps ON apps.id = app_id
       GROUP BY app_id, display_name ORDER BY 3 DESC, 5 DESC, 1`,
      spanOf(at, ago(at, ADMIN.weekMs)),
    );
  }

  adminAppUsage(at: Moment): Promise<AdminAppUsageResponse[]> {
    return rows(
      this.manager,
      `SELECT app_id AS "appId", ${appName('app_id')} AS "appName", sum(generations)::int AS "totalGenerations",
         count(users.id)::int AS "uniqueUsers", round(sum(characters) / nullif(sum(generations), 0))::int AS "avgContentLength",
         ${iso('max(last_at)')} AS "lastUsed"
       FROM (SELECT app_id, user_id, sum(generations) AS generations, sum(characters) AS characters, max(last_at) AS last_at
             FROM (${EVER}) AS ever WHERE app_id > 0 GROUP BY 1, 2) AS used
       LEFT JOIN users ON users.id = user_id LEFT JOIN apps ON apps.id = app_id
       GROUP BY app_id, display_name ORDER BY 3 DESC, 1`,
      [at.rolledUntil],
    );
  }

  /** Those with the most generations of the week; all of them without a limit. */
  userActivity(at: Moment, limit: number | null = ADMIN.topUsers): Promise<UserActivityResponse[]> {
    return rows(
      this.manager,
      `WITH used AS MATERIALIZED (
         SELECT user_id, app_id, sum(events) AS events, sum(generations) AS generations,
           sum(generation_events) AS generation_events, sum(characters) AS characters, max(last_at) AS last_at
         FROM (${BY_USER}) AS span WHERE user_id > 0 GROUP BY 1, 2),
       top AS (
         SELECT user_id, username, sum(generations) AS generations, sum(events) AS events
         FROM used JOIN users ON users.id = user_id GROUP BY 1, 2 ORDER BY 3 DESC, 4 DESC, 1 LIMIT $7)
       SELECT top.user_id AS "userId", top.username, top.events::int AS "totalEvents",
         top.generations::int AS generations, sum(used.generation_events)::int AS "generationEvents",
         ${iso('max(used.last_at)')} AS "lastActivity",
         coalesce(string_agg(${appName('used.app_id')}, ', ' ORDER BY used.events DESC, used.app_id), '') AS apps,
         count(*) FILTER (WHERE used.app_id > 0)::int AS "appsUsed",
         round(sum(used.characters) / nullif(top.generations, 0))::int AS "avgContentLength"
       FROM top JOIN used USING (user_id) LEFT JOIN apps ON apps.id = used.app_id
       GROUP BY top.user_id, top.username, top.events, top.generations
       ORDER BY top.generations DESC, top.events DESC, top.user_id`,
      [...spanOf(at, ago(at, ADMIN.weekMs)), limit],
    );
  }

  /** Those with the most generations ever; all of them without a limit. */
  adminUserActivity(at: Moment, limit: number | null = ADMIN.topUsersOfAdmin): Promise<AdminUserActivityResponse[]> {
    return rows(
      this.manager,
      `SELECT users.id AS "userId", username, ${iso('users.created_at')} AS "joinedDate",
         coalesce(sum(used.generations), 0)::int AS "totalGenerations",
         count(used.app_id) FILTER (WHERE used.app_id > 0)::int AS "appsUsed"
       FROM users LEFT JOIN (
         SELECT user_id, app_id, sum(generations) AS generations FROM (${EVER}) AS ever GROUP BY 1, 2) AS used
         ON used.user_id = users.id
       GROUP BY users.id ORDER BY 4 DESC, users.id LIMIT $2`,
      [at.rolledUntil, limit],
    );
  }

  async realtime(at: Moment): Promise<RealtimeResponse> {
    const dayAgo = ago(at, ADMIN.recentWindowMs);
    const recent = await this.byAction(at, dayAgo);
    const today = await this.byAction(at, midnight(at.now));
    return {
      asOf: at.now.toISOString(),
      last5MinutesActivity: await this.number(
        'SELECT count(*)::int AS number FROM user_analytics WHERE created_at >= $1',
        [ago(at, ADMIN.liveWindowMs)],
      ),
      liveEvents: await this.events.newest(ADMIN.feedSize),
      todayGenerationInitiations: countOf(today, ['generation_initiated']),
      activeUsers: await this.activeUsers(at, ago(at, ADMIN.activeWindowMs)),
      eventsPerMinute: await this.events.perMinute(at),
      recentAnalytics: await this.events.newest(ADMIN.recentEvents, dayAgo),
      recentGenerations: await this.events.generations(dayAgo),
      recentPageVisits: await this.events.newestOf(PAGE_VISITS, dayAgo),
      recentCopyEvents: await this.events.newestOf(COPIES, dayAgo),
      recentChatEvents: await this.events.newestOf(CHATS, dayAgo),
      pageVisits: countOf(recent, PAGE_VISITS),
      copyEvents: countOf(recent, COPIES),
      chatEvents: countOf(recent, CHATS),
      generationEvents: countOf(recent, ['generation_completed']),
    };
  }

  private byAction(at: Moment, from: Date, to: Date | null = null): Promise<Counts[]> {
    return rows(
      this.manager,
      `SELECT action_type AS "actionType", sum(events)::int AS count, sum(generations)::int AS generations
       FROM (${BY_ACTION}) AS span GROUP BY 1 ORDER BY 2 DESC, 1`,
      spanOf(at, from, to),
    );
  }

  /** Users who did anything since then: those whose newest event is not older. */
  private activeUsers(at: Moment, from: Date): Promise<number> {
    return this.number(
      `SELECT count(DISTINCT user_id)::int AS number FROM (
         SELECT user_id FROM analytics_totals WHERE $1::timestamptz IS NOT NULL AND last_at >= $2
         UNION ALL
         SELECT user_id FROM user_analytics WHERE created_at >= greatest($1, $2)) AS active
       JOIN users ON users.id = user_id`,
      [at.rolledUntil, from],
    );
  }

  private activeUsersBetween(at: Moment, from: Date, to: Date): Promise<number> {
    return this.number(
      `SELECT count(*)::int AS number FROM (SELECT DISTINCT user_id FROM (${BY_USER}) AS span) AS active
       JOIN users ON users.id = user_id`,
      spanOf(at, from, to),
    );
  }

  private async totals(at: Moment): Promise<{ users: number; generations: number; refinements: number }> {
    const [totals] = await rows<{ users: number; generations: number; refinements: number }>(
      this.manager,
      `SELECT (SELECT count(*)::int FROM users) AS users, coalesce(sum(generations), 0)::int AS generations,
         coalesce(sum(refinements), 0)::int AS refinements FROM (${EVER}) AS ever`,
      [at.rolledUntil],
    );
    return totals ?? { users: 0, generations: 0, refinements: 0 };
  }

  /** The days that have any, the oldest first. */
  private perDay(at: Moment, measure: 'events' | 'generations'): Promise<DayCount[]> {
    const first = new Date(midnight(at.now).getTime() - (ADMIN.days - 1) * DAY_MS);
    return rows(
      this.manager,
      `SELECT to_char(time AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, sum(${measure})::int AS count
       FROM (${BY_ACTION}) AS span WHERE ${measure} > 0 GROUP BY 1 ORDER BY 1`,
      spanOf(at, first),
    );
  }

  private async number(statement: string, parameters: unknown[]): Promise<number> {
    const [answer] = await rows<{ number: number }>(this.manager, statement, parameters);
    return answer?.number ?? 0;
  }

  private ratings(): Promise<DashboardStats['ratings']> {
    return rows(
      this.manager,
      `SELECT rating, count(user_feedbacks.id)::int AS count
       FROM generate_series(0, 10) AS rating LEFT JOIN user_feedbacks USING (rating) GROUP BY 1 ORDER BY 1`,
    );
  }
}

function ago({ now }: Moment, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** The beginning of a day, UTC. */
function midnight(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** The last 30 days with a count each. */
function everyDay({ now }: Moment, counted: DayCount[]): DayCount[] {
  const counts = new Map(counted.map(({ date, count }) => [date, count]));
  return Array.from({ length: ADMIN.days }, (_, at) => {
    const date = new Date(now.getTime() - (ADMIN.days - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { date, count: counts.get(date) ?? 0 };
  });
}
