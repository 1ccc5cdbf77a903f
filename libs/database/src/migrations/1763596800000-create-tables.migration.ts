import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTables1763596800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        username text NOT NULL,
        username_canonical text GENERATED ALWAYS AS (lower(username)) STORED,
        email text,
        password text NOT NULL,
        first_name text,
        last_name text,
        thread_id text,
        role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
        subscription_tier text NOT NULL DEFAULT 'free',
        subscription_status text NOT NULL DEFAULT 'active',
        total_generations integer NOT NULL DEFAULT 0,
        monthly_generations integer NOT NULL DEFAULT 0,
        last_reset_date timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX users_username ON users (username_canonical);

      CREATE TABLE sessions (
        sid varchar PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL,
        user_id integer GENERATED ALWAYS AS ((sess -> 'passport' ->> 'user')::integer) STORED
          REFERENCES users ON DELETE CASCADE
      );
      CREATE INDEX sessions_expire ON sessions (expire);
      CREATE INDEX sessions_user ON sessions (user_id);

      CREATE TABLE apps (
        id integer PRIMARY KEY,
        name text NOT NULL UNIQUE,
        display_name text NOT NULL,
        description text,
        category text NOT NULL,
        icon text,
        is_active boolean NOT NULL DEFAULT true,
        config jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE threads (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        app_id integer NOT NULL REFERENCES apps,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX threads_user ON threads (user_id, created_at DESC);

      CREATE TABLE jobs (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        queue text NOT NULL,
        user_id integer REFERENCES users ON DELETE CASCADE,
        thread_id uuid REFERENCES threads ON DELETE CASCADE,
        app_id integer,
        status text NOT NULL DEFAULT 'queued'
          CHECK (status IN ('queued', 'running', 'completed', 'failed', 'cancelled')),
        payload jsonb NOT NULL,
        result jsonb,
        text text NOT NULL DEFAULT '',
        error jsonb,
        attempt integer NOT NULL DEFAULT 0,
        tries integer NOT NULL DEFAULT 0,
        crashes integer NOT NULL DEFAULT 0,
        lease_until timestamptz,
        cancel_requested_at timestamptz,
        due_at timestamptz NOT NULL DEFAULT now(),
        reconciled_at timestamptz,
        idempotency_key text,
        body_hash text,
        session_id text,
        request_id text,
        model text,
        input_tokens integer NOT NULL DEFAULT 0,
        output_tokens integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        CHECK ((status IN ('completed', 'failed', 'cancelled')) = (finished_at IS NOT NULL)),
        CHECK ((status = 'running') = (lease_until IS NOT NULL))
      );
      CREATE UNIQUE INDEX jobs_idempotency ON jobs (user_id, idempotency_key);
      CREATE INDEX jobs_open ON jobs (due_at) WHERE status IN ('queued', 'running');
      CREATE INDEX jobs_open_of_user ON jobs (user_id) WHERE status IN ('queued', 'running');
      CREATE INDEX jobs_thread ON jobs (thread_id, created_at);

      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        thread_id uuid NOT NULL REFERENCES threads ON DELETE CASCADE,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        role text NOT NULL CHECK (role IN ('user', 'assistant')),
        content text NOT NULL,
        stopped boolean NOT NULL DEFAULT false,
        job_id uuid REFERENCES jobs ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX messages_thread ON messages (thread_id, seq);
      CREATE INDEX messages_job ON messages (job_id);

      CREATE TABLE generations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        app_id integer NOT NULL REFERENCES apps,
        title text NOT NULL,
        content text NOT NULL,
        original_prompt text,
        thread_id uuid REFERENCES threads ON DELETE SET NULL,
        metadata jsonb,
        is_favorite boolean NOT NULL DEFAULT false,
        is_archived boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX generations_user ON generations (user_id, id DESC);
      CREATE INDEX generations_thread ON generations (thread_id);

      CREATE TABLE catalysts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        title text NOT NULL,
        text text NOT NULL,
        sector text NOT NULL DEFAULT 'Market-wide',
        source text,
        url text UNIQUE,
        published_at timestamptz NOT NULL,
        is_sample boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        search tsvector GENERATED ALWAYS AS (
          setweight(to_tsvector('english', title), 'A') ||
          setweight(to_tsvector('english', sector), 'B') ||
          setweight(to_tsvector('english', text), 'C')
        ) STORED
      );
      CREATE UNIQUE INDEX catalysts_sample ON catalysts (title) WHERE is_sample;
      CREATE INDEX catalysts_search ON catalysts USING gin (search);
      CREATE INDEX catalysts_published ON catalysts (published_at DESC);

      CREATE TABLE user_analytics (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer REFERENCES users ON DELETE SET NULL,
        app_id integer,
        action_type varchar(50) NOT NULL,
        session_id varchar(255),
        metadata jsonb,
        job_id uuid REFERENCES jobs ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX user_analytics_created ON user_analytics (created_at);
      CREATE INDEX user_analytics_user ON user_analytics (user_id, created_at);
      CREATE INDEX user_analytics_job ON user_analytics (job_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE user_analytics, catalysts, generations, messages, jobs, threads, apps, sessions, users',
    );
  }
}
