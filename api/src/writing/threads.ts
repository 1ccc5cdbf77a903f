import { Injectable, NotFoundException } from '@nestjs/common';
import { Database, type Thread, type User } from '@copydesk/database';
import { changesOf } from '@copydesk/jobs';
import { Bus } from '@copydesk/live';
import { isUuid } from '../http/is-uuid';
import { readBrief, type ThreadBrief } from './thread-brief';

export const THREAD_NOT_FOUND = 'This conversation was not found.';

@Injectable()
export class Threads {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
  ) {}

  /** @throws NotFoundException where there is no such thread of this user. */
  async find(id: string, user: User): Promise<Thread> {
    const thread = isUuid(id) ? await this.database.threads.findOwned(id, user.id) : null;
    if (!thread) throw new NotFoundException(THREAD_NOT_FOUND);
    return thread;
  }

  /** What a version of the thread was made from; what the newest one was, where none is named. */
  async brief(thread: Thread, version: number | null): Promise<ThreadBrief> {
    const [app, campaign, first, messages] = await Promise.all([
      this.database.apps.find(thread.appId),
      thread.campaignId === null ? null : this.database.campaigns.find(thread.campaignId),
      this.database.jobs.firstOfThread(thread.id),
      this.database.threads.messages(thread.id),
    ]);
    return readBrief({ thread, app, campaign, first, messages }, version);
  }

  /** Tells the user's tabs that there is something new in the thread, and in the campaign that it is a part of. */
  async tellChange({ id: threadId, userId }: Pick<Thread, 'id' | 'userId'>): Promise<void> {
    const { campaignId = null } = (await this.database.threads.find(threadId)) ?? {};
    const changes = changesOf({ threadId, campaignId });
    await Promise.all(changes.map((change) => this.bus.publish('user', String(userId), change)));
  }
}
