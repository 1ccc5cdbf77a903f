import { createHash, randomUUID } from 'node:crypto';
import { contentOf, type DocumentContent } from '@copydesk/figures';
import { countPages, withoutDirectionMarks } from '@copydesk/text';
import { IsNull, type EntityManager } from 'typeorm';
import { Document } from '../entities/document.entity';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { KeptTexts } from '../kept-texts';
import { type PackedStructure, unpackStructure } from '../pack-structure';
import { rows } from '../rows';

export type NewDocument = Pick<Document, 'name' | 'origin'> & {
  userId: number;
  text: string;
  /** What the readers found in its text; null where nobody looked. */
  structure?: PackedStructure | null;
};

type WholeDocument = Pick<Document, 'sha256' | 'origin'> & { text: string };

/** The structure of a document as JSON, and the version of the reader that made it. */
export interface KeptStructure {
  reader: number;
  json: string;
}

/** Texts that were read last, since one job reads its document several times, and so does whoever edits beside it. */
const texts = new KeptTexts(16_000_000);

const SHOWN =
  'id, user_id, name, sha256, shared_id, pages, characters, origin, reader, has_broken_tags, created_at, used_at';

/** A document, called `item`, and as `held` the one that has its text: another one where it is a reference. */
const WITH_TEXT = 'documents AS item JOIN documents AS held ON held.id = coalesce(item.shared_id, item.id)';

const IS_NEEDED = 'EXISTS (SELECT FROM threads WHERE threads.document_id = documents.id)';

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
    await rows(
      this.manager,
      'UPDATE documents SET used_at = now(), dropped_at = NULL WHERE user_id = $1 AND sha256 = $2',
      row,
    );
    if (structure) {
      await rows(
        this.manager,
        `UPDATE documents SET structure = $3, reader = $4, has_broken_tags = $5
         WHERE user_id = $1 AND sha256 = $2 AND reader < $4 AND shared_id IS NULL`,
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

  /** Stores a text of nobody, for references to share. */
  async keepShared({ structure = null, ...document }: Omit<NewDocument, 'userId'>): Promise<string> {
    const { name, text } = document;
    const id = randomUUID();
    await this.manager.insert(Document, {
      ...document,
      id,
      name: withoutDirectionMarks(name) || 'document',
      sha256: digestOf(text),
      pages: countPages(text),
      characters: text.length,
      structure: structure?.bytes ?? null,
      reader: structure?.reader ?? 0,
      hasBrokenTags: structure?.hasBrokenTags ?? false,
    });
    return id;
  }

  /** A user's own document that shares the text of one of nobody: the same one each time. Null where that is gone. */
  async refer(userId: number, sharedId: string): Promise<Document | null> {
    const [found] = await rows<Document>(
      this.manager,
      `INSERT INTO documents (id, user_id, shared_id, name, sha256, pages, characters, origin, reader, has_broken_tags)
       SELECT $3, $1, id, name, sha256, pages, characters, origin, reader, has_broken_tags
       FROM documents WHERE id = $2 AND user_id IS NULL FOR KEY SHARE
       ON CONFLICT (user_id, sha256) DO UPDATE SET used_at = now(), dropped_at = NULL RETURNING ${SHOWN}`,
      [userId, sharedId, randomUUID()],
    );
    return found ?? null;
  }

  /** The document, where it is this user's, without its text. */
  findOwned(id: string, userId: number): Promise<Document | null> {
    return this.manager.findOneBy(Document, { id, userId, droppedAt: IsNull() });
  }

  /** The same, for something that is written or checked with it now: it stays until the transaction ends. */
  async use(id: string, userId: number): Promise<Document | null> {
    const [used] = await rows<Document>(
      this.manager,
      `UPDATE documents SET used_at = now() WHERE id = $1 AND user_id = $2 AND dropped_at IS NULL RETURNING ${SHOWN}`,
      [id, userId],
    );
    return used ?? null;
  }

  /** All that a document says, and where. */
  async whole(id: string): Promise<WholeDocument | null> {
    const known = texts.get(id);
    const [found] = await rows<Omit<WholeDocument, 'text'> & { text: string | null }>(
      this.manager,
      `SELECT ${known === undefined ? 'held.text' : 'NULL AS text'}, item.sha256, item.origin FROM ${WITH_TEXT}
       WHERE item.id = $1`,
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
      `SELECT held.structure, held.reader FROM ${WITH_TEXT} WHERE item.id = $1`,
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
    const found = 'SELECT id, used_at FROM documents WHERE user_id = $1 AND dropped_at IS NULL';
    return countedPage(
      this.manager,
      { found, parameters: [userId], columns: SHOWN, from: 'documents AS item' },
      request,
    );
  }

  /**
   * Deletes a document of this user; what was written with it stays. A reference that a draft rests on is only hidden, so
   * that its ledger can be made anew. False where there is none.
   */
  async delete(id: string, userId: number): Promise<boolean> {
    const own = 'id = $1 AND user_id = $2 AND dropped_at IS NULL';
    const hidden = await rows(
      this.manager,
      `UPDATE documents SET dropped_at = now() WHERE ${own} AND shared_id IS NOT NULL AND ${IS_NEEDED} RETURNING id`,
      [id, userId],
    );
    if (hidden.length > 0) return true;
    const gone = await rows(this.manager, `DELETE FROM documents WHERE ${own} RETURNING id`, [id, userId]);
    return gone.length > 0;
  }

  /** Deletes for good references that were deleted and that no draft rests on any more, and texts that nobody refers to. */
  async purgeShared(): Promise<number> {
    await rows(this.manager, `DELETE FROM documents WHERE dropped_at IS NOT NULL AND NOT ${IS_NEEDED}`);
    const gone = await rows(
      this.manager,
      `DELETE FROM documents WHERE user_id IS NULL AND created_at < now() - interval '1 hour'
         AND NOT EXISTS (SELECT FROM documents AS other WHERE other.shared_id = documents.id) RETURNING id`,
    );
    return gone.length;
  }

  /** Deletes for good what was not used for so many days. Returns how many there were. */
  async purge(days: number): Promise<number> {
    const gone = await rows(
      this.manager,
      `DELETE FROM documents WHERE used_at < now() - make_interval(days => $1) AND user_id IS NOT NULL RETURNING id`,
      [days],
    );
    return gone.length;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
