import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents are kept whole, versions have a ledger of their claims, and the assistant may leave a note beside one. */
export class Evidence1764550800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE documents (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        sha256 text NOT NULL,
        text text NOT NULL,
        pages integer,
        characters integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (user_id, sha256)
      );
      CREATE INDEX documents_user ON documents (user_id, used_at DESC, id DESC);
      CREATE INDEX documents_used ON documents (used_at);

      -- A draft outlives the document it was written from.
      ALTER TABLE threads ADD document_id uuid REFERENCES documents ON DELETE SET NULL;
      CREATE INDEX threads_document ON threads (document_id) WHERE document_id IS NOT NULL;

      ALTER TABLE messages ADD note text;

      CREATE TABLE claim_ledgers (
        message_id uuid PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
        entries jsonb NOT NULL,
        traced integer NOT NULL,
        total integer NOT NULL,
        figures_traced integer NOT NULL,
        figures integer NOT NULL,
        evidence_version text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      -- The drafts of a time, for the share of figures traced.
      CREATE INDEX messages_finished ON messages (created_at) WHERE version IS NOT NULL AND NOT stopped;

      -- A saved email keeps the ledger of its words, whatever becomes of its conversation and of the document.
      ALTER TABLE generations ADD ledger jsonb;

      CREATE TABLE claim_waivers (
        id uuid PRIMARY KEY,
        thread_id uuid NOT NULL REFERENCES threads ON DELETE CASCADE,
        quote text NOT NULL,
        sentence text NOT NULL,
        reason text NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- By their digests: an index takes no long sentence.
      CREATE UNIQUE INDEX claim_waivers_claim ON claim_waivers (thread_id, md5(quote), md5(sentence));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE claim_waivers, claim_ledgers;
      DROP INDEX messages_finished;
      ALTER TABLE generations DROP ledger;
      ALTER TABLE messages DROP note;
      ALTER TABLE threads DROP document_id;
      DROP TABLE documents;
    `);
  }
}
