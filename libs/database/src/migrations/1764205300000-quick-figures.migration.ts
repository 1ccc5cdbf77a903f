import type { MigrationInterface, QueryRunner } from 'typeorm';

const measures = ['events', 'generations', 'generation_events', 'refinements', 'copies', 'chats', 'characters'];
const sums = measures.map((name) => `sum(${name}) AS ${name}`).join(', ');
const subtracted = measures.map((name) => `${name} = total.${name} - gone.${name}`).join(', ');

/** Opens the hours again from one on: they are counted raw until they are rolled up anew. Before that, `also`. */
const reopen = (also: string) => `
  CREATE OR REPLACE FUNCTION reopen_analytics(since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE first timestamptz;
    BEGIN
      PERFORM FROM analytics_state WHERE rolled_until > since;
      IF NOT FOUND THEN RETURN; END IF;
      SELECT greatest(date_trunc('hour', since, 'UTC'), kept_from) INTO first FROM analytics_state FOR UPDATE;
      UPDATE analytics_totals AS total SET ${subtracted}
        FROM (SELECT user_id, app_id, ${sums} FROM analytics_user_hourly WHERE hour >= first GROUP BY 1, 2) AS gone
        WHERE total.user_id = gone.user_id AND total.app_id = gone.app_id;
      ${also}
      DELETE FROM analytics_user_hourly WHERE hour >= first;
      DELETE FROM analytics_hourly WHERE hour >= first;
      UPDATE analytics_state SET rolled_until = least(rolled_until, first);
    END $$;`;

const alsoQuick = `
      UPDATE analytics_app_totals AS total SET ${subtracted}
        FROM (SELECT app_id, ${sums} FROM analytics_user_hourly WHERE hour >= first GROUP BY 1) AS gone
        WHERE total.app_id = gone.app_id;
      DELETE FROM analytics_daily WHERE day >= date_trunc('day', first, 'UTC');
      UPDATE analytics_state SET weeks_until = NULL WHERE weeks_until > first;`;

export class QuickFigures1764205300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Closed days, each the sum of its hours.
      CREATE TABLE analytics_daily (
        day timestamptz NOT NULL,
        app_id integer NOT NULL,
        action_type varchar(50) NOT NULL,
        events integer NOT NULL,
        generations integer NOT NULL,
        PRIMARY KEY (day, app_id, action_type)
      );
      INSERT INTO analytics_daily (day, app_id, action_type, events, generations)
        SELECT date_trunc('day', hour, 'UTC'), app_id, action_type, sum(events), sum(generations)
        FROM analytics_hourly, analytics_state WHERE hour < date_trunc('day', rolled_until, 'UTC') GROUP BY 1, 2, 3;

      -- All closed hours together, by tool.
      CREATE TABLE analytics_app_totals (
        app_id integer PRIMARY KEY,
        ${measures.map((name) => `${name} bigint NOT NULL`).join(', ')},
        last_at timestamptz NOT NULL
      );
      INSERT INTO analytics_app_totals (app_id, ${measures.join(', ')}, last_at)
        SELECT app_id, ${sums}, max(last_at) FROM analytics_totals GROUP BY 1;

      -- Who was there in the last week of closed hours (0) and in the one before (1). Made with each hour; empty, with
      -- weeks_until null, it is read hour by hour.
      CREATE TABLE analytics_week_users (
        week smallint NOT NULL,
        user_id integer NOT NULL,
        events integer NOT NULL,
        generations integer NOT NULL,
        PRIMARY KEY (week, user_id)
      );
      ALTER TABLE analytics_state ADD weeks_until timestamptz;

      CREATE INDEX analytics_user_hourly_user ON analytics_user_hourly (user_id, hour);
      DROP INDEX user_analytics_own_use;

      ${reopen(alsoQuick)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${reopen('')}
      CREATE INDEX user_analytics_own_use ON user_analytics (user_id, created_at)
        WHERE action_type IN ('copy', 'copy_to_clipboard', 'generation_refined');
      DROP INDEX analytics_user_hourly_user;
      ALTER TABLE analytics_state DROP weeks_until;
      DROP TABLE analytics_week_users, analytics_app_totals, analytics_daily;
    `);
  }
}
