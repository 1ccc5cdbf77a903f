import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who answers for a claim is told by username, too: the other name is whatever somebody typed. */
export class ShownNames1795672000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE claim_waivers ADD username text;
      UPDATE claim_waivers SET username = users.username
        FROM threads JOIN users ON users.id = threads.user_id WHERE threads.id = claim_waivers.thread_id;
      -- Marks that turn the direction of writing make 'txt.exe' look like 'exe.txt'.
      UPDATE documents SET name = regexp_replace(name, '[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]', '', 'g')
        WHERE name ~ '[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE claim_waivers DROP username');
  }
}
