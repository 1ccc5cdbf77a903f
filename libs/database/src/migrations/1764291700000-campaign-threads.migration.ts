import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAMPAIGN_APP = 10;

/** A part of a campaign becomes a thread: its versions are messages, and jobs find their campaign by a column. */
export class CampaignThreads1764291700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE threads
        ADD campaign_id uuid REFERENCES campaigns ON DELETE CASCADE,
        ADD part text CHECK (part IN ('email1', 'email2', 'email3', 'email4', 'email5', 'orderForm')),
        ADD CHECK ((campaign_id IS NULL) = (part IS NULL));
      CREATE UNIQUE INDEX threads_part ON threads (campaign_id, part) WHERE campaign_id IS NOT NULL;

      -- What a job used is counted after its conversation is gone.
      ALTER TABLE jobs
        ADD campaign_id uuid REFERENCES campaigns ON DELETE SET NULL,
        DROP CONSTRAINT jobs_thread_id_fkey,
        ADD CONSTRAINT jobs_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads ON DELETE SET NULL;

      INSERT INTO threads (id, user_id, app_id, campaign_id, part, created_at, updated_at)
        SELECT gen_random_uuid(), user_id, ${CAMPAIGN_APP}, id, part, created_at,
          coalesce((SELECT max(campaign_parts.created_at) FROM campaign_parts
                    WHERE campaign_id = campaigns.id AND campaign_parts.part = parts.part), created_at)
        FROM campaigns, unnest(ARRAY['email1', 'email2', 'email3', 'email4', 'email5', 'orderForm']) AS parts (part);

      UPDATE jobs SET campaign_id = campaigns.id
        FROM campaigns WHERE campaigns.id::text = payload ->> 'campaignId';
      UPDATE jobs SET thread_id = threads.id
        FROM threads WHERE threads.campaign_id = jobs.campaign_id AND threads.part = payload ->> 'part';

      INSERT INTO messages (id, thread_id, role, content, version, origin, restored_from, job_id, created_at)
        SELECT gen_random_uuid(), thread_id, role, content, version, origin, restored_from, job_id, created_at FROM (
          SELECT threads.id AS thread_id, 'assistant' AS role, kept.content, kept.version,
            CASE
              WHEN kept.job_id IS NULL AND restored.version IS NOT NULL THEN 'restored'
              WHEN kept.job_id IS NULL THEN 'edited'
              WHEN jobs.payload ->> 'message' IS NOT NULL THEN 'refined'
              ELSE 'written'
            END AS origin,
            CASE WHEN kept.job_id IS NULL THEN restored.version END AS restored_from,
            kept.job_id, kept.created_at
          FROM campaign_parts AS kept
            JOIN threads USING (campaign_id, part)
            LEFT JOIN jobs ON jobs.id = kept.job_id
            LEFT JOIN LATERAL (
              SELECT max(earlier.version) AS version FROM campaign_parts AS earlier
              WHERE earlier.campaign_id = kept.campaign_id AND earlier.part = kept.part
                AND earlier.version < kept.version AND earlier.content = kept.content) AS restored ON true
          UNION ALL
          SELECT thread_id, 'user', payload ->> 'message', NULL, NULL, NULL, id, created_at FROM jobs
          WHERE name = 'rewrite-campaign-part' AND thread_id IS NOT NULL AND payload ->> 'message' IS NOT NULL
        ) AS said ORDER BY created_at, version NULLS FIRST;

      UPDATE jobs SET payload = '{}' WHERE name = 'generate-campaign';
      UPDATE jobs SET
          name = CASE WHEN payload ->> 'message' IS NULL THEN name ELSE 'refine-email' END,
          payload = CASE WHEN payload ->> 'message' IS NULL THEN '{}' ELSE jsonb_build_object(
            'message', payload ->> 'message', 'kind', 'refine', 'currentCopy', NULL, 'originalContext', NULL) END,
          result = CASE WHEN result IS NOT NULL THEN
            jsonb_build_object('cuts', result -> 'cuts', 'messageId', coalesce(
              (SELECT messages.id FROM messages WHERE job_id = jobs.id AND role = 'assistant'), jobs.id))
            || CASE WHEN payload ->> 'message' IS NULL THEN '{}' ELSE '{"summarised": false}' END::jsonb END
        WHERE name = 'rewrite-campaign-part';

      -- One that was opened in the library since has a conversation of its own, and keeps it.
      UPDATE generations SET thread_id = threads.id FROM threads
        WHERE generations.thread_id IS NULL AND generations.user_id = threads.user_id
          AND threads.campaign_id::text = metadata ->> 'campaignId' AND threads.part = metadata ->> 'part';

      DROP INDEX jobs_campaign, generations_campaign;
      CREATE INDEX jobs_campaign ON jobs (campaign_id, created_at) WHERE campaign_id IS NOT NULL;
      DROP TABLE campaign_parts;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE campaign_parts (
        campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
        part text NOT NULL CHECK (part IN ('email1', 'email2', 'email3', 'email4', 'email5', 'orderForm')),
        version integer NOT NULL,
        content text NOT NULL,
        job_id uuid REFERENCES jobs ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (campaign_id, part, version)
      );
      CREATE INDEX campaign_parts_job ON campaign_parts (job_id);
      INSERT INTO campaign_parts
        SELECT campaign_id, part, version, content, job_id, messages.created_at
        FROM messages JOIN threads ON threads.id = thread_id WHERE campaign_id IS NOT NULL AND version IS NOT NULL;

      UPDATE jobs SET payload = jsonb_build_object('campaignId', campaign_id)
        WHERE name = 'generate-campaign' AND campaign_id IS NOT NULL;
      UPDATE jobs SET name = 'rewrite-campaign-part', payload = jsonb_build_object(
          'campaignId', jobs.campaign_id, 'part', part, 'message', payload ->> 'message')
        FROM threads WHERE threads.id = thread_id AND threads.campaign_id IS NOT NULL
          AND name IN ('refine-email', 'rewrite-campaign-part');
      DROP INDEX jobs_campaign;
      CREATE INDEX jobs_campaign ON jobs ((payload ->> 'campaignId'), created_at)
        WHERE payload ->> 'campaignId' IS NOT NULL;
      CREATE INDEX generations_campaign ON generations ((metadata ->> 'campaignId'))
        WHERE metadata ->> 'campaignId' IS NOT NULL;

      DELETE FROM threads WHERE campaign_id IS NOT NULL;
      SET CONSTRAINTS ALL IMMEDIATE;
      ALTER TABLE threads DROP campaign_id, DROP part;
      ALTER TABLE jobs DROP campaign_id, DROP CONSTRAINT jobs_thread_id_fkey,
        ADD CONSTRAINT jobs_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads ON DELETE CASCADE;
    `);
  }
}
