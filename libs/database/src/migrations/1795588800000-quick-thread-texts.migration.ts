import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEEP = `
  INSERT INTO thread_texts
    SELECT id, user_id,
      CASE WHEN campaign_id IS NOT NULL THEN 'campaign' WHEN app_id = 9 THEN 'conversation' ELSE 'draft' END,
      updated_at, text_of_thread(threads)
    FROM threads WHERE id = thread
    ON CONFLICT (thread_id) DO UPDATE SET written_at = excluded.written_at, text = excluded.text`;

/** The same text in half of the time: a draft that is no campaign's does not ask for one, and the statement is kept. */
export class QuickThreadTexts1795588800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION text_of_thread(threads) RETURNS text LANGUAGE plpgsql STABLE AS $$
        DECLARE
          -- A name of the parameter could not be taken back.
          thread ALIAS FOR $1;
          newest text := (SELECT content FROM messages
            WHERE thread_id = thread.id AND version IS NOT NULL ORDER BY version DESC LIMIT 1);
          said text := (SELECT left(content, 2000) FROM messages
            WHERE thread_id = thread.id AND version IS NULL ORDER BY seq LIMIT 1);
        BEGIN
          IF thread.part IS DISTINCT FROM 'email1' THEN RETURN lower(concat_ws(E'\\x1f', newest, said)); END IF;
          RETURN (SELECT lower(concat_ws(E'\\x1f', request -> 'campaignContext' ->> 'productName', newest, said,
              (SELECT string_agg(left(field #>> '{}', 2000), E'\\x1f')
               FROM jsonb_path_query(request #- '{creativeMessaging,tonePerspective}', '$.*.*') AS field
               WHERE jsonb_typeof(field) = 'string')))
            FROM campaigns WHERE id = thread.campaign_id);
        END $$;
      CREATE OR REPLACE FUNCTION keep_thread_text(thread uuid) RETURNS void LANGUAGE plpgsql AS
        $$ BEGIN ${KEEP}; END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // What it says of a thread is the same before and after: only the statement that keeps it goes back.
    await runner.query(
      `CREATE OR REPLACE FUNCTION keep_thread_text(thread uuid) RETURNS void LANGUAGE sql AS $$ ${KEEP} $$`,
    );
  }
}
