import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names the claim of a job's run: one that is asked for again, since no answer came, is the same run. */
export class ClaimId1765242000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN claim_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN claim_id');
  }
}
