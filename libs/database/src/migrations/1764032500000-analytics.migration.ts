import type { MigrationInterface, QueryRunner } from 'typeorm';

const measures = ['events', 'generations', 'generation_events', 'refinements', 'copies', 'chats', 'characters'];
const sums = measures.map((name) => `sum(${name}) AS ${name}`).join(', ');
const subtracted = measures.map((name) => `${name} = total.${name} - gone.${name}`).join(', ');

export class Analytics1764032500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD disabled_at timestamptz;

      -- An event outlives its job: that it had one is what makes it a generation.
      ALTER TABLE user_analytics DROP CONSTRAINT user_analytics_job_id_fkey;
      DROP INDEX user_analytics_job;
      CREATE INDEX user_analytics_action ON user_analytics (action_type, created_at);

      -- Closed hours, each made whole from the raw rows. 0 stands for nobody and for no tool. user_id is no reference:
      -- the numbers of a deleted user stay.
      CREATE TABLE analytics_hourly (
        hour timestamptz NOT NULL,
        app_id integer NOT NULL,
        action_type varchar(50) NOT NULL,
        events integer NOT NULL,
        generations integer NOT NULL,
        PRIMARY KEY (hour, app_id, action_type)
      );
      CREATE TABLE analytics_user_hourly (
        hour timestamptz NOT NULL,
        user_id integer NOT NULL,
        app_id integer NOT NULL,
        events integer NOT NULL,
        generations integer NOT NULL,
        generation_events integer NOT NULL,
        refinements integer NOT NULL,
        copies integer NOT NULL,
        chats integer NOT NULL,
        characters bigint NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (hour, user_id, app_id)
      );
      -- All closed hours together.
      CREATE TABLE analytics_totals (
        user_id integer NOT NULL,
        app_id integer NOT NULL,
        events bigint NOT NULL,
        generations bigint NOT NULL,
        generation_events bigint NOT NULL,
        refinements bigint NOT NULL,
        copies bigint NOT NULL,
        chats bigint NOT NULL,
        characters bigint NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, app_id)
      );
      -- One row. Hours before rolled_until are rolled up; raw rows before kept_from were deleted.
      CREATE TABLE analytics_state (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        rolled_until timestamptz NOT NULL,
        kept_from timestamptz NOT NULL DEFAULT '-infinity',
        checked_at timestamptz,
        differences jsonb
      );
      INSERT INTO analytics_state (rolled_until)
        SELECT date_trunc('hour', coalesce(min(created_at), now()), 'UTC') FROM user_analytics;

      -- Opens the hours again from one on: they are counted raw until they are rolled up anew.
      CREATE FUNCTION reopen_analytics(since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
        DECLARE first timestamptz;
        BEGIN
          PERFORM FROM analytics_state WHERE rolled_until > since;
          IF NOT FOUND THEN RETURN; END IF;
          SELECT greatest(date_trunc('hour', since, 'UTC'), kept_from) INTO first FROM analytics_state FOR UPDATE;
          UPDATE analytics_totals AS total SET ${subtracted}
            FROM (SELECT user_id, app_id, ${sums} FROM analytics_user_hourly WHERE hour >= first GROUP BY 1, 2) AS gone
            WHERE total.user_id = gone.user_id AND total.app_id = gone.app_id;
          DELETE FROM analytics_user_hourly WHERE hour >= first;
          DELETE FROM analytics_hourly WHERE hour >= first;
          UPDATE analytics_state SET rolled_until = least(rolled_until, first);
        END $$;
      CREATE FUNCTION reopen_for_new() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM reopen_analytics(first) FROM (SELECT min(created_at) AS first FROM new_rows) AS added
            WHERE first IS NOT NULL;
          RETURN NULL;
        END $$;
      CREATE TRIGGER late_event AFTER INSERT ON user_analytics REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION reopen_for_new();
      CREATE FUNCTION reopen_for_moved() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM reopen_analytics(least(OLD.created_at, NEW.created_at));
          RETURN NULL;
        END $$;
      CREATE TRIGGER moved_event AFTER UPDATE OF created_at, action_type, app_id, job_id, metadata ON user_analytics
        FOR EACH ROW EXECUTE FUNCTION reopen_for_moved();

      CREATE TABLE refused_pins (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX refused_pins_created ON refused_pins (created_at);
      CREATE TABLE unlocks (
        id text PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE INDEX jobs_created ON jobs (created_at);
      CREATE INDEX jobs_failed ON jobs (finished_at) WHERE status = 'failed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX jobs_failed, jobs_created, user_analytics_action;
      DROP TRIGGER late_event ON user_analytics;
      DROP TRIGGER moved_event ON user_analytics;
      DROP FUNCTION reopen_for_new, reopen_for_moved, reopen_analytics;
      DROP TABLE unlocks, refused_pins, analytics_state, analytics_totals, analytics_user_hourly, analytics_hourly;
      CREATE INDEX user_analytics_job ON user_analytics (job_id);
      UPDATE user_analytics SET job_id = NULL WHERE NOT EXISTS (SELECT FROM jobs WHERE jobs.id = job_id);
      ALTER TABLE user_analytics ADD FOREIGN KEY (job_id) REFERENCES jobs ON DELETE SET NULL;
      ALTER TABLE users DROP disabled_at;
    `);
  }
}
