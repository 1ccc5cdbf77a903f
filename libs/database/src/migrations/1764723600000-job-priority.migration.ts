import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has little under way comes before who has much. */
export class JobPriority1764723600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN priority integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN priority');
  }
}
