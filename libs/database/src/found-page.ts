import type { EntityManager } from 'typeorm';
import { rows } from './rows';

/** A row's place in a sorted list: what it is sorted by, and its id. */
export interface Place {
  key: string;
  id: string;
}

/** Which part of a list is wanted: so many rows after `after`, or from its start. */
export interface Part {
  limit: number;
  after: Place | null;
}

/** One page of a list. */
export interface Found<Id> {
  /** How many rows there are on all pages. */
  total: number;
  ids: Id[];
  /** The last row of this page, where another page follows. */
  last: Place | null;
}

/** What a statement finds that asks for one row more than the page holds. */
export interface FoundRow<Id> {
  total: number;
  ids: Id[];
  keys: string[];
}

/** Cuts what was found to the page. */
export function foundPage<Id>(row: FoundRow<Id> | undefined, limit: number): Found<Id> {
  const { total, ids, keys } = row ?? { total: 0, ids: [], keys: [] };
  const [id, key] = [ids[limit - 1], keys[limit - 1]];
  const follows = ids.length > limit && id !== undefined && key !== undefined;
  return { total, ids: ids.slice(0, limit), last: follows ? { id: String(id), key } : null };
}

/** Finds one page, the newest first, and counts all. `found` selects the id and the time of those that fit. */
export async function findNewest<Id extends string | number>(
  manager: EntityManager,
  found: string,
  parameters: unknown[],
  { limit, after }: Part,
): Promise<Found<Id>> {
  const [most, key, id] = [1, 2, 3].map((at) => `$${parameters.length + at}`);
  const [row] = await rows<FoundRow<Id>>(
    manager,
    `WITH found (id, time) AS MATERIALIZED (${found}),
       page AS (
         SELECT id, time FROM found WHERE ${key}::timestamptz IS NULL OR (time, id) < (${key}, ${id})
         ORDER BY time DESC, id DESC LIMIT ${most})
     SELECT (SELECT count(*)::int FROM found) AS total,
       array(SELECT id FROM page ORDER BY time DESC, id DESC) AS ids,
       array(SELECT to_char(time AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') FROM page
             ORDER BY time DESC, id DESC) AS keys`,
    [...parameters, limit + 1, after?.key ?? null, after?.id ?? null],
  );
  return foundPage(row, limit);
}
