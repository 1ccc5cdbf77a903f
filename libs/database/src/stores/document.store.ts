import { createHash, randomUUID } from 'node:crypto';
import { contentOf, type DocumentContent } from '@copydesk/figures';
import { countPages, withoutDirectionMarks } from '@copydesk/text';
import type { EntityManager } from 'typeorm';
import { Document } from '../entities/document.entity';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { KeptTexts } from '../kept-texts';
import { type PackedStructure, unpackStructure } from '../pack-structure';
import { rows } from '../rows';

export type NewDocument = Pick<Document, 'userId' | 'name' | 'text' | 'origin'> & {
  /** What the readers found in its text; null where nobody looked. */
  structure?: PackedStructure | null;
};

type WholeDocument = Pick<Document, 'text' | 'sha256' | 'origin'>;

/** The structure of a document as JSON, and the version of the reader that made it. */
export interface KeptStructure {
  reader: number;
  json: string;
}

/** Texts that were read last, since one job reads its document several times, and so does whoever edits beside it. */
const texts = new KeptTexts(16_000_000);

const SHOWN = 'id, user_id, name, sha256, pages, characters, origin, reader, has_broken_tags, created_at, used_at';

export class DocumentStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Stores a document once per user: storing the same text again returns the same row and updates `usedAt`. The structure
   * of a newer reader replaces an older one.
   */
  async keep({ structure, ...document }: NewDocument): Promise<Document> {
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
    const row = [userId, sha256];
    await rows(this.manager, 'UPDATE documents SET used_at = now() WHERE user_id = $1 AND sha256 = $2', row);
    if (structure) {
      await rows(
        this.manager,
        `UPDATE documents SET structure = $3, reader = $4, has_broken_tags = $5
         WHERE user_id = $1 AND sha256 = $2 AND reader < $4`,
        [...row, structure.bytes, structure.reader, structure.hasBrokenTags],
      );
    }
    return this.manager.findOneByOrFail(Document, { userId, sha256 });
  }

  /** Which version of the readers read the same text of this user, 0 for none; null where it is not kept. */
  async readerOf(userId: number, text: string): Promise<number | null> {
    const kept = await this.manager.findOneBy(Document, { userId, sha256: digestOf(text) });
    return kept?.reader ?? null;
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

  /** The structure of a document; null for one that was stored without. */
  async structure(id: string): Promise<KeptStructure | null> {
    const [found] = await rows<{ structure: Buffer | null; reader: number }>(
      this.manager,
      'SELECT structure, reader FROM documents WHERE id = $1',
      [id],
    );
    return found?.structure ? { reader: found.reader, json: await unpackStructure(found.structure) } : null;
  }

  /** A document with its blocks and tags. One that was kept before readers found any is read from its text. */
  async content(id: string): Promise<DocumentContent | null> {
    const whole = await this.whole(id);
    if (!whole) return null;
    const structure = await this.structure(id);
    return contentOf({ text: whole.text, structure: structure?.json ?? null });
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
