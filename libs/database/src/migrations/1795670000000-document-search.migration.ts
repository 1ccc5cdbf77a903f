import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds documents by their names, and pages also by their publishers. */
export class DocumentSearch1795670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX documents_search ON documents
        USING gin (user_id, lower(name || ' ' || coalesce(origin ->> 'publisher', '')) gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX documents_search');
  }
}
