import type { MigrationInterface, QueryRunner } from 'typeorm';
import { beginDraft } from './1765069200000-begin-draft.migration';

/** The columns that `Brands` added to what begins a draft. */
const BRAND = { brand_id: `(request ->> 'brandId')::uuid`, offer_id: `(request ->> 'offerId')::uuid` };

/** So much of what was sent of a kept document stays in the brief. */
const SENT_MAX = 10_000;

/** As `ThreadBytes` weighs a thread. */
const bytes = (columns: string[]) =>
  ['500', ...columns.map((column) => `coalesce(octet_length(${column}), 0)`)].join(' + ');

const sumOf = (...message: string[]) => `
  coalesce((SELECT sum(${bytes([...message, 'entries::text'])}) FROM messages
            LEFT JOIN claim_ledgers ON message_id = messages.id WHERE thread_id = thread), 0)::bigint
  + coalesce((SELECT sum(${bytes(['quote', 'sentence', 'reason'])}) FROM claim_waivers WHERE thread_id = thread), 0)::bigint`;

const weighThreads = (sum: string) =>
  `CREATE OR REPLACE FUNCTION thread_bytes(thread uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN ${sum}; END $$`;

/** How the requests begin that applied suggestions before those were kept beside them. */
const OPENING = 'Please revise the email by applying these suggestions:';

/**
 * A thread keeps the brief that it was begun with, and a job keeps which version it is about and what was asked for in words:
 * the payload of a job is for the worker alone and may be deleted once the job has ended. A message that applies suggestions
 * of a review keeps them in their own words, and proposed words keep when they were taken: those of before have been counted.
 */
export class Briefs1795660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = 0;
      -- Of a document that is kept, the beginning of what was sent is enough, and its name, which stays when it is deleted.
      CREATE FUNCTION brief_of(payload jsonb, document uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN payload #>> '{input,documentId}' IS NULL OR payload #>> '{input,fileContent}' IS NULL THEN payload
            ELSE jsonb_set(payload, '{input,fileContent}', to_jsonb(left(payload #>> '{input,fileContent}', ${SENT_MAX}))) END
          || jsonb_build_object('document', CASE WHEN payload #>> '{input,documentId}' IS NOT NULL THEN coalesce(
               (SELECT jsonb_build_object('name', name, 'pages', pages) FROM documents WHERE id = document),
               '{"name": "Document", "pages": null}') END) $$;
      ALTER TABLE threads ADD brief jsonb;
      ALTER TABLE jobs ADD about jsonb NOT NULL DEFAULT '{}';
      CREATE FUNCTION about_of(payload jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
        SELECT jsonb_strip_nulls(jsonb_build_object('messageId', payload -> 'messageId', 'version', payload -> 'version',
          'instruction', payload #> '{wish,instruction}')) $$;
      CREATE FUNCTION keep_about() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.about := about_of(NEW.payload);
          RETURN NEW;
        END $$;
      ALTER TABLE messages ADD suggestions jsonb;
      UPDATE messages SET suggestions = (
          SELECT coalesce(jsonb_agg(substr(line, 3) ORDER BY place), '[]')
          FROM string_to_table(substr(content, ${OPENING.length + 2}), E'\\n') WITH ORDINALITY AS said (line, place)
          WHERE starts_with(line, '- '))
        WHERE role = 'user' AND starts_with(content, '${OPENING}' || E'\\n- ');
      ALTER TABLE jobs ADD taken_at timestamptz;
      UPDATE jobs SET taken_at = finished_at WHERE name = 'edit-selection' AND status = 'completed';
      CREATE TRIGGER keep_about BEFORE INSERT ON jobs FOR EACH ROW
        WHEN (NEW.name IN ('review-email', 'coach-feedback', 'suggest-subjects', 'edit-selection')) EXECUTE FUNCTION keep_about();
      UPDATE jobs SET about = about_of(payload)
        WHERE name IN ('review-email', 'coach-feedback', 'suggest-subjects', 'edit-selection');
      ${weighThreads(`${sumOf('content', 'note', 'suggestions::text')} + coalesce((SELECT octet_length(brief::text) FROM threads WHERE id = thread), 0)`)}`);
    await runner.query(beginDraft({ ...BRAND, brief: 'brief_of(wanted.payload, document)' }));
    await runner.query(`
      UPDATE threads SET brief = brief_of(first.payload, document_id), bytes = bytes + octet_length(brief_of(first.payload, document_id)::text)
        FROM (SELECT DISTINCT ON (thread_id) thread_id, name, payload FROM jobs
              WHERE thread_id IS NOT NULL ORDER BY thread_id, created_at) AS first
        WHERE first.thread_id = threads.id AND first.name = 'generate' AND first.payload ? 'input'
          AND first.payload ->> 'tool' <> 'rodchief-bot' AND brief IS NULL;
      -- What is counted at the end of the transaction would be in the way of the next migration.
      SET CONSTRAINTS storage IMMEDIATE;
      SET CONSTRAINTS storage DEFERRED`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(beginDraft(BRAND));
    await runner.query(`
      SET LOCAL statement_timeout = 0;
      ${weighThreads(sumOf('content', 'note'))};
      UPDATE threads SET bytes = bytes - octet_length(brief::text) WHERE brief IS NOT NULL;
      ALTER TABLE threads DROP brief;
      ALTER TABLE messages DROP suggestions;
      DROP TRIGGER keep_about ON jobs;
      ALTER TABLE jobs DROP about, DROP taken_at;
      DROP FUNCTION brief_of, about_of, keep_about`);
  }
}
