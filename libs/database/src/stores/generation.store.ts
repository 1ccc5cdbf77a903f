import type { GenerationSort, Ledger, LibrarySummary } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { Generation } from '../entities/generation.entity';
import type { Thread } from '../entities/thread.entity';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { rows } from '../rows';

export type NewGeneration = Pick<Generation, 'userId' | 'appId' | 'title' | 'content'> &
  Partial<Pick<Generation, 'preheader' | 'originalPrompt' | 'threadId' | 'metadata' | 'ledger'>>;

/** `ledger` and `preheader` are those of the new content. */
export type GenerationChange = Partial<
  Pick<Generation, 'title' | 'content' | 'preheader' | 'ledger' | 'isFavorite' | 'isArchived'>
>;

/** A saved email and the folder it lies in. */
export type SavedGeneration = Omit<Generation, 'deletedAt' | 'ledger'> & { folderId: number | null };

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

const folderOf = (table: string) => `(SELECT folder_id FROM generation_folders WHERE generation_id = ${table}.id)`;

const SHOWN = `id, user_id, app_id, title, thread_id, is_favorite,
  is_archived, created_at, updated_at, ${folderOf('item')} AS folder_id`;

const WHOLE = `${SHOWN}, content, preheader, original_prompt, metadata`;

const BYTES = `octet_length(content) + coalesce(octet_length(original_prompt), 0) + coalesce(octet_length(metadata::text), 0)`;

/** A saved email that was changed, and its conversation where that shows the change. */
type ChangedGeneration = Pick<Generation, 'id'> & Partial<Pick<Generation, 'threadId'>>;

/** What a list is sorted by, before the id. */
const SORTS: Record<GenerationSort, { key: string; ids: 'ASC' | 'DESC' }> = {
  newest: { key: `''`, ids: 'DESC' },
  oldest: { key: `''`, ids: 'ASC' },
  title: { key: 'lower(title)', ids: 'ASC' },
  tool: { key: '(SELECT lower(display_name) FROM apps WHERE apps.id = app_id)', ids: 'DESC' },
};

const WITH_THREAD = 'RETURNING id, thread_id';

/** Those of the ids `$1` that are saved by the user `$2` and not deleted, locked in one order. */
const OWN = ownWhere('deleted_at IS NULL');

export class GenerationStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Saves an email and returns its id. */
  async insert(generation: NewGeneration): Promise<number> {
    const { identifiers } = await this.manager.insert(Generation, generation);
    const id = Number(identifiers[0]?.['id']);
    this.changed(generation.userId, [{ ...generation, id }]);
    return id;
  }

  /** One page of the saved emails that fit. */
  list(filter: GenerationFilter, sort: GenerationSort, request: PageRequest): Promise<CountedPage<SavedGeneration>> {
    return this.page({ columns: WHOLE, bytes: BYTES }, filter, sort, request);
  }

  /** The same without their contents. */
  previews(filter: GenerationFilter, sort: GenerationSort, request: PageRequest): Promise<CountedPage<GenerationRow>> {
    const columns = `${SHOWN}, left(content, 300) AS preview, length(content) AS content_length`;
    return this.page({ columns }, filter, sort, request);
  }

  /** The saved email, where it is this user's. */
  async findOwned(id: number, userId: number): Promise<SavedGeneration | null> {
    const [found] = await rows<SavedGeneration>(
      this.manager,
      `SELECT ${WHOLE} FROM generations AS item WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`,
      [id, userId],
    );
    return found ?? null;
  }

  /** The ledger that is kept with a saved email, of its very words. */
  async ledger(id: number): Promise<Ledger | null> {
    const [found] = await rows<{ ledger: Ledger | null }>(
      this.manager,
      'SELECT ledger FROM generations WHERE id = $1',
      [id],
    );
    return found?.ledger ?? null;
  }

  /** Keeps the ledger of a saved email, where these are its words still. */
  async keepLedger({ id, content }: Pick<Generation, 'id' | 'content'>, ledger: Ledger): Promise<void> {
    await rows(this.manager, 'UPDATE generations SET ledger = $3::jsonb WHERE id = $1 AND content = $2', [
      id,
      content,
      JSON.stringify(ledger),
    ]);
  }

  /** The ledgers that are kept with the saved emails of a thread. */
  ledgersOfThread(threadId: string): Promise<{ id: number; content: string; ledger: Ledger }[]> {
    return rows(
      this.manager,
      'SELECT id, content, ledger FROM generations WHERE thread_id = $1 AND ledger IS NOT NULL FOR UPDATE',
      [threadId],
    );
  }

  /** The newest saved email that was made of a thread. */
  findOfThread(threadId: string): Promise<Generation | null> {
    return this.manager.findOne(Generation, { where: { threadId }, order: { id: 'DESC' } });
  }

  /** Changes those of these that are the user's, and returns them. Their time of change moves with their words only. */
  async update(ids: number[], userId: number, change: GenerationChange): Promise<number[]> {
    const {
      title = null,
      content = null,
      preheader = null,
      ledger = null,
      isFavorite = null,
      isArchived = null,
    } = change;
    const isRewritten = title !== null || content !== null;
    return this.changing(
      userId,
      `UPDATE generations SET title = coalesce($3, title), content = coalesce($4, content),
         preheader = CASE WHEN $4 IS NULL OR $4 = content THEN preheader ELSE $8 END,
         ledger = CASE WHEN $4 IS NULL OR $4 = content THEN ledger ELSE $7::jsonb END,
         is_favorite = coalesce($5, is_favorite), is_archived = coalesce($6, is_archived),
         updated_at = ${isRewritten ? 'now()' : 'updated_at'}
       WHERE id IN (${OWN}) ${isRewritten ? WITH_THREAD : 'RETURNING id'}`,
      [ids, userId, title, content, isFavorite, isArchived, ledger && JSON.stringify(ledger), preheader],
    );
  }

  /** Says what an inbox shows behind the subject of the saved emails of a thread that hold these very words. */
  async setPreheader({ id, userId }: Pick<Thread, 'id' | 'userId'>, content: string, preheader: string | null) {
    await this.changing(
      userId,
      `UPDATE generations SET preheader = $3 WHERE thread_id = $1 AND content = $2 AND deleted_at IS NULL ${WITH_THREAD}`,
      [id, content, preheader],
    );
  }

  /** Deletes one of this user's for good. */
  async delete(id: number, userId: number): Promise<void> {
    await this.changing(userId, `DELETE FROM generations WHERE id IN (${OWN}) ${WITH_THREAD}`, [[id], userId]);
  }

  /** Moves to a folder of this user, or out of all. Returns those that were moved. */
  move(ids: number[], userId: number, folderId: number | null): Promise<number[]> {
    if (folderId === null) {
      return this.changing(
        userId,
        `WITH own AS (${OWN}), out AS (DELETE FROM generation_folders WHERE generation_id IN (SELECT id FROM own))
         SELECT id FROM own`,
        [ids, userId],
      );
    }
    return this.changing(
      userId,
      `WITH own AS (${OWN}), folder AS (SELECT id FROM folders WHERE id = $3 AND user_id = $2 FOR KEY SHARE)
       INSERT INTO generation_folders (generation_id, folder_id) SELECT own.id, folder.id FROM own, folder
       ON CONFLICT (generation_id) DO UPDATE SET folder_id = excluded.folder_id RETURNING generation_id AS id`,
      [ids, userId, folderId],
    );
  }

  /** Hides those of these that are the user's, until they are restored or purged. Returns them. */
  hide(ids: number[], userId: number): Promise<number[]> {
    const statement = `UPDATE generations SET deleted_at = now() WHERE id IN (${OWN}) ${WITH_THREAD}`;
    return this.changing(userId, statement, [ids, userId]);
  }

  /** Brings back what was hidden. Returns it. */
  restore(ids: number[], userId: number): Promise<number[]> {
    const hidden = ownWhere('deleted_at IS NOT NULL');
    const statement = `UPDATE generations SET deleted_at = NULL WHERE id IN (${hidden}) ${WITH_THREAD}`;
    return this.changing(userId, statement, [ids, userId]);
  }

  /** Deletes for good what has been hidden for an hour. Returns how many there were. */
  async purge(): Promise<number> {
    const gone = await rows(
      this.manager,
      `DELETE FROM generations WHERE deleted_at < now() - interval '1 hour' RETURNING id`,
    );
    return gone.length;
  }

  /** Copies a saved email of this user under another title into the same folder: it has no conversation yet. */
  async duplicate({ id, userId }: Pick<Generation, 'id' | 'userId'>, title: string): Promise<number> {
    const [copy] = await this.changing(
      userId,
      `WITH copy AS (
         INSERT INTO generations (user_id, app_id, title, content, preheader, original_prompt, metadata, ledger)
         SELECT user_id, app_id, $2, content, preheader, original_prompt, metadata - 'threadId', ledger FROM generations WHERE id = $1
         RETURNING id),
       placed AS (
         INSERT INTO generation_folders (generation_id, folder_id)
         SELECT copy.id, folder_id FROM copy, generation_folders WHERE generation_id = $1)
       SELECT id FROM copy`,
      [id, title],
    );
    return copy ?? 0;
  }

  /** Makes those who change this saved email wait for each other until the transaction ends, and reads it. */
  async lock(id: number, userId: number): Promise<SavedGeneration | null> {
    const own = await rows(this.manager, OWN, [[id], userId]);
    return own.length === 1 ? this.findOwned(id, userId) : null;
  }

  /** Says which conversation a saved email belongs to. */
  async link({ id, userId }: Pick<Generation, 'id' | 'userId'>, threadId: string): Promise<void> {
    await this.manager.update(Generation, { id }, { threadId });
    this.changed(userId, [{ id, threadId }]);
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

  /** Runs a statement that returns what it changed, and notes it. */
  private async changing(userId: number, statement: string, parameters: unknown[]): Promise<number[]> {
    const changed = await rows<ChangedGeneration>(this.manager, statement, parameters);
    this.changed(userId, changed);
    return changed.map(({ id }) => id);
  }

  private changed(userId: number, changed: ChangedGeneration[]): void {
    if (changed.length === 0) return;
    const threads = changed.flatMap(({ threadId }) =>
      threadId ? [{ kind: 'thread' as const, userId, id: threadId }] : [],
    );
    this.note([{ kind: 'library', userId }, ...threads]);
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

function ownWhere(state: string): string {
  return `SELECT id FROM generations WHERE id = ANY ($1) AND user_id = $2 AND ${state} ORDER BY id FOR UPDATE`;
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
