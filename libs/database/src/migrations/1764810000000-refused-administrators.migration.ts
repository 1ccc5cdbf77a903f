import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong PINs of administrators are told with the others, and lock nobody out. */
export class RefusedAdministrators1764810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refused_pins ADD by_administrator boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refused_pins DROP by_administrator');
  }
}
