import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a document was read that is a page of the web. */
export class DocumentOrigins1795630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents ADD COLUMN origin jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents DROP COLUMN origin');
  }
}
