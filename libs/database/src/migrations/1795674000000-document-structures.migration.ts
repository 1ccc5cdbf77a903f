import type { MigrationInterface, QueryRunner } from 'typeorm';

const weighDocuments = (...columns: string[]) => `
  CREATE OR REPLACE FUNCTION weigh(documents) RETURNS bigint LANGUAGE sql IMMUTABLE
    AS 'SELECT (500 + ${columns.map((column) => `coalesce(octet_length($1.${column}), 0)`).join(' + ')})::bigint';
  DROP TRIGGER storage ON documents;
  CREATE CONSTRAINT TRIGGER storage AFTER INSERT OR DELETE OR UPDATE OF ${columns.join(', ')} ON documents
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('documents');`;

/** What readers find in a document beside its text, packed by gzip, with the version of the readers; 0 for its text alone. */
export class DocumentStructures1795674000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE documents
        ADD structure bytea,
        ADD reader integer NOT NULL DEFAULT 0,
        ADD has_broken_tags boolean NOT NULL DEFAULT false;
      -- It is packed already.
      ALTER TABLE documents ALTER structure SET STORAGE EXTERNAL;
      ${weighDocuments('name', 'text', 'structure')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Before the column is dropped, so that the trigger still subtracts its size from the quota.
    await runner.query(`
      UPDATE documents SET structure = NULL WHERE structure IS NOT NULL;
      SET CONSTRAINTS storage IMMEDIATE;
      SET CONSTRAINTS storage DEFERRED;
      ${weighDocuments('name', 'text')}
      ALTER TABLE documents DROP structure, DROP reader, DROP has_broken_tags`);
  }
}
