import type { MigrationInterface, QueryRunner } from 'typeorm';

const IS_OVER = `status IN ('completed', 'failed', 'cancelled')`;

/**
 * What was sent with a request does not outlive what it was about: payloads of jobs that ended are emptied with their thread
 * or document, or after a while, and count in what their user keeps until then. Two writes at once count each other.
 */
export class EmptiedPayloads1795662000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE jobs ADD is_emptied boolean NOT NULL DEFAULT false;
      CREATE FUNCTION document_of(payload jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT coalesce(payload ->> 'documentId', payload -> 'input' ->> 'documentId') $$;
      UPDATE jobs SET payload = '{}', is_emptied = true
        WHERE user_id IS NOT NULL AND payload <> '{}' AND ${IS_OVER} AND (
          finished_at < now() - interval '30 days'
          OR thread_id IS NULL AND name IN ('generate', 'refine-email', 'edit-selection', 'coach-feedback', 'suggest-subjects')
          OR document_of(payload) IS NOT NULL
            AND NOT EXISTS (SELECT FROM documents WHERE id::text = document_of(payload)));
      CREATE INDEX jobs_document ON jobs (document_of(payload)) WHERE document_of(payload) IS NOT NULL;
      CREATE INDEX jobs_ended ON jobs (finished_at) WHERE ${IS_OVER} AND payload <> '{}' AND user_id IS NOT NULL;

      CREATE FUNCTION empty_payload() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.is_emptied := NEW.is_emptied OR NEW.payload <> '{}';
          NEW.payload := '{}';
          NEW.about := '{}';
          RETURN NEW;
        END $$;
      CREATE TRIGGER empty_payload BEFORE UPDATE OF thread_id ON jobs FOR EACH ROW
        WHEN (OLD.thread_id IS NOT NULL AND NEW.thread_id IS NULL AND NEW.${IS_OVER}) EXECUTE FUNCTION empty_payload();

      CREATE FUNCTION empty_payloads_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE jobs SET payload = '{}', is_emptied = true
            WHERE document_of(payload) = OLD.id::text AND user_id = OLD.user_id AND ${IS_OVER};
          RETURN NULL;
        END $$;
      CREATE TRIGGER empty_payloads AFTER DELETE ON documents
        FOR EACH ROW EXECUTE FUNCTION empty_payloads_of_document();

      ALTER TABLE storage DROP CONSTRAINT storage_kind_check,
        ADD CONSTRAINT storage_kind_check CHECK (kind IN ('emails', 'drafts', 'documents', 'feedback', 'requests'));
      CREATE FUNCTION weigh(jobs) RETURNS bigint LANGUAGE sql IMMUTABLE
        AS 'SELECT CASE WHEN $1.payload = ''{}'' THEN 0 ELSE octet_length($1.payload::text) END::bigint';
      INSERT INTO storage SELECT user_id, 'requests', sum(weigh(jobs)) FROM jobs WHERE user_id IS NOT NULL GROUP BY 1;
      CREATE CONSTRAINT TRIGGER storage AFTER INSERT OR DELETE OR UPDATE OF payload, thread_id, user_id ON jobs
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('requests');

      -- Where two write at once, the second one waits here for the first and sees what that one wrote.
      CREATE FUNCTION settled_storage(owner integer) RETURNS SETOF storage LANGUAGE plpgsql AS $$
        BEGIN
          SET CONSTRAINTS storage IMMEDIATE;
          PERFORM pg_advisory_xact_lock(7308, owner);
          RETURN QUERY SELECT * FROM storage WHERE user_id = owner;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION settled_storage;
      DROP TRIGGER storage ON jobs;
      DROP FUNCTION weigh(jobs);
      DELETE FROM storage WHERE kind = 'requests';
      ALTER TABLE storage DROP CONSTRAINT storage_kind_check,
        ADD CONSTRAINT storage_kind_check CHECK (kind IN ('emails', 'drafts', 'documents', 'feedback'));
      DROP TRIGGER empty_payloads ON documents;
      DROP TRIGGER empty_payload ON jobs;
      DROP FUNCTION empty_payloads_of_document, empty_payload;
      DROP INDEX jobs_ended, jobs_document;
      DROP FUNCTION document_of;
      ALTER TABLE jobs DROP is_emptied;
    `);
  }
}
