import {
  ADMIN,
  QUEUES,
  type AdminFeedbackResponse,
  type AdminJobResponse,
  type AdminUserResponse,
  type AnalyticsEventResponse,
  type JobStatus,
  type QueuesResponse,
  type UserDetailsResponse,
  type UserEvent,
  type UserSessionResponse,
} from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { appName, EVENT, EVENT_PARTS, iso, WITH_FORM } from '../columns';
import { ever, type Moment } from '../measures';
import { page, type Page, type PageRequest } from '../page';
import { rows } from '../rows';
import { inParts } from './event.store';

/** A feedback as it is stored; what its sender said of the work is told by a presenter. */
export type FeedbackRow = Omit<AdminFeedbackResponse, 'sessionData'> & { sessionData: Record<string, unknown> | null };

/** A user's newest generation, without the title that is made of its content. */
export type GenerationText = Omit<UserDetailsResponse['generations'][number], 'title'>;

type UserTotals = Pick<UserDetailsResponse, 'totalAnalyticsEvents' | 'totalGenerations' | 'copyEvents' | 'chatEvents'>;

const LAST_DAY = `now() - interval '1 day'`;

const USER_COLUMNS = `item.id, item.username, item.email, item.first_name, item.last_name,
  item.role, ${iso('item.disabled_at')} AS disabled_at, item.must_change_password, ${iso('item.created_at')} AS created_at,
  item.total_generations, ${iso(`greatest(
    (SELECT created_at FROM user_analytics WHERE user_id = item.id ORDER BY created_at DESC LIMIT 1),
    (SELECT max(last_at) FROM analytics_totals WHERE user_id = item.id))`)} AS last_activity`;

const JOB_COLUMNS = `item.id, item.name, item.queue, item.status, item.user_id, users.username,
  item.app_id, ${appName('item.app_id')} AS app_name, item.attempt, item.error, ${iso('item.created_at')} AS created_at,
  ${iso('item.started_at')} AS started_at, ${iso('item.finished_at')} AS finished_at,
  (SELECT coalesce(title, url) FROM catalyst_feeds
   WHERE item.name = 'import-feed' AND id = (item.payload->>'feedId')::int) AS feed`;

const JOBS = 'jobs AS item LEFT JOIN users ON users.id = item.user_id LEFT JOIN apps ON apps.id = item.app_id';

/** What administrators look at and look after: feedbacks, people, events, jobs and queues. */
export class AdminStore {
  constructor(private readonly manager: EntityManager) {}

  feedbacks(request: PageRequest): Promise<Page<FeedbackRow>> {
    const columns = `item.id, item.user_id, users.username, item.app_type, item.rating, item.feedback_text,
      ${iso('item.created_at')} AS created_at, item.session_data`;
    const from = 'user_feedbacks AS item JOIN users ON users.id = item.user_id';
    const found = 'SELECT id, created_at FROM user_feedbacks';
    const bytes = 'octet_length(item.feedback_text) + octet_length(item.session_data::text)';
    return page(this.manager, { found, columns, from, bytes }, request);
  }

  feedbackCount(): Promise<number> {
    return this.count('SELECT count(*)::int AS count FROM user_feedbacks');
  }

  users(text: string, request: PageRequest): Promise<Page<AdminUserResponse>> {
    const found = `SELECT id, created_at FROM users AS item WHERE ${FITS}`;
    const listing = { found, parameters: [like(text)], columns: USER_COLUMNS, from: 'users AS item' };
    return page(this.manager, listing, request);
  }

  userCount(text: string): Promise<number> {
    return this.count(`SELECT count(*)::int AS count FROM users AS item WHERE ${FITS}`, [like(text)]);
  }

  async user(id: number): Promise<AdminUserResponse | null> {
    const [user] = await rows<AdminUserResponse>(
      this.manager,
      `SELECT ${USER_COLUMNS} FROM users AS item WHERE id = $1`,
      [id],
    );
    return user ?? null;
  }

  /**
   * Opens or closes an account. Returns false where there is none, or it is the last administrator's that is open. Must
   * run inside a transaction.
   */
  async setDisabled(id: number, isDisabled: boolean): Promise<boolean> {
    await this.lockRoles();
    const changed = await rows(
      this.manager,
      `UPDATE users SET disabled_at = CASE WHEN $2 THEN coalesce(disabled_at, now()) END
       WHERE id = $1 AND (NOT $2 OR ${IS_SPARE}) RETURNING id`,
      [id, isDisabled],
    );
    return changed.length === 1;
  }

  /**
   * Deletes a user with all that the user wrote. Events and what jobs cost stay, as nobody's. Returns false where there
   * is none, or it is the last administrator that is open. Must run inside a transaction.
   */
  async deleteUser(id: number): Promise<boolean> {
    await this.lockRoles();
    await rows(this.manager, 'SELECT pg_advisory_xact_lock(7305, $1)', [id]);
    await rows(
      this.manager,
      `UPDATE jobs SET status = 'cancelled', finished_at = now(), lease_until = NULL
       WHERE user_id = $1 AND status IN ('queued', 'running') AND EXISTS (SELECT FROM users WHERE id = $1 AND ${IS_SPARE})`,
      [id],
    );
    await rows(
      this.manager,
      `UPDATE jobs SET user_id = NULL, thread_id = NULL, payload = '{}', about = '{}', text = '', result = NULL, error = NULL,
         session_id = NULL, idempotency_key = NULL, body_hash = NULL
       WHERE user_id = $1 AND EXISTS (SELECT FROM users WHERE id = $1 AND ${IS_SPARE})`,
      [id],
    );
    const deleted = await rows(this.manager, `DELETE FROM users WHERE id = $1 AND ${IS_SPARE} RETURNING id`, [id]);
    return deleted.length === 1;
  }

  /** One at a time: two who each leave the other as the last administrator would leave nobody. */
  private async lockRoles(): Promise<void> {
    await rows(this.manager, 'SELECT pg_advisory_xact_lock(7306)');
  }

  /** The events of the last 7 days. */
  async events(request: PageRequest): Promise<Page<AnalyticsEventResponse>> {
    const found = `SELECT id, created_at FROM user_analytics WHERE created_at >= now() - interval '7 days'`;
    const listing = { found, columns: EVENT, from: `user_analytics AS item ${EVENT_PARTS}` };
    const { items, last } = await page<{ event: AnalyticsEventResponse }>(this.manager, listing, request);
    return { items: items.map(({ event }) => event), last };
  }

  jobs(status: JobStatus | null, request: PageRequest): Promise<Page<AdminJobResponse>> {
    const found = 'SELECT id, created_at FROM jobs WHERE $1::text IS NULL OR status = $1';
    return page(this.manager, { found, parameters: [status], columns: JOB_COLUMNS, from: JOBS }, request);
  }

  jobCount(status: JobStatus | null): Promise<number> {
    return this.count('SELECT count(*)::int AS count FROM jobs WHERE $1::text IS NULL OR status = $1', [status]);
  }

  async job(id: string): Promise<AdminJobResponse | null> {
    const [job] = await rows<AdminJobResponse>(this.manager, `SELECT ${JOB_COLUMNS} FROM ${JOBS} WHERE item.id = $1`, [
      id,
    ]);
    return job ?? null;
  }

  queues(): Promise<QueuesResponse['queues']> {
    return rows(
      this.manager,
      `SELECT name, count(*) FILTER (WHERE status = 'queued')::int AS waiting,
         count(*) FILTER (WHERE status = 'running')::int AS active,
         count(*) FILTER (WHERE status = 'failed')::int AS failed,
         floor(extract(epoch FROM now() - min(due_at) FILTER (WHERE status = 'queued' AND due_at <= now())))::int
           AS oldest_waiting_seconds
       FROM unnest($1::text[]) WITH ORDINALITY AS queues (name, place)
       LEFT JOIN (SELECT queue, status, due_at FROM jobs WHERE status IN ('queued', 'running')
                  UNION ALL
                  SELECT queue, status, due_at FROM jobs WHERE status = 'failed' AND finished_at > ${LAST_DAY}) AS job
         ON job.queue = queues.name
       GROUP BY name, place ORDER BY place`,
      [QUEUES],
    );
  }

  async userTotals(at: Moment, id: number): Promise<UserTotals> {
    const [totals] = await rows<UserTotals>(
      this.manager,
      `SELECT coalesce(sum(events), 0)::int AS total_analytics_events, coalesce(sum(generations), 0)::int AS total_generations,
         coalesce(sum(copies), 0)::int AS copy_events, coalesce(sum(chats), 0)::int AS chat_events
       FROM (${ever(at)}) AS ever WHERE user_id = $1`,
      [id],
    );
    return totals ?? { totalAnalyticsEvents: 0, totalGenerations: 0, copyEvents: 0, chatEvents: 0 };
  }

  /** The tools that a user used, most used first. */
  userApps(at: Moment, id: number): Promise<UserDetailsResponse['appUsage']> {
    return rows(
      this.manager,
      `SELECT nullif(app_id, 0) AS app_id, ${appName('app_id')} AS app_name, sum(events)::int AS events,
         ${iso('max(last_at)')} AS last_used
       FROM (${ever(at)}) AS ever LEFT JOIN apps ON apps.id = app_id WHERE user_id = $1
       GROUP BY app_id, display_name ORDER BY 3 DESC, 1`,
      [id],
    );
  }

  /** The newest events of a user, with what was written where they are of a generation. */
  async userEvents(id: number): Promise<UserEvent[]> {
    const found = await rows<UserEvent>(
      this.manager,
      `SELECT event.id, event.action_type, event.app_id, ${appName('event.app_id')} AS app_name,
         ${iso('event.created_at')} AS created_at, event.session_id, ${WITH_FORM} AS metadata,
         CASE WHEN event.action_type IN ('generation_completed', 'generation_refined') THEN nullif(jobs.text, '') END AS content
       FROM (SELECT * FROM user_analytics WHERE user_id = $1 ORDER BY created_at DESC, id DESC
             LIMIT ${ADMIN.userActivities}) AS event
       LEFT JOIN apps ON apps.id = event.app_id LEFT JOIN jobs ON jobs.id = event.job_id
       ORDER BY event.created_at DESC, event.id DESC`,
      [id],
    );
    return found.map(inParts);
  }

  /** The newest generations of a user that are still there. */
  async userGenerations(id: number): Promise<GenerationText[]> {
    const found = await rows<GenerationText>(
      this.manager,
      `SELECT jobs.id, ${appName('jobs.app_id')} AS app_name, jobs.text AS content, ${iso('event.created_at')} AS created_at
       FROM user_analytics AS event JOIN jobs ON jobs.id = event.job_id LEFT JOIN apps ON apps.id = jobs.app_id
       WHERE event.user_id = $1 AND event.action_type = 'generation_completed'
       ORDER BY event.created_at DESC, event.id DESC LIMIT ${ADMIN.userActivities}`,
      [id],
    );
    return found.map(inParts);
  }

  /** The browser sessions of a user in the last 7 days. */
  userSessions(id: number): Promise<UserSessionResponse[]> {
    return rows(
      this.manager,
      `SELECT session_id, count(*)::int AS events, ${iso('min(created_at)')} AS first_at,
         ${iso('max(created_at)')} AS last_at
       FROM user_analytics
       WHERE user_id = $1 AND session_id IS NOT NULL AND created_at >= now() - interval '7 days'
       GROUP BY session_id ORDER BY max(created_at) DESC LIMIT 50`,
      [id],
    );
  }

  private async count(statement: string, parameters: unknown[] = []): Promise<number> {
    const [answer] = await rows<{ count: number }>(this.manager, statement, parameters);
    return answer?.count ?? 0;
  }
}

/** True where an account may be closed: it is no administrator's, or another administrator is open. */
const IS_SPARE = `(role <> 'admin' OR EXISTS (
  SELECT FROM users AS other WHERE other.id <> users.id AND other.role = 'admin' AND other.disabled_at IS NULL))`;

const FITS = `concat_ws(' ', item.username, item.first_name, item.last_name, item.email) ILIKE $1`;

/** What `ILIKE` finds a text by. */
export function like(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}
