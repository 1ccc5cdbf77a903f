import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A log of what administrators do and read. Names are kept as they were: neither side has to be there still. */
export class AdminActs1795940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admin_acts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        act text NOT NULL,
        is_reading boolean NOT NULL,
        actor text NOT NULL,
        actor_id integer,
        address text NOT NULL,
        subject text,
        subject_id integer,
        is_done boolean NOT NULL
      );
      CREATE INDEX admin_acts_newest ON admin_acts (created_at DESC, id DESC);
      CREATE INDEX admin_acts_readings ON admin_acts (actor, act, subject_id, created_at DESC) WHERE is_reading;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin_acts');
  }
}
