import type { ServerEvent } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { AnalyticsEvent } from '../entities/analytics-event.entity';
import type { Job } from '../entities/job.entity';

export type NewEvent = Pick<AnalyticsEvent, 'actionType'> &
  Partial<Pick<AnalyticsEvent, 'userId' | 'appId' | 'sessionId' | 'metadata' | 'jobId'>>;

export class AnalyticsStore {
  constructor(private readonly manager: EntityManager) {}

  async record(event: NewEvent): Promise<void> {
    await this.manager.insert(AnalyticsEvent, event);
  }

  /** Records what happened to a job, in the transaction that changes it. */
  async recordOf(job: Job, actionType: ServerEvent, metadata: object = {}): Promise<void> {
    const { id: jobId, userId, appId, sessionId, threadId } = job;
    await this.record({ actionType, userId, appId, sessionId, jobId, metadata: { threadId, ...metadata } });
  }
}
