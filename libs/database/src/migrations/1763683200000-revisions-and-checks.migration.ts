import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RevisionsAndChecks1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE threads ADD summary text, ADD summary_until bigint;

      ALTER TABLE messages
        ADD version integer,
        ADD origin text CHECK (origin IN ('written', 'refined', 'edited', 'restored')),
        ADD restored_from integer;
      UPDATE messages SET origin = 'written', version = numbered.version
        FROM (SELECT id, row_number() OVER (PARTITION BY thread_id ORDER BY seq) AS version
              FROM messages WHERE role = 'assistant') AS numbered
        WHERE messages.id = numbered.id;
      ALTER TABLE messages ADD CHECK ((role = 'assistant') = (version IS NOT NULL AND origin IS NOT NULL));
      CREATE UNIQUE INDEX messages_version ON messages (thread_id, version);

      CREATE TABLE rod_chief_feedbacks (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id text NOT NULL,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        feedback text NOT NULL,
        score integer NOT NULL CHECK (score BETWEEN 1 AND 10),
        improvements jsonb NOT NULL,
        email_content text NOT NULL,
        thread_id uuid REFERENCES threads ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX rod_chief_feedbacks_message ON rod_chief_feedbacks (user_id, message_id);
      CREATE INDEX rod_chief_feedbacks_thread ON rod_chief_feedbacks (thread_id);

      CREATE TABLE user_feedbacks (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        app_type varchar(50) NOT NULL,
        rating integer NOT NULL CHECK (rating BETWEEN 1 AND 10),
        feedback_text text,
        session_data jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX user_feedbacks_created ON user_feedbacks (created_at);
      CREATE INDEX user_feedbacks_user ON user_feedbacks (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE user_feedbacks, rod_chief_feedbacks;
      ALTER TABLE messages DROP version, DROP origin, DROP restored_from;
      ALTER TABLE threads DROP summary, DROP summary_until;
    `);
  }
}
