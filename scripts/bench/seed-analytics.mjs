const users = 5_000;
const days = 90;

/** What a session does, one thing every two minutes or so. */
const actions = [
  'page_visited',
  'generation_initiated',
  'generation_completed',
  'copy_to_clipboard',
  'chat_message_sent',
  'generation_refined',
  'rodchief_feedback_requested',
  'page_visited',
];

/**
 * Fills an empty, migrated database: people who come for a session now and then, some much more often than others. The
 * jobs of the last week are there with their texts.
 * @param {import('pg').Client} database
 * @param {number} events
 */
export async function seedAnalytics(database, events) {
  for (const statement of statements(events / actions.length)) await database.query(statement);
}

/** @param {number} sessions */
const statements = (sessions) => [
  `SELECT setseed(0.5)`,
  `INSERT INTO users (username, password, created_at)
   SELECT 'seeded-' || n, '!', now() - interval '1 day' * ${days} FROM generate_series(1, ${users}) AS n`,
  `CREATE TEMP TABLE visits AS
   SELECT n, 1 + floor(power(random(), 2) * ${users})::int AS person, (ARRAY[1, 1, 1, 6, 7, 9, 10])[1 + floor(random() * 7)] AS app,
     now() - interval '1 day' * ${days} * random() - interval '20 min' AS began FROM generate_series(1, ${sessions}) AS n`,
  `CREATE TEMP TABLE made AS
   SELECT (SELECT min(id) - 1 FROM users WHERE username LIKE 'seeded-%') + person AS user_id, app AS app_id, action,
     'visit-' || n AS session_id, CASE WHEN action LIKE 'generation%' THEN md5('job' || n)::uuid END AS job_id,
     began + interval '2 min' * (place + random() - 1) AS created_at
   FROM visits CROSS JOIN unnest(ARRAY['${actions.join("', '")}']) WITH ORDINALITY AS step (action, place)`,
  `INSERT INTO jobs (id, name, queue, user_id, app_id, status, payload, text, uses, created_at,
     started_at, finished_at)
   SELECT job_id, 'generate', 'write', user_id, app_id, 'completed',
     '{"tool": "hotlist-generator", "input": {"companyName": "Northwind", "toneStyle": "urgent"}}',
     repeat('Words of an email that was written. ', 45), '[{"model": "gpt-4.1", "inputTokens": 2000, "outputTokens": 450}]', created_at, created_at, created_at
   FROM made WHERE action = 'generation_completed' AND created_at > now() - interval '7 days'`,
  `ALTER TABLE user_analytics DISABLE TRIGGER late_event`,
  `INSERT INTO user_analytics (user_id, app_id, action_type, session_id, job_id, metadata, created_at)
   SELECT user_id, app_id, action, session_id, job_id, '{"appType": "hotlist", "contentLength": 1620}', created_at
   FROM made ORDER BY created_at`,
  `INSERT INTO user_feedbacks (user_id, app_type, rating, feedback_text)
   SELECT id, 'hotlist', 1 + id % 10, 'Good.' FROM users WHERE username LIKE 'seeded-%'`,
  `ALTER TABLE user_analytics ENABLE TRIGGER late_event`,
  `UPDATE analytics_state SET rolled_until = first, weeks_until = NULL
   FROM (SELECT date_trunc('hour', min(created_at), 'UTC') AS first FROM user_analytics) AS events`,
  `VACUUM ANALYZE`,
];
