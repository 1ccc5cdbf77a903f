import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { Folder } from '../entities/folder.entity';
import { isTaken } from '../query-errors';
import { rows } from '../rows';

/** A folder with the number of saved emails in it, archived ones left out. */
export type CountedFolder = Folder & { count: number };

export class FolderStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** The user's folders, by name. */
  list(userId: number): Promise<CountedFolder[]> {
    return this.counted('folders.user_id = $1', [userId]);
  }

  /** The folder, where it is this user's. */
  async findOwned(id: number, userId: number): Promise<CountedFolder | null> {
    const [folder] = await this.counted('folders.id = $1 AND folders.user_id = $2', [id, userId]);
    return folder ?? null;
  }

  /** Adds a folder. Must run inside a transaction, so that nobody gets more than `max`. */
  async insert(
    { userId, name, color }: Pick<Folder, 'userId' | 'name'> & Partial<Pick<Folder, 'color'>>,
    max: number,
  ): Promise<number | 'taken' | 'full'> {
    await rows(this.manager, 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    if ((await this.manager.countBy(Folder, { userId })) >= max) return 'full';
    const [inserted] = await rows<{ id: number }>(
      this.manager,
      `INSERT INTO folders (user_id, name, color) VALUES ($1, $2, coalesce($3, '#3b82f6'))
       ON CONFLICT (user_id, lower(name)) DO NOTHING RETURNING id`,
      [userId, name, color ?? null],
    );
    if (!inserted) return 'taken';
    this.note([{ kind: 'library', userId }]);
    return inserted.id;
  }

  /** Changes a folder of this user. A color that is not given stays. */
  async update(
    id: number,
    userId: number,
    change: Pick<Folder, 'name'> & Partial<Pick<Folder, 'color'>>,
  ): Promise<'changed' | 'taken' | 'gone'> {
    try {
      const { affected } = await this.manager.update(Folder, { id, userId }, change);
      if (affected === 0) return 'gone';
      this.note([{ kind: 'library', userId }]);
      return 'changed';
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  }

  /** Deletes a folder of this user; what lay in it is unorganized. Returns false where there is none. */
  async delete(id: number, userId: number): Promise<boolean> {
    const { affected } = await this.manager.delete(Folder, { id, userId });
    if (affected === 1) this.note([{ kind: 'library', userId }]);
    return affected === 1;
  }

  private counted(condition: string, parameters: unknown[]): Promise<CountedFolder[]> {
    return rows(
      this.manager,
      `SELECT folders.id, folders.user_id, name, color, is_default,
         folders.created_at, count(generations.id)::int AS count
       FROM folders LEFT JOIN generation_folders ON folder_id = folders.id
         LEFT JOIN generations ON generations.id = generation_id AND NOT is_archived AND deleted_at IS NULL
       WHERE ${condition} GROUP BY folders.id ORDER BY lower(name), folders.id`,
      parameters,
    );
  }
}
