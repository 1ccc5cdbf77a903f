import type { EntityManager } from 'typeorm';
import { rows } from './rows';

/** A row's place in a sorted list: what it is sorted by, and its id. */
export interface Cursor {
  key: string;
  id: string;
}

/** What one page weighs, in bytes: a list of long texts ends its pages before their rows do. */
const PAGE_BYTES = 8 * 1024 * 1024;

/** Which page of a list is wanted: so many rows after `after`, or from its start. */
export interface PageRequest {
  limit: number;
  after: Cursor | null;
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The last row of this page, where another page follows. */
  last: Cursor | null;
}

/** With how many rows there are on all pages. */
export interface CountedPage<T> extends Page<T> {
  total: number;
}

type Direction = 'ASC' | 'DESC';

interface Listing {
  /** Selects the id and what is sorted by of all rows that fit. */
  found: string;
  parameters?: unknown[];
  /** What a page shows of a row: columns of `from`, where its table is called `item`. */
  columns: string;
  from: string;
  /** How many bytes of long texts a row brings along, of the same columns. A page ends with the row that makes it full. */
  bytes?: string;
  /** The newest first where nothing is said. */
  order?: { key: Direction; id: Direction };
}

/** Reads one page of a list that is too long to be counted. */
export async function page<T extends object>(
  manager: EntityManager,
  listing: Listing,
  request: PageRequest,
): Promise<Page<T>> {
  const { items, last } = await read<T>(manager, listing, request, 'NOT MATERIALIZED');
  return { items, last };
}

/** Reads one page of a list and counts all of it. */
export function countedPage<T extends object>(
  manager: EntityManager,
  listing: Listing,
  request: PageRequest,
): Promise<CountedPage<T>> {
  return read<T>(manager, listing, request, 'MATERIALIZED');
}

/** What is counted too is found once, as a whole; what is not is read along an index, as far as the page goes. */
async function read<T extends object>(
  manager: EntityManager,
  { found, parameters = [], columns, from, bytes, order = { key: 'DESC', id: 'DESC' } }: Listing,
  { limit, after }: PageRequest,
  reading: 'MATERIALIZED' | 'NOT MATERIALIZED',
): Promise<CountedPage<T>> {
  const all = [...parameters];
  const add = (value: unknown) => `$${all.push(value)}`;
  const behind = (direction: Direction) => (direction === 'ASC' ? '>' : '<');
  let rest = '';
  if (after) {
    const [key, id] = [add(after.key), add(after.id)];
    rest = `WHERE key ${behind(order.key)}= ${key} AND (key <> ${key} OR id ${behind(order.id)} ${id})`;
  }
  const sorted = `ORDER BY key ${order.key}, id ${order.id}`;
  const [row] = await rows<{ ids: (string | number)[]; keys: string[]; fitting: number; total: number }>(
    manager,
    `WITH RECURSIVE found (id, key) AS ${reading} (${found}),
       page AS (SELECT id, key FROM found ${rest} ${sorted} LIMIT ${add(limit + 1)}),
       read AS (SELECT array(SELECT id FROM page ${sorted}) AS ids, array(SELECT key::text FROM page ${sorted}) AS keys)
       ${bytes ? `, ${weighed(bytes, from)}` : ''}
     SELECT ids, keys, ${bytes ? '(SELECT max(place) FROM weighed)' : 'cardinality(ids)'} AS fitting,
       ${reading === 'MATERIALIZED' ? '(SELECT count(*)::int FROM found)' : '0'} AS total
     FROM read`,
    all,
  );
  const { ids, keys, fitting, total } = row ?? { ids: [], keys: [], fitting: 0, total: 0 };
  const end = Math.min(limit, fitting);
  const [id, key] = [ids[end - 1], keys[end - 1]];
  const items = await rows<T>(
    manager,
    `SELECT ${columns} FROM ${from} WHERE item.id = ANY ($1) ORDER BY array_position($1, item.id)`,
    [ids.slice(0, end)],
  );
  return {
    items,
    total,
    last: ids.length > end && id !== undefined && key !== undefined ? { id: String(id), key } : null,
  };
}

/** Weighs one row after the other, until they fill a page: the texts of those behind it are not even looked at. */
function weighed(bytes: string, from: string): string {
  return `weighed (place, bytes) AS (
    SELECT 0, 0::bigint
    UNION ALL
    SELECT place + 1, weighed.bytes + coalesce((SELECT ${bytes} FROM ${from} WHERE item.id = ids[place + 1]), 0)
    FROM weighed, read WHERE place < cardinality(ids) AND weighed.bytes < ${PAGE_BYTES})`;
}
