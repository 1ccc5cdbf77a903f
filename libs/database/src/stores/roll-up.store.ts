import type { EntityManager } from 'typeorm';
import { closedWeek, MEASURES, MEASURE_NAMES } from '../measures';
import { rows } from '../rows';
import { within } from '../span';
import { COUNTED_FIGURES } from '../traced-drafts';

const MEASURE_LIST = MEASURE_NAMES.join(', ');
const sums = (sign: '' | '-') => MEASURE_NAMES.map((name) => `${sign}sum(${name})`).join(', ');

/** What is summed up for all time, and its key. */
const TOTALS = { analytics_totals: 'user_id, app_id', analytics_app_totals: 'app_id' };

/** Raw rows that one statement deletes at most. */
const DELETE_AT_ONCE = 20_000;

const DAY_MS = 86_400_000;

export interface Difference {
  name: string;
  shown: number;
  counted: number;
}

/** Makes closed hours out of raw events. An hour can be made again at any time: the result is the same. */
export class RollUpStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Rolls up the hours that closed, at most a day of them. Returns how many: 0 where there is none, or somebody else is
   * at it. Must run inside a transaction.
   */
  async rollUp(): Promise<number> {
    const [state] = await rows<{ from: Date; weeksUntil: Date | null }>(
      this.manager,
      'SELECT rolled_until AS "from", weeks_until FROM analytics_state FOR UPDATE SKIP LOCKED',
    );
    if (!state) return 0;
    // An event is dated by the beginning of its transaction: an hour is closed when all that began in it have ended.
    // The next statement sees what they left.
    const [closed] = await rows<{ until: Date }>(
      this.manager,
      `SELECT least($1::timestamptz + interval '1 day', date_trunc('hour',
         least(now() - interval '1 min', (SELECT min(xact_start) FROM pg_stat_activity
           WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid())),
         'UTC')) AS until`,
      [state.from],
    );
    const until = closed?.until;
    if (!until || until <= state.from) {
      if (state.weeksUntil?.getTime() !== state.from.getTime()) await this.makeWeeks(state.from);
      return 0;
    }
    await this.make(state.from, until);
    await rows(this.manager, 'UPDATE analytics_state SET rolled_until = $1', [until]);
    return Math.round((until.getTime() - state.from.getTime()) / 3_600_000);
  }

  /** Makes every hour again whose raw rows are kept, and counts the figures of ledgers. Must run inside a transaction. */
  async rebuild(): Promise<void> {
    await rows(
      this.manager,
      `UPDATE claim_ledgers AS kept SET figures = told.figures, figures_traced = told.figures_traced
       FROM (SELECT message_id, told.* FROM claim_ledgers CROSS JOIN LATERAL (${COUNTED_FIGURES}) AS told) AS told
       WHERE told.message_id = kept.message_id
         AND (told.figures, told.figures_traced) IS DISTINCT FROM (kept.figures, kept.figures_traced)`,
    );
    const [state] = await rows<{ from: Date; until: Date }>(
      this.manager,
      `SELECT greatest(kept_from, coalesce((SELECT date_trunc('hour', min(created_at), 'UTC') FROM user_analytics),
         rolled_until)) AS "from", rolled_until AS until FROM analytics_state FOR UPDATE`,
    );
    if (!state) return;
    for (let from = state.from; from < state.until;) {
      const until = new Date(Math.min(from.getTime() + DAY_MS, state.until.getTime()));
      await this.make(from, until);
      from = until;
    }
    await this.makeWeeks(state.until);
  }

  /**
   * Deletes raw rows older than `days` whose hours are rolled up: all of them, or those of nobody who is signed in.
   * Returns how many. Must run inside a transaction.
   */
  async retain(days: number, whose: 'all' | 'strangers'): Promise<number> {
    const [kept] = await rows<{ until: Date }>(
      this.manager,
      `SELECT least(rolled_until, date_trunc('hour', now() - make_interval(days => $1), 'UTC')) AS until
       FROM analytics_state FOR UPDATE`,
      [days],
    );
    if (!kept) return 0;
    const deleted = await rows(
      this.manager,
      `DELETE FROM user_analytics WHERE id IN (
         SELECT id FROM user_analytics WHERE created_at < $1 ${whose === 'strangers' ? 'AND user_id IS NULL' : ''}
         ORDER BY created_at LIMIT $2) RETURNING id`,
      [kept.until, DELETE_AT_ONCE],
    );
    // From here on these hours are made of raw rows no more.
    if (deleted.length > 0) {
      await rows(this.manager, 'UPDATE analytics_state SET kept_from = greatest(kept_from, $1)', [kept.until]);
    }
    return deleted.length;
  }

  /** Keeps what a check found. */
  async keepCheck(differences: Difference[]): Promise<void> {
    await rows(this.manager, 'UPDATE analytics_state SET checked_at = now(), differences = $1::jsonb', [
      JSON.stringify(differences),
    ]);
  }

  /** What the last check found; null before the first. */
  async lastCheck(): Promise<{ checkedAt: Date; differences: Difference[] } | null> {
    const [state] = await rows<{ checkedAt: Date | null; differences: Difference[] | null }>(
      this.manager,
      'SELECT checked_at, differences FROM analytics_state',
    );
    return state?.checkedAt ? { checkedAt: state.checkedAt, differences: state.differences ?? [] } : null;
  }

  private async make(from: Date, until: Date): Promise<void> {
    const span = [from, until];
    await this.addToTotals('-', span);
    await rows(this.manager, 'DELETE FROM analytics_user_hourly WHERE hour >= $1 AND hour < $2', span);
    await rows(this.manager, 'DELETE FROM analytics_hourly WHERE hour >= $1 AND hour < $2', span);
    await rows(
      this.manager,
      `INSERT INTO analytics_hourly (hour, app_id, action_type, events, generations)
       SELECT date_trunc('hour', created_at, 'UTC'), coalesce(app_id, 0), action_type, count(*),
         sum(${MEASURES.generations})
       FROM user_analytics WHERE created_at >= $1 AND created_at < $2 GROUP BY 1, 2, 3`,
      span,
    );
    await rows(
      this.manager,
      `INSERT INTO analytics_user_hourly (hour, user_id, app_id, ${MEASURE_LIST}, last_at)
       SELECT date_trunc('hour', created_at, 'UTC'), coalesce(user_id, 0), coalesce(app_id, 0),
         ${Object.values(MEASURES)
           .map((expression) => `sum(${expression})`)
           .join(', ')}, max(created_at)
       FROM user_analytics WHERE created_at >= $1 AND created_at < $2 GROUP BY 1, 2, 3`,
      span,
    );
    await this.addToTotals('', span);
    const inDays = (column: string) =>
      `${column} >= date_trunc('day', $1::timestamptz, 'UTC') AND ${column} < date_trunc('day', $2::timestamptz, 'UTC')`;
    await rows(this.manager, `DELETE FROM analytics_daily WHERE ${inDays('day')}`, span);
    await rows(
      this.manager,
      `INSERT INTO analytics_daily (day, app_id, action_type, events, generations)
       SELECT date_trunc('day', hour, 'UTC'), app_id, action_type, sum(events), sum(generations)
       FROM analytics_hourly WHERE ${inDays('hour')} GROUP BY 1, 2, 3`,
      span,
    );
  }

  /** Makes the people of the two weeks of closed hours that end at `until`. */
  private async makeWeeks(until: Date): Promise<void> {
    await rows(this.manager, 'DELETE FROM analytics_week_users');
    for (const week of [0, 1]) {
      await rows(
        this.manager,
        `INSERT INTO analytics_week_users (week, user_id, events, generations)
         SELECT ${week}, user_id, sum(events), sum(generations) FROM analytics_user_hourly
         WHERE user_id > 0 AND ${within('hour', closedWeek(until.getTime(), week))} GROUP BY user_id`,
      );
    }
    await rows(this.manager, 'UPDATE analytics_state SET weeks_until = $1', [until]);
  }

  private async addToTotals(sign: '' | '-', span: Date[]): Promise<void> {
    for (const [table, key] of Object.entries(TOTALS)) {
      const added = MEASURE_NAMES.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
      await rows(
        this.manager,
        `INSERT INTO ${table} (${key}, ${MEASURE_LIST}, last_at)
         SELECT ${key}, ${sums(sign)}, max(last_at) FROM analytics_user_hourly WHERE hour >= $1 AND hour < $2
         GROUP BY ${key}
         ON CONFLICT (${key}) DO UPDATE SET ${added}, last_at = greatest(${table}.last_at, excluded.last_at)`,
        span,
      );
    }
  }
}
