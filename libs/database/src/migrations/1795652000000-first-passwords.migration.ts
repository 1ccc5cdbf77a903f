import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A password that an administrator gave has to be replaced before anything else. */
export class FirstPasswords1795652000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD must_change_password boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP must_change_password');
  }
}
