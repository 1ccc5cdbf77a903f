import type { MigrationInterface, QueryRunner } from 'typeorm';
import { beginDraft } from './1765069200000-begin-draft.migration';

/** A brand of which nothing is said. */
const NOTHING = `'{"company": "", "senderEmail": "", "voice": "", "wordsToAvoid": "", "disclaimer": "", "signature": "",
  "address": "", "unsubscribeText": "", "unsubscribeLink": ""}'::jsonb`;

/** What the brand is called that was a user's house profile. */
const NAME = (profile: string) =>
  `coalesce(nullif(left(btrim(regexp_replace(${profile} ->> 'company', '\\s+', ' ', 'g')), 50), ''), 'My brand')`;

/**
 * A user has several brands. What was the house profile becomes the first one. While processes of the version before still
 * work, the column that they read and write says what the default brand says: triggers keep both alike.
 */
export class Brands1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE brands (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        is_default boolean NOT NULL DEFAULT false,
        profile jsonb NOT NULL,
        offers jsonb NOT NULL DEFAULT '[]',
        -- Those that drafts were written for and that are offered no more.
        former_offers jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Drafts that it speaks in outlive it.
        deleted_at timestamptz,
        CHECK (NOT is_default OR deleted_at IS NULL)
      );
      CREATE INDEX brands_user ON brands (user_id, created_at);
      CREATE UNIQUE INDEX brands_default ON brands (user_id) WHERE is_default;

      CREATE FUNCTION weigh(brands) RETURNS bigint LANGUAGE sql IMMUTABLE
        AS 'SELECT (500 + octet_length($1.profile::text) + octet_length($1.offers::text) + octet_length($1.former_offers::text))::bigint';
      CREATE CONSTRAINT TRIGGER storage AFTER INSERT OR DELETE OR UPDATE OF profile, offers, former_offers ON brands
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage('drafts');

      CREATE FUNCTION brand_of_profile() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE brands SET profile = profile || NEW.brand_profile WHERE user_id = NEW.id AND is_default;
          IF NOT FOUND THEN
            INSERT INTO brands (user_id, name, is_default, profile)
              VALUES (NEW.id, ${NAME('NEW.brand_profile')}, true, ${NOTHING} || NEW.brand_profile);
          END IF;
          RETURN NULL;
        END $$;
      CREATE FUNCTION profile_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE users SET brand_profile = (
              SELECT jsonb_object_agg(key, value) FROM brands, jsonb_each(profile)
              WHERE user_id = users.id AND is_default AND key IN ('company', 'voice', 'wordsToAvoid', 'disclaimer'))
            WHERE id = NEW.user_id;
          RETURN NULL;
        END $$;
      -- First: what an older process writes meanwhile waits, and is seen below or by the trigger.
      CREATE TRIGGER brand_of_profile AFTER UPDATE OF brand_profile ON users
        FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.brand_profile IS NOT NULL) EXECUTE FUNCTION brand_of_profile();
      CREATE TRIGGER profile_of_brand AFTER INSERT OR UPDATE ON brands
        FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION profile_of_brand();
      ALTER TABLE brands DISABLE TRIGGER profile_of_brand;
      INSERT INTO brands (user_id, name, is_default, profile, created_at)
        SELECT id, ${NAME('brand_profile')}, true, ${NOTHING} || brand_profile, created_at FROM users
        WHERE brand_profile IS NOT NULL AND EXISTS (SELECT FROM jsonb_each_text(brand_profile) WHERE btrim(value) <> '');
      SET CONSTRAINTS storage IMMEDIATE;
      ALTER TABLE brands ENABLE TRIGGER profile_of_brand;

      ALTER TABLE threads ADD brand_id uuid REFERENCES brands ON DELETE SET NULL, ADD offer_id uuid;
      CREATE INDEX threads_brand ON threads (brand_id) WHERE brand_id IS NOT NULL;
      CREATE FUNCTION choose_brand() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.brand_id := (SELECT id FROM brands WHERE user_id = NEW.user_id AND is_default);
          RETURN NEW;
        END $$;
      CREATE TRIGGER choose_brand BEFORE INSERT ON threads
        FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION choose_brand();

      -- Who speaks in a thread, or in the parts of a campaign: the brand that they name or, where they were made before
      -- there was one, their user's first. Where neither is given, the default one. With the offer, if one was chosen.
      CREATE FUNCTION brand_of(owner integer, thread uuid, campaign uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
        DECLARE
          chosen uuid;
          sold uuid;
          is_known boolean := false;
          brand brands;
        BEGIN
          IF thread IS NOT NULL THEN
            SELECT brand_id, offer_id, true INTO chosen, sold, is_known FROM threads WHERE id = thread AND user_id = owner;
          ELSIF campaign IS NOT NULL THEN
            SELECT brand_id, offer_id, true INTO chosen, sold, is_known FROM threads
              WHERE campaign_id = campaign AND user_id = owner LIMIT 1;
          END IF;
          IF chosen IS NOT NULL THEN
            SELECT * INTO brand FROM brands WHERE id = chosen;
          ELSIF is_known THEN
            SELECT * INTO brand FROM brands WHERE user_id = owner ORDER BY created_at, id LIMIT 1;
          ELSE
            SELECT * INTO brand FROM brands WHERE user_id = owner AND is_default;
          END IF;
          IF brand.id IS NULL THEN RETURN NULL; END IF;
          RETURN brand.profile || jsonb_build_object('id', brand.id, 'name', brand.name, 'isDefault', brand.is_default,
            'offer', (SELECT offer FROM jsonb_array_elements(brand.offers || brand.former_offers) AS offer
                      WHERE offer ->> 'id' = sold::text LIMIT 1));
        END $$;`);
    await runner.query(
      beginDraft({ brand_id: `(request ->> 'brandId')::uuid`, offer_id: `(request ->> 'offerId')::uuid` }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(beginDraft());
    await runner.query(`
      DROP TRIGGER choose_brand ON threads;
      ALTER TABLE threads DROP brand_id, DROP offer_id;
      DROP TRIGGER brand_of_profile ON users;
      DROP FUNCTION weigh(brands);
      DROP TABLE brands;
      DROP FUNCTION brand_of, choose_brand, brand_of_profile, profile_of_brand;
    `);
  }
}
