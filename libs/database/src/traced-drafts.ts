import { NUMERIC_KINDS } from '@copydesk/text';
import type { Moment } from './measures';
import { sqlTime } from './span';

const kinds = NUMERIC_KINDS.map((kind) => `'${kind}'`).join(', ');

/** The figures of `entries`, counted one by one: how many there are, and how many a source proves. */
export const COUNTED_FIGURES = `
  SELECT count(*)::int AS figures, (count(*) FILTER (WHERE entry ->> 'status' IN ('traced', 'derived')))::int AS figures_traced
  FROM jsonb_array_elements(entries) AS entry WHERE entry ->> 'kind' IN (${kinds})`;

/**
 * The drafts whose newest finished version was made since `from` and says any figure: user_id, app_id, time, and the
 * share of its figures that a source proves. A version without a ledger is left out until somebody reads it.
 */
export function tracedDrafts(at: Moment, from: Date): string {
  const isRaw = at.rolledUntil === null;
  return `
    SELECT user_id, app_id, newest.created_at AS time, told.figures_traced::numeric / told.figures AS share
    FROM messages AS newest JOIN threads ON threads.id = thread_id JOIN claim_ledgers AS kept ON message_id = newest.id
    ${isRaw ? `CROSS JOIN LATERAL (${COUNTED_FIGURES}) AS told` : 'CROSS JOIN LATERAL (SELECT kept.figures, kept.figures_traced) AS told'}
    WHERE newest.version IS NOT NULL AND NOT newest.stopped AND newest.created_at >= ${sqlTime(from.getTime())}
      AND told.figures > 0 AND NOT EXISTS (
        SELECT FROM messages AS later
        WHERE later.thread_id = newest.thread_id AND later.version > newest.version AND NOT later.stopped)`;
}
