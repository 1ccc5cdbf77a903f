import {
  ADMIN,
  CHATS,
  COPIES,
  PAGE_VISITS,
  type ActionCount,
  type AdminStatsResponse,
  type DashboardStats,
  type DayCount,
  type FigureEvent,
  type FigureEventsQuery,
  type RealtimeResponse,
} from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { iso } from '../columns';
import { byAction, everByApp, ofWeek, usersSince, type Moment } from '../measures';
import type { CountedPage, PageRequest } from '../page';
import { rows } from '../rows';
import { COUNTED_TYPES, EventStore } from './event.store';

const DAY_MS = 86_400_000;

type Counts = ActionCount & { generations: number };

/**
 * The figures of the dashboards. A window is read as the closed hours of the roll-up plus the raw events of its edges
 * and of the hours that are not rolled up: it equals the count of the raw events exactly.
 */
export class FiguresStore {
  private readonly events: EventStore;

  constructor(private readonly manager: EntityManager) {
    this.events = new EventStore(manager);
  }

  /** The moment of this transaction. With `fromRawEvents` nothing is read from the roll-up of which raw events are there. */
  async moment(fromRawEvents = false): Promise<Moment> {
    const [moment] = await rows<Moment>(
      this.manager,
      `SELECT now() AS now, rolled_until, weeks_until, nullif(kept_from, '-infinity') AS kept_from FROM analytics_state`,
    );
    if (!moment) throw new Error('The table analytics_state has lost its row.');
    return fromRawEvents ? { ...moment, rolledUntil: null, weeksUntil: null } : moment;
  }

  async stats(at: Moment): Promise<DashboardStats> {
    const [weekAgo, twoWeeksAgo] = [ago(at, ADMIN.weekMs), ago(at, 2 * ADMIN.weekMs)];
    const week = await this.byAction(at, weekAgo);
    const before = await this.byAction(at, twoWeeksAgo, weekAgo);
    const weeklyActiveUsers = await this.activeInWeek(at, 0);
    const activeBefore = await this.activeInWeek(at, 1);
    const totals = await this.totals(at);
    const [weeklyGenerations, weeklyCopyActions] = [generationsIn(week), copiesIn(week)];
    const totalAnalyticsEvents = eventsIn(week);
    return {
      asOf: at.now.toISOString(),
      activeUsers: await this.activeInHour(at),
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
      activeUsers: await this.activeUsers(usersSince(at, ago(at, ADMIN.days * DAY_MS))),
      recentActivity: (await this.perDay(at, 'events')).reverse(),
    };
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
      activeUsers: await this.activeInHour(at),
      eventsPerMinute: await this.perMinute(at),
      recentAnalytics: await this.events.newest(ADMIN.recentEvents, dayAgo),
      recentGenerations: await this.events.recentGenerations(dayAgo),
      recentPageVisits: await this.events.newestOf(PAGE_VISITS, dayAgo),
      recentCopyEvents: await this.events.newestOf(COPIES, dayAgo),
      recentChatEvents: await this.events.newestOf(CHATS, dayAgo),
      generations: generationsIn(recent),
      pageVisits: countOf(recent, PAGE_VISITS),
      copyEvents: countOf(recent, COPIES),
      chatEvents: countOf(recent, CHATS),
      generationEvents: countOf(recent, ['generation_completed']),
    };
  }

  /** How many events the last 7 days have. */
  async eventsOfWeek(at: Moment): Promise<number> {
    return eventsIn(await this.byAction(at, ago(at, ADMIN.weekMs)));
  }

  /** One page of the events that a figure counts, and the figure itself. */
  async details(
    at: Moment,
    { of, within }: FigureEventsQuery,
    request: PageRequest,
  ): Promise<CountedPage<FigureEvent>> {
    const from = ago(at, within === 'day' ? ADMIN.recentWindowMs : ADMIN.weekMs);
    const counts = await this.byAction(at, from);
    const types = COUNTED_TYPES[of];
    const total = of === 'generations' ? generationsIn(counts) : types ? countOf(counts, types) : eventsIn(counts);
    return { ...(await this.events.ofFigure(of, from, request)), total };
  }

  private byAction(at: Moment, from: Date, to: Date | null = null): Promise<Counts[]> {
    return rows(
      this.manager,
      `SELECT action_type, sum(events)::int AS count, sum(generations)::int AS generations
       FROM (${byAction(at, from, to)}) AS span GROUP BY 1 ORDER BY 2 DESC, 1`,
    );
  }

  /** Users who did anything in the last hour. */
  private activeInHour({ now }: Moment): Promise<number> {
    return this.activeUsers(`SELECT user_id FROM user_analytics WHERE created_at >= $1`, [
      new Date(now.getTime() - ADMIN.activeWindowMs),
    ]);
  }

  private activeInWeek(at: Moment, weeksAgo: 0 | 1): Promise<number> {
    return this.number(`SELECT count(*)::int AS number FROM (${ofWeek(at, weeksAgo)}) AS week WHERE events > 0`);
  }

  private activeUsers(ids: string, parameters: unknown[] = []): Promise<number> {
    return this.number(`SELECT count(*)::int AS number FROM users WHERE id IN (${ids})`, parameters);
  }

  private async totals(at: Moment): Promise<{ users: number; generations: number; refinements: number }> {
    const [totals] = await rows<{ users: number; generations: number; refinements: number }>(
      this.manager,
      `SELECT (SELECT count(*)::int FROM users) AS users, coalesce(sum(generations), 0)::int AS generations,
         coalesce(sum(refinements), 0)::int AS refinements FROM (${everByApp(at)}) AS ever`,
    );
    return totals ?? { users: 0, generations: 0, refinements: 0 };
  }

  /** The days that have any, the oldest first. */
  private perDay(at: Moment, measure: 'events' | 'generations'): Promise<DayCount[]> {
    const first = new Date(midnight(at.now).getTime() - (ADMIN.days - 1) * DAY_MS);
    return rows(
      this.manager,
      `SELECT to_char(time AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, sum(${measure})::int AS count
       FROM (${byAction(at, first)}) AS span WHERE ${measure} > 0 GROUP BY 1 ORDER BY 1`,
    );
  }

  private async number(statement: string, parameters: unknown[] = []): Promise<number> {
    const [answer] = await rows<{ number: number }>(this.manager, statement, parameters);
    return answer?.number ?? 0;
  }

  private perMinute({ now }: Moment): Promise<RealtimeResponse['eventsPerMinute']> {
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

  private ratings(): Promise<DashboardStats['ratings']> {
    return rows(
      this.manager,
      `SELECT rating, coalesce(given.count, 0)::int AS count FROM generate_series(0, 10) AS rating
       LEFT JOIN (SELECT rating, count(*) FROM user_feedbacks GROUP BY 1) AS given USING (rating) ORDER BY 1`,
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

/** In whole percent; null where there is nothing to compare with. */
function trend(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

function countOf(counts: Counts[], types: readonly string[]): number {
  return eventsIn(counts.filter(({ actionType }) => types.includes(actionType)));
}

function eventsIn(counts: Counts[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function copiesIn(counts: Counts[]): number {
  return countOf(counts, COPIES);
}

function generationsIn(counts: Counts[]): number {
  return counts.reduce((sum, { generations }) => sum + generations, 0);
}
