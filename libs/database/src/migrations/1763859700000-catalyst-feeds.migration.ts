import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CatalystFeeds1763859700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs ADD catalysts jsonb NOT NULL DEFAULT '[]';

      CREATE TABLE catalyst_feeds (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        url text NOT NULL UNIQUE,
        title text,
        is_active boolean NOT NULL DEFAULT true,
        etag text,
        last_modified text,
        last_run_at timestamptz,
        due_at timestamptz NOT NULL DEFAULT now(),
        new_items integer NOT NULL DEFAULT 0,
        error text,
        job_id uuid REFERENCES jobs ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      ALTER TABLE catalysts
        ADD is_retired boolean NOT NULL DEFAULT false,
        ADD feed_id integer REFERENCES catalyst_feeds ON DELETE SET NULL,
        -- The date that the feed gave; without one, published_at is the time of the import.
        ADD dated_at timestamptz;
      CREATE UNIQUE INDEX catalysts_without_link ON catalysts (feed_id, title, coalesce(dated_at, to_timestamp(0)))
        WHERE url IS NULL AND feed_id IS NOT NULL;
      CREATE INDEX catalysts_feed ON catalysts (feed_id);
      DROP INDEX catalysts_published;
      CREATE INDEX catalysts_published ON catalysts (published_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX catalysts_published;
      CREATE INDEX catalysts_published ON catalysts (published_at DESC);
      ALTER TABLE catalysts DROP is_retired, DROP dated_at, DROP feed_id;
      DROP TABLE catalyst_feeds;
      ALTER TABLE jobs DROP catalysts;
    `);
  }
}
