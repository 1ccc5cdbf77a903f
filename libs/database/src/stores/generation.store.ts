import type { EntityManager } from 'typeorm';
import { Generation } from '../entities/generation.entity';
import { rows } from '../rows';

export type NewGeneration = Pick<Generation, 'userId' | 'appId' | 'title' | 'content'> &
  Partial<Pick<Generation, 'originalPrompt' | 'threadId' | 'metadata'>>;

/** A saved email without its content: the first 300 characters and the length stand for it. */
export type GenerationRow = Omit<Generation, 'content' | 'originalPrompt' | 'metadata'> & {
  preview: string;
  contentLength: number;
};

export class GenerationStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(generation: NewGeneration): Promise<Generation> {
    return this.manager.save(Generation, this.manager.create(Generation, generation));
  }

  /** The newest first. */
  list(userId: number, limit: number): Promise<Generation[]> {
    return this.manager.find(Generation, {
      where: { userId, isArchived: false },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** The newest first, without their contents. */
  previews(userId: number, limit: number): Promise<GenerationRow[]> {
    return rows(
      this.manager,
      `SELECT id, user_id AS "userId", app_id AS "appId", title, left(content, 300) AS preview,
         length(content) AS "contentLength", thread_id AS "threadId", is_favorite AS "isFavorite",
         is_archived AS "isArchived", created_at AS "createdAt", updated_at AS "updatedAt"
       FROM generations WHERE user_id = $1 AND NOT is_archived ORDER BY id DESC LIMIT $2`,
      [userId, limit],
    );
  }

  async count(userId: number): Promise<number> {
    return this.manager.countBy(Generation, { userId, isArchived: false });
  }

  /** The saved email, where it is this user's. */
  findOwned(id: number, userId: number): Promise<Generation | null> {
    return this.manager.findOneBy(Generation, { id, userId });
  }

  /** The newest saved email that was made of a thread. */
  findOfThread(threadId: string): Promise<Generation | null> {
    return this.manager.findOne(Generation, { where: { threadId }, order: { id: 'DESC' } });
  }

  save(generation: Generation): Promise<Generation> {
    return this.manager.save(generation);
  }
}
