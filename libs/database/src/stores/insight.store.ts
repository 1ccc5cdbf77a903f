import { ADMIN, FIRST_EMAIL_STEPS, type InsightsResponse } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName } from '../columns';
import { byAction, byUser, type Moment } from '../measures';
import { rows } from '../rows';
import { mondayOf, mondays } from '../span';

const WEEKS = 12;

const NO_ONE = { visited: 0, generated: 0, refined: 0, copied: 0, saved: 0 };

const IS_REVIEW = `name = 'review-email' AND status = 'completed'`;

/** What becomes of the use of the product: the pictures of the admin dashboard. */
export class InsightStore {
  constructor(private readonly manager: EntityManager) {}

  async read(at: Moment): Promise<InsightsResponse> {
    const weeks = mondays(at.now, WEEKS);
    const quarter = new Date(weeks[0] ?? at.now);
    const month = new Date(at.now.getTime() - ADMIN.days * 24 * 3_600_000);
    return {
      asOf: at.now.toISOString(),
      weeks,
      use: await this.use(at, weeks, quarter),
      funnel: await this.funnel(at, month),
      firstEmail: await this.firstEmail(month),
      scores: await this.scores(weeks, quarter),
    };
  }

  /** The completed generations of each tool in the last days, today included, as costs count them. */
  async generationsPerApp(at: Moment, days: number): Promise<Map<number, number>> {
    const midnight = new Date(at.now).setUTCHours(0, 0, 0, 0);
    const made = await rows<{ appId: number; generations: number }>(
      this.manager,
      `SELECT app_id, sum(generations)::int AS generations
       FROM (${byAction(at, new Date(midnight - (days - 1) * 24 * 3_600_000))}) AS span GROUP BY 1`,
    );
    return new Map(made.map(({ appId, generations }) => [appId, generations]));
  }

  private async use(at: Moment, weeks: string[], from: Date): Promise<InsightsResponse['use']> {
    const made = await rows<{ appId: number; appName: string; weekStart: string; generations: number }>(
      this.manager,
      `SELECT app_id, ${appName('app_id')} AS app_name, week_start, generations
       FROM (SELECT app_id, ${mondayOf('time')} AS week_start, sum(generations)::int AS generations
             FROM (${byAction(at, from)}) AS span WHERE app_id > 0 GROUP BY 1, 2) AS made
       LEFT JOIN apps ON apps.id = app_id WHERE generations > 0 ORDER BY app_id`,
    );
    const tools = new Map(made.map(({ appId, appName: name }) => [appId, name]));
    const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
    return [...tools]
      .map(([appId, name]) => {
        const own = new Map(made.flatMap((one) => (one.appId === appId ? [[one.weekStart, one.generations]] : [])));
        return { appId, appName: name, generations: weeks.map((week) => own.get(week) ?? 0) };
      })
      .sort((one, other) => total(other.generations) - total(one.generations) || one.appId - other.appId);
  }

  private async funnel(at: Moment, from: Date): Promise<InsightsResponse['funnel']> {
    const [counts] = await rows<InsightsResponse['funnel']>(
      this.manager,
      `SELECT count(*)::int AS visited, (count(*) FILTER (WHERE generations > 0))::int AS generated,
         (count(*) FILTER (WHERE refinements > 0))::int AS refined, (count(*) FILTER (WHERE copies > 0))::int AS copied,
         count(kept.user_id)::int AS saved
       FROM (SELECT user_id, sum(generations) AS generations, sum(refinements) AS refinements, sum(copies) AS copies
             FROM (${byUser(at, from)}) AS span GROUP BY 1) AS used
       JOIN users ON users.id = used.user_id
       LEFT JOIN (SELECT DISTINCT user_id FROM generations WHERE created_at >= $1 AND deleted_at IS NULL) AS kept
         ON kept.user_id = used.user_id`,
      [from],
    );
    return counts ?? NO_ONE;
  }

  /** Raw events of a month are always there: they are looked up user by user, each along an index. */
  private async firstEmail(from: Date): Promise<InsightsResponse['firstEmail']> {
    const [counts] = await rows<Omit<InsightsResponse['firstEmail'], 'within' | 'later'> & { before: number[] }>(
      this.manager,
      `SELECT count(*)::int AS joined, (count(*) - count(minutes))::int AS not_yet,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS median_minutes,
         ARRAY[${FIRST_EMAIL_STEPS.map((step) => `count(*) FILTER (WHERE minutes <= ${step})`).join(', ')}]::int[] AS before
       FROM (SELECT extract(epoch FROM first.created_at - users.created_at)::float8 / 60 AS minutes FROM users
             LEFT JOIN LATERAL (
               SELECT created_at FROM user_analytics WHERE user_id = users.id AND action_type = 'generation_completed'
                 AND job_id IS NOT NULL ORDER BY created_at LIMIT 1) AS first ON true
             WHERE users.created_at >= $1) AS joined`,
      [from],
    );
    const { joined, notYet, medianMinutes, before } = counts ?? {
      joined: 0,
      notYet: 0,
      medianMinutes: null,
      before: [],
    };
    const within = FIRST_EMAIL_STEPS.map((_, step) => (before[step] ?? 0) - (before[step - 1] ?? 0));
    return { joined, medianMinutes, within, later: joined - notYet - (before.at(-1) ?? 0), notYet };
  }

  private async scores(weeks: string[], from: Date): Promise<InsightsResponse['scores']> {
    const scored = await rows<InsightsResponse['scores'][number] & { weekStart: string }>(
      this.manager,
      `SELECT ${mondayOf('finished_at')} AS week_start, count(*)::int AS drafts, avg(before)::float8 AS before,
         avg(after)::float8 AS after
       FROM (SELECT DISTINCT ON (thread_id) thread_id, finished_at, about ->> 'messageId' AS version,
               (result ->> 'score')::int AS after
             FROM jobs WHERE ${IS_REVIEW} AND finished_at >= $1 AND thread_id IS NOT NULL
             ORDER BY thread_id, finished_at DESC) AS newest
       CROSS JOIN LATERAL (
         SELECT about ->> 'messageId' AS first_version, (result ->> 'score')::int AS before FROM jobs
         WHERE thread_id = newest.thread_id AND ${IS_REVIEW} ORDER BY finished_at LIMIT 1) AS first
       WHERE first_version <> version GROUP BY 1`,
      [from],
    );
    const byWeek = new Map(scored.map(({ weekStart, ...score }) => [weekStart, score]));
    return weeks.map((week) => byWeek.get(week) ?? { drafts: 0, before: null, after: null });
  }
}
