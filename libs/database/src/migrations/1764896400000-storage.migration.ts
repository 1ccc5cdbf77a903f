import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row weighs beside its texts, with its places in indexes: nobody fills the disk with empty ones. */
const ROW = 500;

const bytes = (...columns: string[]) =>
  [String(ROW), ...columns.map((column) => `coalesce(octet_length(${column}), 0)`)].join(' + ');

/** What a user keeps: by table its kind, and what of a row is weighed. */
const KEPT = {
  generations: {
    kind: 'emails',
    texts: ['title', 'content', 'original_prompt', 'metadata::text', 'ledger::text'],
  },
  documents: { kind: 'documents', texts: ['name', 'text'] },
  campaigns: { kind: 'drafts', texts: ['request::text'] },
  user_feedbacks: { kind: 'feedback', texts: ['feedback_text', 'session_data::text'] },
  rod_chief_feedbacks: { kind: 'feedback', texts: ['feedback', 'email_content', 'improvements::text'] },
};

const columnOf = (text: string) => text.replace('::text', '');

const MESSAGE = bytes('content', 'note', 'entries::text');

/** How much each user keeps is counted as it is written, in the same transaction, so that it can be limited. */
export class Storage1764896400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE threads ADD bytes bigint NOT NULL DEFAULT 0;
      LOCK TABLE messages, claim_ledgers, claim_waivers, ${Object.keys(KEPT).join(', ')} IN SHARE ROW EXCLUSIVE MODE;
      CREATE INDEX threads_discarded ON threads (discarded_at) WHERE discarded_at IS NOT NULL;

      CREATE TABLE storage (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('emails', 'drafts', 'documents', 'feedback')),
        bytes bigint NOT NULL,
        PRIMARY KEY (user_id, kind)
      );

      -- A thread weighs what is said in it, with the ledgers of its versions and what people answer for.
      CREATE FUNCTION thread_bytes(thread uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT coalesce((SELECT sum(${MESSAGE}) FROM messages LEFT JOIN claim_ledgers ON message_id = messages.id
                         WHERE thread_id = thread), 0)::bigint
          + coalesce((SELECT sum(${bytes('quote', 'sentence', 'reason')}) FROM claim_waivers
                      WHERE thread_id = thread), 0)::bigint $$;
      CREATE FUNCTION weigh_thread(thread uuid) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          -- Who waits here for another sees afterwards what that one wrote.
          PERFORM FROM threads WHERE id = thread FOR NO KEY UPDATE;
          UPDATE threads SET bytes = thread_bytes(thread) WHERE id = thread;
        END $$;
      CREATE FUNCTION weigh_thread_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM weigh_thread(CASE TG_OP WHEN 'DELETE' THEN OLD.thread_id ELSE NEW.thread_id END);
          RETURN NULL;
        END $$;
      CREATE FUNCTION weigh_thread_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM weigh_thread(thread_id) FROM messages WHERE id = NEW.message_id;
          RETURN NULL;
        END $$;
      UPDATE threads SET bytes = thread_bytes(id);
      CREATE TRIGGER thread_bytes AFTER INSERT OR DELETE OR UPDATE OF content, note ON messages
        FOR EACH ROW EXECUTE FUNCTION weigh_thread_of_row();
      CREATE TRIGGER thread_bytes AFTER INSERT OR DELETE OR UPDATE OF reason ON claim_waivers
        FOR EACH ROW EXECUTE FUNCTION weigh_thread_of_row();
      CREATE TRIGGER thread_bytes AFTER INSERT OR UPDATE OF entries ON claim_ledgers
        FOR EACH ROW EXECUTE FUNCTION weigh_thread_of_ledger();

      -- At the end of a transaction: nobody waits for the count of a user while holding it.
      CREATE FUNCTION count_storage() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          change bigint := 0;
          owner integer;
        BEGIN
          IF TG_OP <> 'INSERT' THEN
            change := -weigh(OLD);
            owner := OLD.user_id;
          END IF;
          IF TG_OP <> 'DELETE' THEN
            change := change + weigh(NEW);
            owner := NEW.user_id;
          END IF;
          IF change <> 0 THEN
            INSERT INTO storage SELECT id, TG_ARGV[0], change FROM users WHERE id = owner
              ON CONFLICT (user_id, kind) DO UPDATE SET bytes = storage.bytes + excluded.bytes;
          END IF;
          RETURN NULL;
        END $$;
      CREATE FUNCTION weigh(threads) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT ${ROW} + $1.bytes';
      CREATE CONSTRAINT TRIGGER storage AFTER INSERT OR DELETE OR UPDATE OF bytes ON threads
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('drafts');`);
    for (const [table, { kind, texts }] of Object.entries(KEPT)) {
      await runner.query(`
        CREATE FUNCTION weigh(${table}) RETURNS bigint LANGUAGE sql IMMUTABLE
          AS 'SELECT (${bytes(...texts.map((text) => `$1.${text}`))})::bigint';
        CREATE CONSTRAINT TRIGGER storage AFTER INSERT OR DELETE OR UPDATE OF ${texts.map(columnOf).join(', ')} ON ${table}
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('${kind}')`);
    }
    const all = [
      `SELECT user_id, 'drafts' AS kind, weigh(threads) AS bytes FROM threads`,
      ...Object.entries(KEPT).map(([table, { kind }]) => `SELECT user_id, '${kind}', weigh(${table}) FROM ${table}`),
    ];
    await runner.query(
      `INSERT INTO storage SELECT user_id, kind, sum(bytes) FROM (${all.join(' UNION ALL ')}) AS kept GROUP BY 1, 2`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['threads', ...Object.keys(KEPT)]) {
      await runner.query(`DROP TRIGGER storage ON ${table}; DROP FUNCTION weigh(${table})`);
    }
    for (const table of ['messages', 'claim_waivers', 'claim_ledgers']) {
      await runner.query(`DROP TRIGGER thread_bytes ON ${table}`);
    }
    await runner.query(`
      DROP FUNCTION count_storage, weigh_thread_of_ledger, weigh_thread_of_row, weigh_thread, thread_bytes;
      DROP TABLE storage;
      DROP INDEX threads_discarded;
      ALTER TABLE threads DROP bytes;
    `);
  }
}
