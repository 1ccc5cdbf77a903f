import type { EntityManager } from 'typeorm';
import { AnalyticsEvent } from '../entities/analytics-event.entity';

export type NewEvent = Pick<AnalyticsEvent, 'actionType'> &
  Partial<Pick<AnalyticsEvent, 'userId' | 'appId' | 'sessionId' | 'metadata' | 'jobId'>>;

export class AnalyticsStore {
  constructor(private readonly manager: EntityManager) {}

  async record(event: NewEvent): Promise<void> {
    await this.manager.insert(AnalyticsEvent, event);
  }

  /** A user's events, newest first. */
  ofUser(userId: number, limit: number): Promise<AnalyticsEvent[]> {
    return this.manager.find(AnalyticsEvent, { where: { userId }, order: { id: 'DESC' }, take: limit });
  }
}
