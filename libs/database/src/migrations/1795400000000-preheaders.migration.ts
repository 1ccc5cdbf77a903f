import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an inbox shows behind the subject of a version, and of a saved email. */
export class Preheaders1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE messages ADD COLUMN preheader text; ALTER TABLE generations ADD COLUMN preheader text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE generations DROP COLUMN preheader; ALTER TABLE messages DROP COLUMN preheader');
  }
}
