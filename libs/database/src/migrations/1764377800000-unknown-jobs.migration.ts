import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that the workers of an update's older version leave to those of the newer one. */
export class UnknownJobs1764377800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs ADD COLUMN unknown_at timestamptz;
      CREATE INDEX jobs_unknown ON jobs (name) WHERE unknown_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN unknown_at');
  }
}
