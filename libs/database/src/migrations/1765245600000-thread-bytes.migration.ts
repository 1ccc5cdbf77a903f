import type { MigrationInterface, QueryRunner } from 'typeorm';

const MESSAGE = ['content', 'note', 'entries::text'];
const WAIVER = ['quote', 'sentence', 'reason'];

/** As `Storage` weighs a row. */
const bytes = (columns: string[]) =>
  ['500', ...columns.map((column) => `coalesce(octet_length(${column}), 0)`)].join(' + ');

const SUM = `
  coalesce((SELECT sum(${bytes(MESSAGE)}) FROM messages LEFT JOIN claim_ledgers ON message_id = messages.id
            WHERE thread_id = thread), 0)::bigint
  + coalesce((SELECT sum(${bytes(WAIVER)}) FROM claim_waivers WHERE thread_id = thread), 0)::bigint`;

/** A thread is weighed three times for each draft: how that is done best is thought of once, not each time. */
export class ThreadBytes1765245600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION thread_bytes(thread uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS
         $$ BEGIN RETURN ${SUM}; END $$`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION thread_bytes(thread uuid) RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT ${SUM} $$`,
    );
  }
}
