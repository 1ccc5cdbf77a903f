import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of the request that a draft began with is searched, and of each field of a campaign's brief. */
const SAID = 2_000;

/**
 * What is searched of a draft, in lower case, beside that of saved emails: the newest version, the request that it
 * began with, and, with the first email of a campaign, the campaign's name and brief.
 */
export class ThreadTexts1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE thread_texts (
        thread_id uuid PRIMARY KEY,
        user_id integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('draft', 'conversation', 'campaign')),
        written_at timestamptz NOT NULL,
        text text NOT NULL
      ) WITH (toast_tuple_target = 8160);
      ALTER TABLE thread_texts ALTER text SET STORAGE MAIN;

      CREATE FUNCTION text_of_thread(threads) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT lower(concat_ws(E'\\x1f',
          (SELECT request -> 'campaignContext' ->> 'productName' FROM campaigns
           WHERE id = $1.campaign_id AND $1.part = 'email1'),
          (SELECT content FROM messages WHERE thread_id = $1.id AND version IS NOT NULL ORDER BY version DESC LIMIT 1),
          (SELECT left(content, ${SAID}) FROM messages
           WHERE thread_id = $1.id AND version IS NULL ORDER BY seq LIMIT 1),
          (SELECT string_agg(left(field #>> '{}', ${SAID}), E'\\x1f') FROM campaigns,
             jsonb_path_query(request #- '{creativeMessaging,tonePerspective}', '$.*.*') AS field
           WHERE id = $1.campaign_id AND $1.part = 'email1' AND jsonb_typeof(field) = 'string'))) $$;
      CREATE FUNCTION keep_thread_text(thread uuid) RETURNS void LANGUAGE sql AS $$
        INSERT INTO thread_texts
          SELECT id, user_id,
            CASE WHEN campaign_id IS NOT NULL THEN 'campaign' WHEN app_id = 9 THEN 'conversation' ELSE 'draft' END,
            updated_at, text_of_thread(threads)
          FROM threads WHERE id = thread
          ON CONFLICT (thread_id) DO UPDATE SET written_at = excluded.written_at, text = excluded.text $$;
      CREATE FUNCTION keep_text_of_thread() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM keep_thread_text(NEW.id);
          RETURN NULL;
        END $$;
      CREATE FUNCTION keep_text_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM keep_thread_text(CASE TG_OP WHEN 'DELETE' THEN OLD.thread_id ELSE NEW.thread_id END);
          RETURN NULL;
        END $$;

      -- Nobody waits while what is there is read: the table is not seen by others yet.
      SELECT keep_thread_text(id) FROM threads;
      CREATE INDEX thread_texts_recent ON thread_texts (user_id, kind, written_at DESC);
      CREATE INDEX thread_texts_search ON thread_texts USING gin (user_id, kind, text gin_trgm_ops);

      -- From here on they do, for as long as it takes to read what was written meanwhile.
      LOCK TABLE threads, messages IN SHARE ROW EXCLUSIVE MODE;
      DELETE FROM thread_texts WHERE NOT EXISTS (SELECT FROM threads WHERE id = thread_id);
      SELECT keep_thread_text(id) FROM threads WHERE updated_at > now() - interval '10 min';
      ALTER TABLE thread_texts ADD FOREIGN KEY (thread_id) REFERENCES threads ON DELETE CASCADE;
      CREATE TRIGGER thread_text AFTER INSERT ON threads
        FOR EACH ROW WHEN (NEW.part = 'email1') EXECUTE FUNCTION keep_text_of_thread();
      CREATE TRIGGER thread_text AFTER INSERT OR DELETE OR UPDATE OF content ON messages
        FOR EACH ROW EXECUTE FUNCTION keep_text_of_message();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER thread_text ON messages;
      DROP TRIGGER thread_text ON threads;
      DROP FUNCTION keep_text_of_message, keep_text_of_thread, keep_thread_text, text_of_thread;
      DROP TABLE thread_texts;
    `);
  }
}
