import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach is for administrators until one of them opens it: a new row says so itself, one that is there learns it here. */
export class LockedCoach1795610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE apps SET config = coalesce(config, '{}') || '{"roles": ["admin"]}'
       WHERE name = 'rodchief-bot' AND config -> 'roles' IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE apps SET config = nullif(config - 'roles', '{}') WHERE name = 'rodchief-bot'`);
  }
}
