import type { Ledger, SentEmail } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { Generation } from '../entities/generation.entity';
import type { Thread } from '../entities/thread.entity';
import { rows } from '../rows';

export type NewGeneration = Pick<Generation, 'userId' | 'appId' | 'title' | 'content'> &
  Partial<Pick<Generation, 'preheader' | 'originalPrompt' | 'threadId' | 'metadata' | 'ledger'>>;

/** `ledger` and `preheader` are those of the new content. */
export type GenerationChange = Partial<
  Pick<Generation, 'title' | 'content' | 'preheader' | 'ledger' | 'isFavorite' | 'isArchived'>
>;

/** A saved email and the folder it lies in. */
export type SavedGeneration = Omit<Generation, 'deletedAt' | 'ledger'> & { folderId: number | null };

/** The folder in which a saved email lies. */
export const folderOf = (table: string) =>
  `(SELECT folder_id FROM generation_folders WHERE generation_id = ${table}.id)`;

/** What a saved email is listed by. */
export const SHOWN = `id, user_id, app_id, title, thread_id, is_favorite,
  is_archived, result, source_change, created_at, updated_at, ${folderOf('item')} AS folder_id`;

/** All of a saved email. */
export const WHOLE = `${SHOWN}, content, preheader, original_prompt, metadata`;

/** A saved email that was changed, and its conversation where that shows the change. */
type ChangedGeneration = Pick<Generation, 'id'> & Partial<Pick<Generation, 'threadId'>>;

const WITH_THREAD = 'RETURNING id, thread_id';

/** Those of the ids `$1` that are saved by the user `$2` and not deleted, locked in one order. */
const OWN = ownWhere('deleted_at IS NULL');

/**
 * Selects the three emails of a brand that were saved last, for an offer where one is named, without those of a thread.
 * Each value is SQL: a parameter or a subquery.
 */
export const sentBefore = ({
  user,
  brand,
  offer,
  thread = 'NULL::uuid',
}: Record<'user' | 'brand' | 'offer', string> & { thread?: string }): string =>
  `SELECT id, title, result,
     coalesce(nullif(result ->> 'sentOn', ''), to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS day FROM generations
   WHERE user_id = ${user} AND deleted_at IS NULL AND brand_id IS NOT DISTINCT FROM ${brand}
     AND (${offer} IS NULL OR offer_id = ${offer}) AND (${thread} IS NULL OR thread_id IS DISTINCT FROM ${thread})
   ORDER BY updated_at DESC, id DESC LIMIT 3`;

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

  /** The emails of a brand that were saved last, for an offer where one is named. */
  sentBefore(
    userId: number,
    { brandId, offerId }: { brandId: string | null; offerId: string | null },
  ): Promise<SentEmail[]> {
    return rows(this.manager, sentBefore({ user: '$1', brand: '$2::uuid', offer: '$3::uuid' }), [
      userId,
      brandId,
      offerId,
    ]);
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
  ledgersOfThread(
    threadId: string,
  ): Promise<(Pick<Generation, 'id' | 'content' | 'preheader'> & { ledger: Ledger })[]> {
    return rows(
      this.manager,
      'SELECT id, content, preheader, ledger FROM generations WHERE thread_id = $1 AND ledger IS NOT NULL FOR UPDATE',
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

  /**
   * Says what an inbox shows behind the subject of the saved emails of a thread that hold these very words. Their ledgers
   * are made anew by whoever reads them.
   */
  async setPreheader({ id, userId }: Pick<Thread, 'id' | 'userId'>, content: string, preheader: string | null) {
    await this.changing(
      userId,
      `UPDATE generations SET preheader = $3, ledger = NULL WHERE thread_id = $1 AND content = $2 AND deleted_at IS NULL ${WITH_THREAD}`,
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
         INSERT INTO generations (user_id, app_id, title, content, preheader, original_prompt, metadata, ledger, brand_id, offer_id)
         SELECT user_id, app_id, $2, content, preheader, original_prompt, metadata - 'threadId', ledger,
           coalesce(brand_id, (SELECT brand_id FROM threads WHERE id = thread_id)), offer_id FROM generations WHERE id = $1
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

  /** Who speaks in a saved email, and what it sells. */
  async choice(id: number): Promise<Pick<Thread, 'brandId' | 'offerId'>> {
    const [found] = await rows<Pick<Thread, 'brandId' | 'offerId'>>(
      this.manager,
      'SELECT brand_id, offer_id FROM generations WHERE id = $1',
      [id],
    );
    return found ?? { brandId: null, offerId: null };
  }

  /** Says which conversation a saved email belongs to. */
  async link({ id, userId }: Pick<Generation, 'id' | 'userId'>, threadId: string): Promise<void> {
    await this.manager.update(Generation, { id }, { threadId });
    this.changed(userId, [{ id, threadId }]);
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
}

function ownWhere(state: string): string {
  return `SELECT id FROM generations WHERE id = ANY ($1) AND user_id = $2 AND ${state} ORDER BY id FOR UPDATE`;
}
