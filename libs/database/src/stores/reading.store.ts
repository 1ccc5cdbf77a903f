import type { KeptReading } from '@copydesk/figures';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import type { Thread } from '../entities/thread.entity';
import { hotRows, rows } from '../rows';

/** What readings are of: the drafts of a thread, and the document that they rest on. */
interface ReadingsOf {
  threadId: string;
  documentId: string | null;
}

/** Kept for a thread, or a document: of older ones the sentences are hardly there any more. */
const MOST_KEPT = 400;

/** What a check model read of sentences. */
export class ReadingStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** All readings of a thread and of its document. */
  of({ threadId, documentId }: ReadingsOf): Promise<KeptReading[]> {
    return hotRows(
      this.manager,
      `SELECT words, reading FROM readings WHERE thread_id = $1 OR document_id = $2 ORDER BY created_at, md5(words)`,
      [threadId, documentId],
    );
  }

  /** Deletes readings by other readers: another model, or other instructions. */
  async dropOthers(reader: string, { threadId, documentId }: ReadingsOf): Promise<void> {
    await rows(this.manager, `DELETE FROM readings WHERE (thread_id = $1 OR document_id = $2) AND reader <> $3`, [
      threadId,
      documentId,
      reader,
    ]);
  }

  /** What reading a thread has taken in the last hour: jobs that asked a model, or will, and the tokens of what they asked. */
  async spent(threadId: string): Promise<{ calls: number; tokens: number }> {
    const [spent] = await rows<{ calls: number; tokens: number }>(
      this.manager,
      `SELECT count(DISTINCT jobs.id)::int AS calls, coalesce(sum((used ->> 'inputTokens')::bigint), 0)::int AS tokens
       FROM jobs LEFT JOIN LATERAL jsonb_array_elements(uses) AS used ON true
       WHERE thread_id = $1 AND name = 'read-claims' AND created_at > now() - interval '1 hour'
         AND (status IN ('queued', 'running') OR uses <> '[]')`,
      [threadId],
    );
    return spent ?? { calls: 0, tokens: 0 };
  }

  /** Keeps readings of sentences of a thread's drafts; a newer reading of the same words replaces the older. */
  async keepOfThread(
    { id, userId }: Pick<Thread, 'id' | 'userId'>,
    reader: string,
    readings: KeptReading[],
  ): Promise<void> {
    await this.keep('thread_id', id, { reader, readings });
    if (readings.length > 0) this.note([{ kind: 'thread', userId, id }]);
  }

  /** The same of sentences of a document. */
  keepOfDocument(documentId: string, reader: string, readings: KeptReading[]): Promise<void> {
    return this.keep('document_id', documentId, { reader, readings });
  }

  private async keep(
    column: 'thread_id' | 'document_id',
    id: string,
    { reader, readings }: { reader: string; readings: KeptReading[] },
  ): Promise<void> {
    if (readings.length === 0) return;
    const table = column === 'thread_id' ? 'threads' : 'documents';
    await rows(
      this.manager,
      `INSERT INTO readings (${column}, words, reading, reader)
       SELECT kept.id, told.words, told.reading, $2
       FROM ${table} AS kept, jsonb_to_recordset($3::jsonb) AS told (words text, reading jsonb)
       WHERE kept.id = $1
       ON CONFLICT (${column}, md5(words)) WHERE ${column} IS NOT NULL
         DO UPDATE SET reading = excluded.reading, reader = excluded.reader, created_at = now()`,
      [id, reader, JSON.stringify(distinct(readings))],
    );
    await rows(
      this.manager,
      `DELETE FROM readings WHERE ${column} = $1 AND md5(words) NOT IN (
         SELECT md5(words) FROM readings WHERE ${column} = $1 ORDER BY created_at DESC, md5(words) LIMIT ${MOST_KEPT})`,
      [id],
    );
  }
}

/** One statement cannot write the same row twice. */
const distinct = (readings: readonly KeptReading[]): KeptReading[] => [
  ...new Map(readings.map((one) => [one.words, one])).values(),
];
