import { Injectable, NotFoundException } from '@nestjs/common';
import { Database, type Thread, type User } from '@copydesk/database';
import { isUuid } from '../http/is-uuid';

export const THREAD_NOT_FOUND = 'This conversation was not found.';

@Injectable()
export class Threads {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundException where there is no such thread of this user. */
  async find(id: string, user: User): Promise<Thread> {
    const thread = isUuid(id) ? await this.database.threads.findOwned(id, user.id) : null;
    if (!thread) throw new NotFoundException(THREAD_NOT_FOUND);
    return thread;
  }
}
