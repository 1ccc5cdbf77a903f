import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIZE = ['name', 'text', 'structure'].map((column) => `coalesce(octet_length($1.${column}), 0)`).join(' + ');

const weighDocuments = (condition: string) => `
  CREATE OR REPLACE FUNCTION weigh(documents) RETURNS bigint LANGUAGE sql IMMUTABLE
    AS 'SELECT (CASE WHEN ${condition} THEN 0 ELSE 500 + ${SIZE} END)::bigint';`;

/**
 * What companies file with the SEC. A filing that was fetched is one document of nobody; each user has a reference to it,
 * a document without a text of its own that counts nothing.
 */
export class Filings1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE companies (
        ticker text PRIMARY KEY,
        cik integer NOT NULL,
        name text NOT NULL,
        -- In the SEC's list: the largest company first.
        place integer NOT NULL,
        -- Ticker and name in lower case, a space before each word.
        words text NOT NULL
      );
      CREATE INDEX companies_cik ON companies (cik, place);
      CREATE INDEX companies_ticker ON companies (lower(ticker) text_pattern_ops);
      CREATE INDEX companies_words ON companies USING gin (words gin_trgm_ops);

      -- What was read of a company, and when.
      CREATE TABLE company_reports (
        cik integer PRIMARY KEY,
        read_at timestamptz NOT NULL,
        measures jsonb NOT NULL,
        -- The newest report that the measures are of.
        measures_of text
      );

      ALTER TABLE documents
        ALTER user_id DROP NOT NULL,
        ALTER text DROP NOT NULL,
        -- The document of nobody that has the text.
        ADD shared_id uuid REFERENCES documents,
        -- A reference that its user deleted while a draft rests on it.
        ADD dropped_at timestamptz,
        ADD CONSTRAINT documents_text CHECK (num_nonnulls(text, shared_id) = 1);
      CREATE INDEX documents_shared ON documents (shared_id) WHERE shared_id IS NOT NULL;
      ${weighDocuments('$1.shared_id IS NOT NULL')}

      CREATE TABLE filings (
        accession text PRIMARY KEY,
        cik integer NOT NULL,
        form text NOT NULL,
        period_end date,
        filed_at timestamptz NOT NULL,
        items text[] NOT NULL,
        primary_document text NOT NULL,
        -- The file that is read; null until it is known whether there is exhibit 99.1.
        document text,
        title text,
        document_id uuid REFERENCES documents ON DELETE SET NULL,
        facts_count integer
      );
      CREATE INDEX filings_cik ON filings (cik, filed_at DESC);
      CREATE INDEX filings_document ON filings (document_id) WHERE document_id IS NOT NULL;

      CREATE TABLE follows (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        cik integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, cik)
      );
      CREATE INDEX follows_cik ON follows (cik);

      CREATE TABLE inbox (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        -- What it is about: nobody is told twice.
        subject text NOT NULL,
        content jsonb NOT NULL,
        is_read boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, kind, subject)
      );
      CREATE INDEX inbox_user ON inbox (user_id, created_at DESC, id DESC);

      -- What is asked of the SEC time and again, and when next.
      CREATE TABLE sec_turns (
        name text PRIMARY KEY,
        due_at timestamptz NOT NULL DEFAULT now(),
        job_id uuid
      );
      INSERT INTO sec_turns (name) VALUES ('load-companies'), ('watch-filings');

      ALTER TABLE generations ADD source_change jsonb;
    `);
  }

  /** Drafts keep what was written, as after their document was deleted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generations DROP source_change;
      DROP TABLE sec_turns, inbox, follows, filings, company_reports, companies;
      DELETE FROM documents WHERE shared_id IS NOT NULL;
      DELETE FROM documents WHERE user_id IS NULL;
      SET CONSTRAINTS storage IMMEDIATE;
      SET CONSTRAINTS storage DEFERRED;
      ${weighDocuments('false')}
      ALTER TABLE documents
        DROP CONSTRAINT documents_text,
        DROP dropped_at,
        DROP shared_id,
        ALTER text SET NOT NULL,
        ALTER user_id SET NOT NULL;
    `);
  }
}
