import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What `ThreadTexts` says of the text of a thread. */
const TEXT = `lower(concat_ws(E'\\x1f',
  (SELECT request -> 'campaignContext' ->> 'productName' FROM campaigns
   WHERE id = $1.campaign_id AND $1.part = 'email1'),
  (SELECT content FROM messages WHERE thread_id = $1.id AND version IS NOT NULL ORDER BY version DESC LIMIT 1),
  (SELECT left(content, 2000) FROM messages
   WHERE thread_id = $1.id AND version IS NULL ORDER BY seq LIMIT 1),
  (SELECT string_agg(left(field #>> '{}', 2000), E'\\x1f') FROM campaigns,
     jsonb_path_query(request #- '{creativeMessaging,tonePerspective}', '$.*.*') AS field
   WHERE id = $1.campaign_id AND $1.part = 'email1' AND jsonb_typeof(field) = 'string')))`;

/** It is put together with each message: how that is done best is thought of once on each line, not each time. */
export class KeptPlans1795586400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION text_of_thread(threads) RETURNS text LANGUAGE plpgsql STABLE AS
         $$ BEGIN RETURN ${TEXT}; END $$`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE FUNCTION text_of_thread(threads) RETURNS text LANGUAGE sql STABLE AS $$ SELECT ${TEXT} $$`,
    );
  }
}
