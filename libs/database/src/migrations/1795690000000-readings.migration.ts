import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a check model read of sentences, of the drafts of a thread or of a document: it is deleted with either. */
export class Readings1795690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE readings (
        thread_id uuid REFERENCES threads ON DELETE CASCADE,
        document_id uuid REFERENCES documents ON DELETE CASCADE,
        words text NOT NULL,
        reading jsonb,
        reader text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT readings_of_one CHECK (num_nonnulls(thread_id, document_id) = 1)
      );
      -- By their digest: an index takes no long sentence.
      CREATE UNIQUE INDEX readings_of_thread ON readings (thread_id, md5(words)) WHERE thread_id IS NOT NULL;
      CREATE UNIQUE INDEX readings_of_document ON readings (document_id, md5(words)) WHERE document_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE readings');
  }
}
