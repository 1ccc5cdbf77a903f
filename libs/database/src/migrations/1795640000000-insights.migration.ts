import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews, saved emails and new accounts are found by when they were made. */
export class Insights1795640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX jobs_reviewed ON jobs (finished_at, thread_id) WHERE name = 'review-email' AND status = 'completed';
      CREATE INDEX generations_kept ON generations (created_at, user_id) WHERE deleted_at IS NULL;
      CREATE INDEX users_created ON users (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_created, generations_kept, jobs_reviewed');
  }
}
