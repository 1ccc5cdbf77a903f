import { ADMIN, CHATS, COPIES } from '@copydesk/contracts';
import { around, HOUR_MS, sqlTime, unlessEmpty, wholeSteps, within, without, type Span } from './span';

const list = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ');

/** True for the event of a completed generation job: only the server writes a job's id. */
const IS_GENERATION = `(action_type = 'generation_completed' AND job_id IS NOT NULL)`;

/** What is counted of raw events, column by column: each measure of a roll-up and its expression over one event. */
export const MEASURES = {
  events: '1',
  generations: `${IS_GENERATION}::int`,
  generation_events: `(action_type = 'generation_completed')::int`,
  refinements: `(action_type = 'generation_refined')::int`,
  copies: `(action_type IN (${list(COPIES)}))::int`,
  chats: `(action_type IN (${list(CHATS)}))::int`,
  characters: `CASE WHEN ${IS_GENERATION} AND jsonb_typeof(metadata -> 'contentLength') = 'number'
    THEN (metadata ->> 'contentLength')::numeric::bigint ELSE 0 END`,
} as const;

export const MEASURE_NAMES = Object.keys(MEASURES);

const DAY_MS = 24 * HOUR_MS;

/** The moment that figures are read at. The next two are null where they are to be counted from raw events alone. */
export interface Moment {
  now: Date;
  /** Where the closed hours end that are rolled up. */
  rolledUntil: Date | null;
  /** Where the weeks of `analytics_week_users` end. */
  weeksUntil: Date | null;
  /** From where on all raw events are there; null: from the first one on. Hours before stand as they were rolled up. */
  keptFrom: Date | null;
}

/** The closed hours that are wholly in the week that ends at `until`, or in the one before. */
export function closedWeek(until: number, weeksAgo: number): Span {
  const end = until - weeksAgo * ADMIN.weekMs;
  return [end - ADMIN.weekMs + HOUR_MS, end];
}

/** Where the closed hours end. Raw events alone: before all time. */
const closedUntil = ({ rolledUntil }: Moment) => rolledUntil?.getTime() ?? -Infinity;

const keptSince = ({ keptFrom }: Moment) => keptFrom?.getTime() ?? -Infinity;

const closedHours = (at: Moment, [from, to]: Span) => wholeSteps([from, Math.min(to, closedUntil(at))], HOUR_MS);

/** Raw events of some spans. */
const raw = (columns: string, spans: Span[]) =>
  spans.map((span) => `SELECT ${columns} FROM user_analytics WHERE ${within('created_at', span)}`);

const together = (parts: string[]) => parts.join('\n  UNION ALL ');

const ACTION_COLUMNS = `created_at AS time, coalesce(app_id, 0) AS app_id, action_type, ${MEASURES.events} AS events,
  ${MEASURES.generations} AS generations`;

/** The events of a span: time, app_id, action_type, events, generations. */
export function byAction(at: Moment, from: Date, to: Date | null = null): string {
  const span: Span = [from.getTime(), to?.getTime() ?? Infinity];
  // Raw events alone: of what is older than they are kept, the hours.
  const isRaw = at.rolledUntil === null;
  const hours = isRaw ? wholeSteps([span[0], Math.min(span[1], keptSince(at))], HOUR_MS) : closedHours(at, span);
  const days = isRaw ? ([hours[0], hours[0]] as const) : wholeSteps(hours, DAY_MS);
  const rolled = (table: string, time: string, spans: Span[]) =>
    spans.map(
      (part) =>
        `SELECT ${time} AS time, app_id, action_type, events, generations FROM ${table} WHERE ${within(time, part)}`,
    );
  return together([
    ...rolled('analytics_daily', 'day', unlessEmpty(days)),
    ...rolled('analytics_hourly', 'hour', without(hours, days)),
    ...raw(ACTION_COLUMNS, around(span, hours)),
  ]);
}

const USER_COLUMNS = `coalesce(user_id, 0) AS user_id, coalesce(app_id, 0) AS app_id, created_at AS last_at,
  ${Object.entries(MEASURES)
    .map(([name, expression]) => `${expression} AS ${name}`)
    .join(', ')}`;

const ROLLED_COLUMNS = `user_id, app_id, last_at, ${MEASURE_NAMES.join(', ')}`;

/** The events since `from` by person: time, user_id, app_id, last_at and the measures. */
export function byUser(at: Moment, from: Date): string {
  const span: Span = [from.getTime(), Infinity];
  const hours = closedHours(at, span);
  return together([
    ...unlessEmpty(hours).map(
      (part) => `SELECT hour AS time, ${ROLLED_COLUMNS} FROM analytics_user_hourly WHERE ${within('hour', part)}`,
    ),
    ...raw(`created_at AS time, ${USER_COLUMNS}`, around(span, hours)),
  ]);
}

/** All events ever by person and tool: user_id, app_id, last_at and the measures. */
export const ever = (at: Moment) => everIn(at, `SELECT ${ROLLED_COLUMNS} FROM analytics_totals`);

/** All events ever by tool: app_id, last_at and the measures. */
export const everByApp = (at: Moment) =>
  everIn(at, `SELECT NULL::int AS user_id, app_id, last_at, ${MEASURE_NAMES.join(', ')} FROM analytics_app_totals`);

function everIn(at: Moment, rolled: string): string {
  if (at.rolledUntil) return together([rolled, ...raw(USER_COLUMNS, [[closedUntil(at), Infinity]])]);
  const since = keptSince(at);
  return together([
    ...unlessEmpty([-Infinity, since]).map(
      (part) => `SELECT ${ROLLED_COLUMNS} FROM analytics_user_hourly WHERE ${within('hour', part)}`,
    ),
    ...raw(USER_COLUMNS, [[since, Infinity]]),
  ]);
}

/**
 * What each user did in the last week, or in the week before it: user_id, events, generations. Read of the people of that
 * week's closed hours, plus what is of the week and not of those hours, minus what is of those hours and not of the week.
 */
export function ofWeek(at: Moment, weeksAgo: 0 | 1): string {
  const end = at.now.getTime() - weeksAgo * ADMIN.weekMs;
  const week: Span = [end - ADMIN.weekMs, weeksAgo === 0 ? Infinity : end];
  const hours = closedHours(at, week);
  const known: Span = at.weeksUntil ? closedWeek(at.weeksUntil.getTime(), weeksAgo) : [0, 0];
  const hourly = (spans: Span[], sign: '' | '-') =>
    spans.map(
      (part) =>
        `SELECT user_id, ${sign}events AS events, ${sign}generations AS generations
         FROM analytics_user_hourly WHERE ${within('hour', part)}`,
    );
  const change = together([
    ...hourly(without(hours, known), ''),
    ...hourly(without(known, hours), '-'),
    ...raw(`user_id, ${MEASURES.events} AS events, ${MEASURES.generations} AS generations`, around(week, hours)),
  ]);
  return `
    SELECT users.id AS user_id, coalesce(known.events, 0) + coalesce(change.events, 0) AS events,
      coalesce(known.generations, 0) + coalesce(change.generations, 0) AS generations
    FROM users
    LEFT JOIN analytics_week_users AS known
      ON known.user_id = users.id AND known.week = ${at.weeksUntil ? weeksAgo : 'NULL'}
    LEFT JOIN (SELECT user_id, sum(events) AS events, sum(generations) AS generations FROM (${change}) AS part GROUP BY 1)
      AS change ON change.user_id = users.id`;
}

/** Who did anything since then, some more than once: user_id. */
export function usersSince(at: Moment, from: Date): string {
  const since = from.getTime();
  return together([
    ...(at.rolledUntil ? [`SELECT user_id FROM analytics_totals WHERE last_at >= ${sqlTime(since)}`] : []),
    ...raw('user_id', [[Math.max(since, closedUntil(at)), Infinity]]),
  ]);
}

/** Who used which tool since then, each pair of user_id and app_id once. */
export function usersOfTools(at: Moment, from: Date | null): string {
  const since = from?.getTime() ?? -Infinity;
  const known = `SELECT user_id, app_id FROM analytics_totals AS known WHERE app_id > 0 AND last_at >= ${sqlTime(since)}`;
  if (!at.rolledUntil)
    return `SELECT DISTINCT user_id, app_id FROM (${ever(at)}) AS ever
    WHERE app_id > 0 AND last_at >= ${sqlTime(since)}`;
  const fresh = `SELECT DISTINCT user_id, app_id FROM user_analytics AS fresh
    WHERE app_id > 0 AND ${within('created_at', [Math.max(since, closedUntil(at)), Infinity])}`;
  return `${known} UNION ALL ${fresh}
    AND NOT EXISTS (${known} AND known.user_id = fresh.user_id AND known.app_id = fresh.app_id)`;
}
