import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every thread and campaign has a word of its own for the fences in its prompts. What is handed in cannot know it, and its
 * prompts begin alike each time.
 */
export class PromptFences1764982800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The first eight digits of such a name are 32 bits from the system's own source of secrets.
      CREATE FUNCTION new_fence() RETURNS text LANGUAGE sql VOLATILE AS $$ SELECT left(gen_random_uuid()::text, 8) $$;
      ALTER TABLE threads ADD prompt_fence text NOT NULL DEFAULT new_fence();
      ALTER TABLE campaigns ADD prompt_fence text NOT NULL DEFAULT new_fence()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE threads DROP prompt_fence;
      ALTER TABLE campaigns DROP prompt_fence;
      DROP FUNCTION new_fence`);
  }
}
