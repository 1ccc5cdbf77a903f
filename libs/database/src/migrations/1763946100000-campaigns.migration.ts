import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Campaigns1763946100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE campaigns (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        request jsonb NOT NULL,
        send_dates jsonb NOT NULL DEFAULT '[null, null, null, null, null]',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX campaigns_user ON campaigns (user_id, created_at DESC, id DESC);

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

      CREATE INDEX jobs_campaign ON jobs ((payload ->> 'campaignId'), created_at)
        WHERE payload ->> 'campaignId' IS NOT NULL;
      CREATE INDEX generations_campaign ON generations ((metadata ->> 'campaignId'))
        WHERE metadata ->> 'campaignId' IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX generations_campaign, jobs_campaign;
      DROP TABLE campaign_parts, campaigns;
    `);
  }
}
