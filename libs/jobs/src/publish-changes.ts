import type { Change, Database } from '@copydesk/database';
import type { Bus } from '@copydesk/live';
import { presentJob } from './job.presenter';

/** Publishes what this process changes, once it is committed: the one place that does. */
export function publishChanges(database: Database, bus: Bus): void {
  const publish = (change: Change): Promise<void> => {
    switch (change.kind) {
      case 'analytics-events':
        return bus.publish('admin', '', { kind: 'events', ids: change.ids });
      case 'job-ended':
        return bus.publish('job', change.job.id, { event: 'job:ended', data: { job: presentJob(change.job) } });
      case 'library':
        return bus.publish('user', String(change.userId), { event: 'library:changed' });
      case 'inbox':
        return bus.publish('user', String(change.userId), { event: 'inbox:changed' });
      case 'thread':
        return bus.publish('user', String(change.userId), { event: 'thread:changed', data: { threadId: change.id } });
      case 'campaign':
        return bus.publish('user', String(change.userId), {
          event: 'campaign:changed',
          data: { campaignId: change.id },
        });
    }
  };
  database.onChanges(async (changes) => {
    await Promise.allSettled(changes.map(publish));
  });
}
