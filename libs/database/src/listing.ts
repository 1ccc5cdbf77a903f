import type { EntityManager } from 'typeorm';
import type { Part, Place } from './found-page';
import { rows } from './rows';

/** One page of a list, and the place of its last row where another page follows. */
export interface Listed<T> {
  items: T[];
  last: Place | null;
}

interface Listing {
  columns: string;
  /** Tables; the one that is listed is called `item`. */
  from: string;
  where?: string;
  parameters?: unknown[];
}

/** Reads a page of what is listed by its `created_at`, the newest first. */
export async function listNewest<T extends object>(
  manager: EntityManager,
  { columns, from, where = 'true', parameters = [] }: Listing,
  { limit, after }: Part,
): Promise<Listed<T>> {
  const [key, id, most] = [1, 2, 3].map((at) => `$${parameters.length + at}`);
  const found = await rows<{ item: T; key: string; id: string }>(
    manager,
    `SELECT item.created_at::text AS key, item.id::text AS id, to_json(listed) AS item
     FROM ${from} CROSS JOIN LATERAL (SELECT ${columns}) AS listed
     WHERE ${where} AND item.created_at <= ${key} AND (item.created_at, item.id::text) < (${key}::timestamptz, ${id})
     ORDER BY item.created_at DESC, item.id::text DESC LIMIT ${most}`,
    [...parameters, after?.key ?? 'infinity', after?.id ?? '', limit + 1],
  );
  const items = found.slice(0, limit).map(({ item }) => item);
  const last = found[limit - 1];
  return { items, last: found.length > limit && last ? { key: last.key, id: last.id } : null };
}
