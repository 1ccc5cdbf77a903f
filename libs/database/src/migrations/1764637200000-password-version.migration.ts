import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions are of a password: a login that was under way while it changed is none. */
export class PasswordVersion1764637200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD password_version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP password_version');
  }
}
