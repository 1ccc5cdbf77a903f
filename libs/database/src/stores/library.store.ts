import type { GenerationSort, LibrarySummary, ResultCount } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { rows } from '../rows';
import { folderOf, SHOWN, WHOLE, type SavedGeneration } from './generation.store';

/** A saved email without its content: the first 300 characters and the length stand for it. */
export type GenerationRow = Omit<SavedGeneration, 'content' | 'preheader' | 'originalPrompt' | 'metadata'> & {
  preview: string;
  contentLength: number;
};

/** Which saved emails of a user are looked for. */
export interface GenerationFilter {
  userId: number;
  isArchived: boolean;
  /** Stands in the title or in the content, whatever the case. */
  text?: string;
  folderId?: number | 'none';
  isFavorite?: boolean;
  appId?: number;
  ids?: number[];
}

const BYTES = `octet_length(content) + coalesce(octet_length(original_prompt), 0) + coalesce(octet_length(metadata::text), 0)`;

/** Best first, by the lower end of the 95 % interval; emails without a result come last. */
const bestBy = (measure: ResultCount) =>
  `coalesce(to_char(1 - result_floor(result, '${measure}'), 'FM0.000000000'), '2')`;

/** What a list is sorted by, before the id. */
const SORTS: Record<GenerationSort, { key: string; ids: 'ASC' | 'DESC' }> = {
  newest: { key: `''`, ids: 'DESC' },
  oldest: { key: `''`, ids: 'ASC' },
  title: { key: 'lower(title)', ids: 'ASC' },
  clicked: { key: bestBy('clicked'), ids: 'DESC' },
  sold: { key: bestBy('sold'), ids: 'DESC' },
  tool: { key: '(SELECT lower(display_name) FROM apps WHERE apps.id = app_id)', ids: 'DESC' },
};

/** The saved emails of a user as lists and counts. */
export class LibraryStore {
  constructor(private readonly manager: EntityManager) {}

  /** One page of the saved emails that fit. */
  list(filter: GenerationFilter, sort: GenerationSort, request: PageRequest): Promise<CountedPage<SavedGeneration>> {
    return this.page({ columns: WHOLE, bytes: BYTES }, filter, sort, request);
  }

  /** The same without their contents. */
  previews(filter: GenerationFilter, sort: GenerationSort, request: PageRequest): Promise<CountedPage<GenerationRow>> {
    const columns = `${SHOWN}, left(content, 300) AS preview, length(content) AS content_length`;
    return this.page({ columns }, filter, sort, request);
  }

  /** How much a user has saved. */
  async summary(userId: number): Promise<LibrarySummary> {
    const byApp = await rows<{ appId: number } & Record<'count' | 'favorites' | 'archived' | 'unorganized', number>>(
      this.manager,
      `SELECT app_id, count(*) FILTER (WHERE NOT is_archived)::int AS count,
         count(*) FILTER (WHERE NOT is_archived AND is_favorite)::int AS favorites,
         count(*) FILTER (WHERE is_archived)::int AS archived,
         count(*) FILTER (WHERE NOT is_archived AND folder_id IS NULL)::int AS unorganized
       FROM generations LEFT JOIN generation_folders ON generation_id = generations.id
       WHERE user_id = $1 AND deleted_at IS NULL GROUP BY app_id ORDER BY app_id`,
      [userId],
    );
    const sum = (field: 'count' | 'favorites' | 'archived' | 'unorganized') =>
      byApp.reduce((total, app) => total + app[field], 0);
    return {
      total: sum('count'),
      favorites: sum('favorites'),
      archived: sum('archived'),
      unorganized: sum('unorganized'),
      byApp: byApp.flatMap(({ appId, count }) => (count > 0 ? [{ appId, count }] : [])),
    };
  }

  private page<T extends object>(
    shown: { columns: string; bytes?: string },
    filter: GenerationFilter,
    sort: GenerationSort,
    request: PageRequest,
  ): Promise<CountedPage<T>> {
    const { key, ids } = SORTS[sort];
    const order = { key: 'ASC', id: ids } as const;
    const listing = { ...shown, ...fitting(filter, key), from: 'generations AS item', order };
    return countedPage(this.manager, listing, request);
  }
}

/** Selects id and key of the saved emails that fit a filter. */
function fitting({ userId, isArchived, text, folderId, isFavorite, appId, ids }: GenerationFilter, key: string) {
  const parameters: unknown[] = [];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const user = add(userId);
  const conditions = [`user_id = ${user} AND deleted_at IS NULL AND is_archived = ${add(isArchived)}`];
  if (isFavorite !== undefined) conditions.push(`is_favorite = ${add(isFavorite)}`);
  if (appId !== undefined) conditions.push(`app_id = ${add(appId)}`);
  if (ids) conditions.push(`id = ANY (${add(ids)})`);
  if (folderId === 'none') conditions.push(`${folderOf('generations')} IS NULL`);
  else if (folderId !== undefined) conditions.push(`${folderOf('generations')} = ${add(folderId)}`);
  const condition = conditions.join(' AND ');
  if (!text) return { found: `SELECT id, ${key} FROM generations WHERE ${condition}`, parameters };
  // Texts are read first and once, and each that fits is looked up by its id. Left to itself, Postgres reads the emails
  // first and looks each text up, or worse, where it knows nothing yet of what a library holds.
  const column = IS_INDEXED.test(text) ? 'text' : 'text COLLATE "C"';
  const pattern = `'%' || lower(${add(text.replace(/[\\%_]/g, '\\$&'))}) || '%'`;
  const found = `
    SELECT id, key FROM generation_texts CROSS JOIN LATERAL (
      SELECT id, ${key} AS key FROM generations WHERE id = generation_id AND ${condition} OFFSET 0) AS generations
    WHERE user_id = ${user} AND ${column} LIKE ${pattern}`;
  return { found, parameters };
}

/** What the index of three letters helps with. For less it would be read whole: it is for the column's own collation alone. */
const IS_INDEXED = /[\p{L}\p{N}]{3}/u;
