import { Injectable, NotFoundException } from '@nestjs/common';
import { Database, type Message, type Thread, type User } from '@copydesk/database';
import { isUuid } from '../http/is-uuid';
import { readBrief, type ThreadBrief } from './thread-brief';

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

  /** @throws NotFoundException where the thread has no such message. */
  async findMessage(thread: Thread, id: string): Promise<Message> {
    const message = isUuid(id) ? await this.database.threads.findMessage(id) : null;
    if (message?.threadId !== thread.id) throw new NotFoundException('This version was not found.');
    return message;
  }

  /** @throws NotFoundException where the thread has no version of this number. */
  async findVersion(thread: Thread, number: number): Promise<Message> {
    const version = await this.database.threads.findVersion(thread.id, number);
    if (!version) throw new NotFoundException(`There is no version ${number}.`);
    return version;
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
}
