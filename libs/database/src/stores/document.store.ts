import { createHash, randomUUID } from 'node:crypto';
import { countPages, withoutDirectionMarks } from '@copydesk/text';
import type { EntityManager } from 'typeorm';
import { Document } from '../entities/document.entity';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { KeptTexts } from '../kept-texts';
import { rows } from '../rows';

export type NewDocument = Pick<Document, 'userId' | 'name' | 'text' | 'origin'>;

type WholeDocument = Pick<Document, 'text' | 'sha256' | 'origin'>;

/** Texts that were read last, since one job reads its document several times, and so does whoever edits beside it. */
const texts = new KeptTexts(16_000_000);

const SHOWN = 'id, user_id, name, sha256, pages, characters, origin, created_at, used_at';

export class DocumentStore {
  constructor(private readonly manager: EntityManager) {}

  /** Keeps a document, once for each user: the same text is the same row, and was used now. */
  async keep(document: NewDocument): Promise<Document> {
    const { userId, name, text } = document;
    const sha256 = digestOf(text);
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(Document)
      .values({
        ...document,
        name: withoutDirectionMarks(name) || 'document',
        id: randomUUID(),
        sha256,
        pages: countPages(text),
        characters: text.length,
      })
      .orIgnore()
      .execute();
    await rows(this.manager, 'UPDATE documents SET used_at = now() WHERE user_id = $1 AND sha256 = $2', [
      userId,
      sha256,
    ]);
    return this.manager.findOneByOrFail(Document, { userId, sha256 });
  }

  /** True where this user keeps the same text. */
  isKept(userId: number, text: string): Promise<boolean> {
    return this.manager.existsBy(Document, { userId, sha256: digestOf(text) });
  }

  /** The document, where it is this user's, without its text. */
  findOwned(id: string, userId: number): Promise<Document | null> {
    return this.manager.findOneBy(Document, { id, userId });
  }

  /** The same, for something that is written or checked with it now: it stays until the transaction ends. */
  async use(id: string, userId: number): Promise<Document | null> {
    const [used] = await rows<Document>(
      this.manager,
      `UPDATE documents SET used_at = now() WHERE id = $1 AND user_id = $2 RETURNING ${SHOWN}`,
      [id, userId],
    );
    return used ?? null;
  }

  /** All that a document says, and where. */
  async whole(id: string): Promise<WholeDocument | null> {
    const known = texts.get(id);
    const [found] = await rows<Omit<WholeDocument, 'text'> & { text: string | null }>(
      this.manager,
      `SELECT ${known === undefined ? 'text' : 'NULL AS text'}, sha256, origin FROM documents WHERE id = $1`,
      [id],
    );
    const text = found?.text ?? known;
    if (!found || text === undefined) return null;
    texts.keep(id, text);
    return { ...found, text };
  }

  /** A user's documents, the one that was used last first. */
  list(userId: number, request: PageRequest): Promise<CountedPage<Document>> {
    const found = 'SELECT id, used_at FROM documents WHERE user_id = $1';
    return countedPage(
      this.manager,
      { found, parameters: [userId], columns: SHOWN, from: 'documents AS item' },
      request,
    );
  }

  /** Deletes a document of this user; what was written with it stays. False where there is none. */
  async delete(id: string, userId: number): Promise<boolean> {
    const gone = await rows(this.manager, 'DELETE FROM documents WHERE id = $1 AND user_id = $2 RETURNING id', [
      id,
      userId,
    ]);
    return gone.length > 0;
  }

  /** Deletes for good what was not used for so many days. Returns how many there were. */
  async purge(days: number): Promise<number> {
    const gone = await rows(
      this.manager,
      'DELETE FROM documents WHERE used_at < now() - make_interval(days => $1) RETURNING id',
      [days],
    );
    return gone.length;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
