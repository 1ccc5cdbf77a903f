import type { JobName } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, iso } from '../columns';
import { listNewest, type Listed, type Part } from '../listing';
import { rows } from '../rows';

/** What the jobs of one model used. */
export interface ModelTokens {
  model: string | null;
  jobs: number;
  inputTokens: number;
  outputTokens: number;
}

export interface JobTokens {
  jobId: string;
  name: JobName;
  appName: string | null;
  username: string | null;
  model: string | null;
  inputTokens: number;
  outputTokens: number;
  createdAt: string;
}

const USED = '(input_tokens > 0 OR output_tokens > 0)';

/** The first moment of the last `$1` days, today included. */
const SINCE = `date_trunc('day', now(), 'UTC') - make_interval(days => $1 - 1)`;

const TOKENS = `model, count(*)::int AS jobs, sum(input_tokens)::float8 AS "inputTokens", sum(output_tokens)::float8 AS "outputTokens"`;

/** The tokens that jobs used: completed, failed and stopped ones, since all were paid for. */
export class CostStore {
  constructor(private readonly manager: EntityManager) {}

  perApp(days: number): Promise<(ModelTokens & { appId: number | null; appName: string | null })[]> {
    return rows(
      this.manager,
      `SELECT app_id AS "appId", ${appName('app_id')} AS "appName", ${TOKENS}
       FROM jobs LEFT JOIN apps ON apps.id = app_id WHERE ${USED} AND jobs.created_at >= ${SINCE}
       GROUP BY app_id, display_name, model`,
      [days],
    );
  }

  perUser(days: number): Promise<(ModelTokens & { userId: number | null; username: string | null })[]> {
    return rows(
      this.manager,
      `SELECT user_id AS "userId", username, ${TOKENS}
       FROM jobs LEFT JOIN users ON users.id = user_id WHERE ${USED} AND jobs.created_at >= ${SINCE}
       GROUP BY user_id, username, model`,
      [days],
    );
  }

  /** Days without a job too. */
  perDay(days: number): Promise<(ModelTokens & { date: string })[]> {
    return rows(
      this.manager,
      `SELECT to_char(day, 'YYYY-MM-DD') AS date, model, coalesce(jobs, 0) AS jobs,
         coalesce("inputTokens", 0) AS "inputTokens", coalesce("outputTokens", 0) AS "outputTokens"
       FROM generate_series((now() AT TIME ZONE 'UTC')::date - ($1::int - 1), (now() AT TIME ZONE 'UTC')::date, interval '1 day') AS day
       LEFT JOIN (SELECT (created_at AT TIME ZONE 'UTC')::date AS day, ${TOKENS} FROM jobs
                  WHERE ${USED} AND created_at >= ${SINCE} GROUP BY 1, 2) AS used USING (day) ORDER BY day`,
      [days],
    );
  }

  /** Each job that used a model, the newest first. */
  perJob(days: number, part: Part): Promise<Listed<JobTokens>> {
    const columns = `item.id AS "jobId", item.name, ${appName('item.app_id')} AS "appName", users.username, item.model,
      item.input_tokens AS "inputTokens", item.output_tokens AS "outputTokens", ${iso('item.created_at')} AS "createdAt"`;
    const from = 'jobs AS item LEFT JOIN users ON users.id = item.user_id LEFT JOIN apps ON apps.id = item.app_id';
    const where = `${USED} AND item.created_at >= ${SINCE}`;
    return listNewest(this.manager, { columns, from, where, parameters: [days] }, part);
  }
}
