import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Account1763773300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD house_profile jsonb;

      ALTER TABLE sessions ADD seen_at timestamptz NOT NULL DEFAULT now();
      UPDATE sessions SET seen_at = least(now(), expire - interval '30 days');

      CREATE INDEX jobs_done_of_user ON jobs (user_id, finished_at) WHERE status = 'completed';
      CREATE INDEX user_analytics_own_use ON user_analytics (user_id, created_at)
        WHERE action_type IN ('copy', 'copy_to_clipboard', 'generation_refined');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX user_analytics_own_use, jobs_done_of_user;
      ALTER TABLE sessions DROP seen_at;
      ALTER TABLE users DROP house_profile;
    `);
  }
}
