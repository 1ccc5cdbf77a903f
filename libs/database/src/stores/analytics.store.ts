import type { ServerEvent } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import type { AnalyticsEvent } from '../entities/analytics-event.entity';
import type { Job } from '../entities/job.entity';
import { hotRows } from '../rows';

export type NewEvent = Pick<AnalyticsEvent, 'actionType'> &
  Partial<Pick<AnalyticsEvent, 'userId' | 'appId' | 'sessionId' | 'metadata' | 'jobId'>>;

export class AnalyticsStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** Writes events in one statement, dated by Postgres. What a user did who is deleted since is nobody's. */
  async record(...events: NewEvent[]): Promise<void> {
    const recorded = await hotRows<{ id: string }>(
      this.manager,
      `INSERT INTO user_analytics (user_id, app_id, action_type, session_id, metadata, job_id)
       SELECT users.id, event.app_id, event.action_type, event.session_id, event.metadata::jsonb, event.job_id
       FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::uuid[]) WITH ORDINALITY
         AS event (user_id, app_id, action_type, session_id, metadata, job_id, place)
       LEFT JOIN users ON users.id = event.user_id ORDER BY event.place RETURNING id`,
      [
        events.map(({ userId }) => userId ?? null),
        events.map(({ appId }) => appId ?? null),
        events.map(({ actionType }) => actionType),
        events.map(({ sessionId }) => sessionId ?? null),
        events.map(({ metadata }) => (metadata ? JSON.stringify(metadata) : null)),
        events.map(({ jobId }) => jobId ?? null),
      ],
    );
    this.note([{ kind: 'analytics-events', ids: recorded.map(({ id }) => id) }]);
  }

  /** Records what happened to a job, in the transaction that changes it. */
  async recordOf(job: Job, actionType: ServerEvent, metadata: object = {}): Promise<void> {
    const { id: jobId, userId, appId, sessionId, threadId } = job;
    await this.record({ actionType, userId, appId, sessionId, jobId, metadata: { threadId, ...metadata } });
  }
}
