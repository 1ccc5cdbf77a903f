import { Injectable, NotFoundException } from '@nestjs/common';
import { Database, type Thread, type User } from '@copydesk/database';
import { changesOf } from '@copydesk/jobs';
import { Bus } from '@copydesk/live';
import { isUuid } from '../http/is-uuid';

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

  /** Tells the user's tabs that there is something new in the thread, and in the campaign that it is a part of. */
  async tellChange({ id: threadId, userId }: Pick<Thread, 'id' | 'userId'>): Promise<void> {
    const { campaignId = null } = (await this.database.threads.find(threadId)) ?? {};
    const changes = changesOf({ threadId, campaignId });
    await Promise.all(changes.map((change) => this.bus.publish('user', String(userId), change)));
  }
}
