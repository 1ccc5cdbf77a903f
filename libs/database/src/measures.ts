import { CHATS, COPIES } from '@copydesk/contracts';

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

const HOUR_MS = 3_600_000;

/** The moment that figures are read at. `rolledUntil` is null where they are to be counted from raw events alone. */
export interface Moment {
  now: Date;
  rolledUntil: Date | null;
}

/**
 * Cuts the time from `from` to `to` (null: the end) into the closed hours that are rolled up and the raw edges around
 * them: the parameters $1 to $6 of the statements below.
 */
export function spanOf({ rolledUntil }: Moment, from: Date, to: Date | null = null): (Date | string)[] {
  const end = to ?? 'infinity';
  const first = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS;
  const closed = rolledUntil?.getTime() ?? 0;
  const last = Math.min(closed, to ? Math.floor(to.getTime() / HOUR_MS) * HOUR_MS : closed);
  if (first >= last) return [from, from, from, end, from, from];
  return [new Date(first), new Date(last), from, new Date(first), new Date(last), end];
}

const raw = (columns: string, from: string, to: string) =>
  `SELECT ${columns} FROM user_analytics WHERE created_at >= ${from} AND created_at < ${to}`;

const ACTION_COLUMNS = `created_at, coalesce(app_id, 0), action_type, ${MEASURES.events}, ${MEASURES.generations}`;

/** The events of a span: time, app_id, action_type, events, generations. */
export const BY_ACTION = `
  SELECT hour AS time, app_id, action_type, events, generations FROM analytics_hourly WHERE hour >= $1 AND hour < $2
  UNION ALL ${raw(ACTION_COLUMNS, '$3', '$4')}
  UNION ALL ${raw(ACTION_COLUMNS, '$5', '$6')}`;

const USER_COLUMNS = `coalesce(user_id, 0), coalesce(app_id, 0), created_at, ${Object.values(MEASURES).join(', ')}`;

/** The events of a span by person: user_id, app_id, last_at and the measures. */
export const BY_USER = `
  SELECT user_id, app_id, last_at, ${MEASURE_NAMES.join(', ')} FROM analytics_user_hourly WHERE hour >= $1 AND hour < $2
  UNION ALL ${raw(USER_COLUMNS, '$3', '$4')}
  UNION ALL ${raw(USER_COLUMNS, '$5', '$6')}`;

/** All events ever by person, the same columns. $1 is where the closed hours end, null for raw events alone. */
export const EVER = `
  SELECT user_id, app_id, last_at, ${MEASURE_NAMES.join(', ')} FROM analytics_totals WHERE $1::timestamptz IS NOT NULL
  UNION ALL ${raw(USER_COLUMNS, `coalesce($1, '-infinity')`, `'infinity'`)}`;
