import type { FilingSummary, SourceChange, WrittenFrom } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { iso } from '../columns';
import { rows } from '../rows';

/** A filing as its company's list has it. `document` is null until it is known whether there is exhibit 99.1. */
export interface ListedFiling extends Pick<
  FilingSummary,
  'accession' | 'cik' | 'form' | 'periodEnd' | 'filedAt' | 'items' | 'title'
> {
  primaryDocument: string;
  document: string | null;
}

export interface FilingRow extends ListedFiling {
  /** The shared document, where somebody has fetched it. */
  documentId: string | null;
  factsCount: number | null;
}

/** A saved email that was written from a filing. */
export interface EmailFromFiling {
  id: number;
  userId: number;
  title: string;
  /** The filing that it was written from. */
  accession: string;
  form: string;
  filedAt: string;
  ledger: { entries: unknown[] } | null;
  sourceChange: SourceChange | null;
}

const LISTED = `accession, filings.cik, form, to_char(period_end, 'YYYY-MM-DD') AS period_end, ${iso('filed_at')} AS filed_at,
  items, primary_document, document, filings.title, facts_count`;

const MOST = 40;

export class FilingStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Keeps the filings of a company. What was learned of one before stays. */
  async keep(filings: readonly ListedFiling[]): Promise<void> {
    await rows(
      this.manager,
      `INSERT INTO filings (accession, cik, form, period_end, filed_at, items, primary_document, document, title)
       SELECT accession, cik, form, "periodEnd", "filedAt", items, "primaryDocument", document, title
       FROM jsonb_to_recordset($1::jsonb) AS listed (accession text, cik integer, form text, "periodEnd" date,
         "filedAt" timestamptz, items text[], "primaryDocument" text, document text, title text)
       ORDER BY accession
       ON CONFLICT (accession) DO UPDATE SET form = excluded.form, period_end = excluded.period_end,
         document = coalesce(filings.document, excluded.document), title = coalesce(filings.title, excluded.title)`,
      [JSON.stringify(filings)],
    );
  }

  /** The newest filings of a company; `documentId` is the user's own reference. */
  listFor(cik: number, userId: number): Promise<FilingRow[]> {
    return rows(
      this.manager,
      `SELECT ${LISTED}, own.id AS document_id FROM filings
       LEFT JOIN documents AS own ON own.shared_id = filings.document_id AND own.user_id = $2 AND own.dropped_at IS NULL
       WHERE filings.cik = $1 ORDER BY filings.filed_at DESC, accession DESC LIMIT ${MOST}`,
      [cik, userId],
    );
  }

  /** The same with the shared documents, of nobody. */
  newest(cik: number): Promise<FilingRow[]> {
    return rows(
      this.manager,
      `SELECT ${LISTED}, document_id FROM filings WHERE cik = $1 ORDER BY filings.filed_at DESC, accession DESC LIMIT ${MOST}`,
      [cik],
    );
  }

  async find(accession: string): Promise<FilingRow | null> {
    const [found] = await rows<FilingRow>(
      this.manager,
      `SELECT ${LISTED}, document_id FROM filings WHERE accession = $1`,
      [accession],
    );
    return found ?? null;
  }

  /** Notes which file of a filing is read. */
  async settle({ accession, document, title }: Pick<FilingRow, 'accession' | 'document' | 'title'>): Promise<void> {
    await rows(this.manager, 'UPDATE filings SET document = $2, title = coalesce($3, title) WHERE accession = $1', [
      accession,
      document,
      title,
    ]);
  }

  /** The shared document of a filing, whose row stays locked: whoever fetched it too finds the one that was kept first. */
  async lock(accession: string): Promise<string | null> {
    const [found] = await rows<{ documentId: string | null }>(
      this.manager,
      'SELECT document_id FROM filings WHERE accession = $1 FOR UPDATE',
      [accession],
    );
    return found?.documentId ?? null;
  }

  /** Keeps which document has the text of a filing. Must follow `lock` in its transaction. */
  async fetched(accession: string, documentId: string, factsCount: number): Promise<void> {
    await rows(this.manager, 'UPDATE filings SET document_id = $2, facts_count = $3 WHERE accession = $1', [
      accession,
      documentId,
      factsCount,
    ]);
  }

  /** What a user has written from the filings of a company, the newest first, by accession. */
  written(cik: number, userId: number): Promise<(WrittenFrom & { accession: string })[]> {
    return rows(
      this.manager,
      `SELECT accession, threads.id AS thread_id, saved.id AS generation_id, coalesce(saved.title, first.title) AS title,
         ${iso('threads.updated_at')} AS updated_at
       FROM filings JOIN documents ON documents.shared_id = filings.document_id AND documents.user_id = $2
       JOIN threads ON threads.document_id = documents.id AND threads.user_id = $2 AND discarded_at IS NULL
       LEFT JOIN LATERAL (SELECT id, title FROM generations
         WHERE thread_id = threads.id AND deleted_at IS NULL ORDER BY id DESC LIMIT 1) AS saved ON true
       CROSS JOIN LATERAL (SELECT left(coalesce((SELECT content FROM messages WHERE thread_id = threads.id AND version IS NOT NULL
         ORDER BY version DESC LIMIT 1), ''), 200) AS title) AS first
       WHERE filings.cik = $1 ORDER BY threads.updated_at DESC LIMIT 100`,
      [cik, userId],
    );
  }

  /** The saved emails that were written from filings of a company. */
  emailsFrom(cik: number): Promise<EmailFromFiling[]> {
    return rows(
      this.manager,
      `SELECT generations.id, generations.user_id, generations.title, accession, form, ${iso('filed_at')} AS filed_at,
         ledger, source_change
       FROM filings JOIN documents ON documents.shared_id = filings.document_id
       JOIN threads ON threads.document_id = documents.id
       JOIN generations ON generations.thread_id = threads.id AND generations.deleted_at IS NULL
       WHERE filings.cik = $1 ORDER BY generations.id`,
      [cik],
    );
  }

  /** Says at a saved email that its source has changed. */
  async changedBehind({ id, userId }: Pick<EmailFromFiling, 'id' | 'userId'>, change: SourceChange): Promise<void> {
    await rows(this.manager, 'UPDATE generations SET source_change = $2 WHERE id = $1', [id, JSON.stringify(change)]);
    this.note([{ kind: 'library', userId }]);
  }
}
