import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the job of each tool was called. */
const TOOLS = `(VALUES ('generate-email', 'hotlist-generator'), ('generate-starting-now-email', 'starting-now-generator'),
  ('generate-clone-winner', 'clone-winner-v3'), ('coach-improve', 'rodchief-bot')) AS old (name, tool)`;

/** Every tool writes by the job `generate`, whose payload names the tool. */
export class OneGenerateJob1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A year of jobs is rewritten: that may take longer than a request may.
      SET LOCAL statement_timeout = 0;
      -- The payload of a deleted user is empty, and stays so.
      UPDATE jobs SET name = 'generate', payload = CASE WHEN payload = '{}' THEN payload
          ELSE jsonb_build_object('tool', old.tool, 'input', payload) END
        FROM ${TOOLS} WHERE jobs.name = old.name;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = 0;
      UPDATE jobs SET name = old.name, payload = payload -> 'input'
        FROM ${TOOLS} WHERE jobs.name = 'generate' AND payload ->> 'tool' = old.tool;
      -- Whose payload is empty, the tool's number tells.
      UPDATE jobs SET name = CASE app_id WHEN 6 THEN 'generate-starting-now-email' WHEN 7 THEN 'generate-clone-winner'
          WHEN 9 THEN 'coach-improve' ELSE 'generate-email' END
        WHERE name = 'generate';
    `);
  }
}
