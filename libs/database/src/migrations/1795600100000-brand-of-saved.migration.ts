import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A saved email keeps who speaks in it and what it sells: a copy of it begins a conversation of its own, and is theirs, too. */
export class BrandOfSaved1795600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generations ADD brand_id uuid REFERENCES brands ON DELETE SET NULL, ADD offer_id uuid;
      CREATE INDEX generations_brand ON generations (brand_id) WHERE brand_id IS NOT NULL;
      CREATE FUNCTION keep_brand() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          SELECT brand_id, offer_id INTO NEW.brand_id, NEW.offer_id FROM threads WHERE id = NEW.thread_id;
          RETURN NEW;
        END $$;
      CREATE TRIGGER keep_brand BEFORE INSERT OR UPDATE OF thread_id ON generations
        FOR EACH ROW WHEN (NEW.thread_id IS NOT NULL) EXECUTE FUNCTION keep_brand()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_brand ON generations;
      DROP FUNCTION keep_brand;
      ALTER TABLE generations DROP brand_id, DROP offer_id`);
  }
}
