import type { MigrationInterface, QueryRunner } from 'typeorm';

const weighed = ['title', 'content', 'purpose', 'result::text']
  .map((column) => `coalesce(octet_length($1.${column}), 0)`)
  .join(' + ');

/**
 * A brand keeps emails that it has sent, whole, with what each was for and how it did. Such an email goes with its brand,
 * also where a process of the version before deletes that. Saved emails keep how they did, and of which angle and shape they
 * are: their draft may be written anew from another one.
 */
export class OwnEmails1795820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generations ADD result jsonb, ADD angle text, ADD shape text;
      CREATE FUNCTION keep_idea() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          SELECT nullif(btrim(brief #>> '{input,angle}'), ''), nullif(btrim(brief #>> '{input,shape}'), '')
            INTO NEW.angle, NEW.shape FROM threads WHERE id = NEW.thread_id;
          RETURN NEW;
        END $$;
      CREATE TRIGGER keep_idea BEFORE INSERT OR UPDATE OF content, thread_id ON generations
        FOR EACH ROW WHEN (NEW.thread_id IS NOT NULL) EXECUTE FUNCTION keep_idea();
      CREATE TABLE brand_emails (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        brand_id uuid NOT NULL REFERENCES brands ON DELETE CASCADE,
        -- The saved email that it is a copy of.
        generation_id integer REFERENCES generations ON DELETE SET NULL,
        title text NOT NULL,
        content text NOT NULL,
        purpose text NOT NULL,
        result jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- By its digest: an index takes no long text.
      CREATE UNIQUE INDEX brand_emails_content ON brand_emails (brand_id, md5(content));
      CREATE INDEX brand_emails_user ON brand_emails (user_id);
      CREATE INDEX brand_emails_generation ON brand_emails (generation_id) WHERE generation_id IS NOT NULL;

      CREATE FUNCTION weigh(brand_emails) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT (500 + ${weighed})::bigint';
      CREATE CONSTRAINT TRIGGER storage AFTER INSERT OR DELETE OR UPDATE OF purpose, result ON brand_emails
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('emails');

      CREATE FUNCTION delete_brand_emails() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM brand_emails WHERE brand_id = NEW.id;
          RETURN NULL;
        END $$;
      CREATE TRIGGER delete_brand_emails AFTER UPDATE OF deleted_at ON brands
        FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION delete_brand_emails();

      -- The lower end of Wilson's 95 % interval of a share: few readers do not make an email the best.
      CREATE FUNCTION share_floor(part double precision, whole double precision) RETURNS double precision
        LANGUAGE sql IMMUTABLE STRICT AS $$
          SELECT CASE WHEN whole > 0 THEN greatest(0, (part / whole + 1.9208 / whole
            - 1.96 * sqrt((part / whole) * greatest(0, 1 - part / whole) / whole + 0.9604 / (whole * whole))) / (1 + 3.8416 / whole)) END $$;
      CREATE FUNCTION result_floor(result jsonb, measure text) RETURNS double precision LANGUAGE sql IMMUTABLE AS
        $$ SELECT share_floor((result ->> measure)::double precision, (result ->> 'sent')::double precision) $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER delete_brand_emails ON brands;
      DROP FUNCTION weigh(brand_emails);
      DROP TABLE brand_emails;
      DROP FUNCTION delete_brand_emails, result_floor, share_floor;
      DROP TRIGGER keep_idea ON generations;
      DROP FUNCTION keep_idea;
      ALTER TABLE generations DROP result, DROP angle, DROP shape`);
  }
}
