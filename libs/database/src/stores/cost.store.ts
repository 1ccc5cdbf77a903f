import type { JobName } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, iso } from '../columns';
import type { ModelUse } from '../entities/job.entity';
import { page, type Page, type PageRequest } from '../page';
import { rows } from '../rows';

/** What the jobs of one model used. A job of several models is counted at the first. */
export interface ModelTokens extends ModelUse {
  jobs: number;
}

export interface JobTokens {
  jobId: string;
  name: JobName;
  appName: string | null;
  username: string | null;
  uses: ModelUse[];
  createdAt: string;
}

/** The first moment of the last `$1` days, today included. */
const SINCE = `date_trunc('day', now(), 'UTC') - make_interval(days => $1 - 1)`;

/** The uses of each job, a row each. */
const USES = `ROWS FROM (jsonb_to_recordset(uses) AS (model text, "inputTokens" float8, "outputTokens" float8,
    "cachedTokens" float8, "reasoningTokens" float8, estimated boolean))
  WITH ORDINALITY AS use (model, input_tokens, output_tokens, cached_tokens, reasoning_tokens, estimated, place)`;

const TOKENS = `model, count(*) FILTER (WHERE place = 1)::int AS jobs, sum(input_tokens) AS input_tokens,
  sum(output_tokens) AS output_tokens, coalesce(sum(cached_tokens), 0) AS cached_tokens,
  coalesce(sum(reasoning_tokens), 0) AS reasoning_tokens, coalesce(bool_or(estimated), false) AS estimated`;

/** The tokens that jobs used: completed, failed and stopped ones, since all were paid for. */
export class CostStore {
  constructor(private readonly manager: EntityManager) {}

  perApp(days: number): Promise<(ModelTokens & { appId: number | null; appName: string | null })[]> {
    return rows(
      this.manager,
      `SELECT app_id, ${appName('app_id')} AS app_name, ${TOKENS}
       FROM jobs CROSS JOIN ${USES} LEFT JOIN apps ON apps.id = app_id WHERE jobs.created_at >= ${SINCE}
       GROUP BY app_id, display_name, model`,
      [days],
    );
  }

  perUser(days: number): Promise<(ModelTokens & { userId: number | null; username: string | null })[]> {
    return rows(
      this.manager,
      `SELECT user_id, username, ${TOKENS}
       FROM jobs CROSS JOIN ${USES} LEFT JOIN users ON users.id = user_id WHERE jobs.created_at >= ${SINCE}
       GROUP BY user_id, username, model`,
      [days],
    );
  }

  /** Days without a job too, of a model without a name. */
  perDay(days: number): Promise<(ModelTokens & { date: string })[]> {
    return rows(
      this.manager,
      `SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(model, '') AS model, coalesce(jobs, 0) AS jobs,
         coalesce(input_tokens, 0) AS input_tokens, coalesce(output_tokens, 0) AS output_tokens,
         coalesce(cached_tokens, 0) AS cached_tokens, coalesce(reasoning_tokens, 0) AS reasoning_tokens,
         coalesce(estimated, false) AS estimated
       FROM generate_series((now() AT TIME ZONE 'UTC')::date - ($1::int - 1), (now() AT TIME ZONE 'UTC')::date, interval '1 day') AS day
       LEFT JOIN (SELECT (created_at AT TIME ZONE 'UTC')::date AS day, ${TOKENS} FROM jobs CROSS JOIN ${USES}
                  WHERE created_at >= ${SINCE} GROUP BY 1, 2) AS used USING (day) ORDER BY day`,
      [days],
    );
  }

  /** Each job that used a model, the newest first. */
  perJob(days: number, request: PageRequest): Promise<Page<JobTokens>> {
    const found = `SELECT id, created_at FROM jobs WHERE uses <> '[]' AND created_at >= ${SINCE}`;
    const columns = `item.id AS job_id, item.name, ${appName('item.app_id')} AS app_name, users.username, item.uses,
      ${iso('item.created_at')} AS created_at`;
    const from = 'jobs AS item LEFT JOIN users ON users.id = item.user_id LEFT JOIN apps ON apps.id = item.app_id';
    return page(this.manager, { found, parameters: [days], columns, from }, request);
  }
}
