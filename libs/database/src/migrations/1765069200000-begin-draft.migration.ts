import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What begins a draft. `threadColumns` are those of its thread that a later version chooses: a column, and where its value
 * is found in the request.
 */
export function beginDraft(threadColumns: Record<string, string> = {}): string {
  const names = Object.keys(threadColumns)
    .map((name) => `, ${name}`)
    .join('');
  const values = Object.values(threadColumns)
    .map((value) => `, ${value}`)
    .join('');
  return `
      CREATE OR REPLACE FUNCTION begin_draft(
        new_job jsonb, document uuid, request jsonb, event jsonb, most_open integer, most_queued integer, most_bytes bigint,
        OUT open integer, OUT queued integer, OUT bytes float8, OUT event_id text, OUT made jobs
      ) LANGUAGE plpgsql AS $$
        DECLARE
          wanted jobs := jsonb_populate_record(NULL::jobs, new_job);
        BEGIN
          -- Requests of one user are taken one by one: none slips past the limits, and a repeated one finds the first.
          PERFORM pg_advisory_xact_lock(7305, wanted.user_id);
          SELECT * INTO made FROM jobs
            WHERE user_id = wanted.user_id AND idempotency_key = wanted.idempotency_key;
          IF FOUND THEN RETURN; END IF;
          open := (SELECT count(*) FROM jobs WHERE user_id = wanted.user_id AND status IN ('queued', 'running'));
          queued := (SELECT count(*) FROM jobs WHERE status = 'queued');
          bytes := (SELECT coalesce(sum(storage.bytes), 0) FROM storage WHERE user_id = wanted.user_id);
          IF open >= most_open OR queued >= most_queued OR bytes > most_bytes THEN RETURN; END IF;
          INSERT INTO threads (id, user_id, app_id, document_id${names})
            VALUES (wanted.thread_id, wanted.user_id, wanted.app_id,
              (SELECT id FROM documents WHERE id = document AND user_id = wanted.user_id)${values});
          INSERT INTO jobs (id, name, queue, payload, user_id, thread_id, app_id, catalysts, idempotency_key, body_hash,
              session_id, request_id, priority)
            VALUES (wanted.id, wanted.name, wanted.queue, wanted.payload, wanted.user_id, wanted.thread_id, wanted.app_id,
              wanted.catalysts, wanted.idempotency_key, wanted.body_hash, wanted.session_id, wanted.request_id,
              (SELECT count(*) + 1 FROM jobs other WHERE other.user_id = wanted.user_id AND other.queue = wanted.queue
                 AND other.status IN ('queued', 'running')))
            RETURNING * INTO made;
          INSERT INTO messages (id, thread_id, role, content, job_id)
            VALUES ((request ->> 'id')::uuid, wanted.thread_id, 'user', request ->> 'content', wanted.id);
          INSERT INTO user_analytics (user_id, app_id, action_type, session_id, metadata, job_id)
            VALUES (wanted.user_id, wanted.app_id, event ->> 'actionType', wanted.session_id, event -> 'metadata', wanted.id)
            RETURNING id INTO event_id;
        END $$`;
}

/** A draft is begun by one call: a person who pressed a button waits for one answer of Postgres, not for twelve. */
export class BeginDraft1765069200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(beginDraft());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION begin_draft');
  }
}
