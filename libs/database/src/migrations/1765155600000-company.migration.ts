import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether others ran beside a job: who died with them is not blamed alone. */
export class Company1765155600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN in_company boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN in_company');
  }
}
