import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copy that was pasted for the coach gets an origin of its own, apart from edits of what the coach wrote. */
export class PastedCopy1795650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages DROP CONSTRAINT messages_origin_check,
        ADD CONSTRAINT messages_origin_check CHECK (origin IN ('written', 'refined', 'edited', 'restored', 'pasted'));
      UPDATE messages SET origin = 'pasted' FROM threads
        WHERE threads.id = messages.thread_id AND threads.app_id = 9 AND origin = 'edited' AND job_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE messages SET origin = 'edited' WHERE origin = 'pasted';
      ALTER TABLE messages DROP CONSTRAINT messages_origin_check,
        ADD CONSTRAINT messages_origin_check CHECK (origin IN ('written', 'refined', 'edited', 'restored'));
    `);
  }
}
