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
