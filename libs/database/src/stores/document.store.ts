import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Document } from '../entities/document.entity';
import { rows } from '../rows';

export type NewDocument = Pick<Document, 'userId' | 'name' | 'sha256' | 'text' | 'pages' | 'characters'>;

export class DocumentStore {
  constructor(private readonly manager: EntityManager) {}

  /** Keeps a document, once for each user: the same text is the same row, and was used now. */
  async keep(document: NewDocument): Promise<Document> {
    const { userId, sha256 } = document;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(Document)
      .values({ ...document, id: randomUUID() })
      .orIgnore()
      .execute();
    await rows(this.manager, 'UPDATE documents SET used_at = now() WHERE user_id = $1 AND sha256 = $2', [
      userId,
      sha256,
    ]);
    return this.manager.findOneByOrFail(Document, { userId, sha256 });
  }

  /** The document, where it is this user's, without its text. */
  findOwned(id: string, userId: number): Promise<Document | null> {
    return this.manager.findOneBy(Document, { id, userId });
  }

  /** The whole text of a document. */
  async text(id: string): Promise<string | null> {
    const [found] = await rows<{ text: string }>(this.manager, 'SELECT text FROM documents WHERE id = $1', [id]);
    return found?.text ?? null;
  }
}
