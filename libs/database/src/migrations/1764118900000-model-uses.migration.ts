import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a job used is kept for each model, since each has its price. */
export class ModelUses1764118900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs ADD uses jsonb NOT NULL DEFAULT '[]';
      UPDATE jobs SET uses = jsonb_build_array(jsonb_build_object(
        'model', coalesce(model, 'unknown'), 'inputTokens', input_tokens, 'outputTokens', output_tokens))
      WHERE input_tokens > 0 OR output_tokens > 0;
      ALTER TABLE jobs DROP model, DROP input_tokens, DROP output_tokens;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs ADD model text, ADD input_tokens integer NOT NULL DEFAULT 0,
        ADD output_tokens integer NOT NULL DEFAULT 0;
      UPDATE jobs SET model = uses -> 0 ->> 'model',
        input_tokens = (SELECT sum((used -> 'inputTokens')::int) FROM jsonb_array_elements(uses) AS used),
        output_tokens = (SELECT sum((used -> 'outputTokens')::int) FROM jsonb_array_elements(uses) AS used)
      WHERE uses <> '[]';
      ALTER TABLE jobs DROP uses;
    `);
  }
}
