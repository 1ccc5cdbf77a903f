import type { EntityManager } from 'typeorm';
import { Message } from '../entities/message.entity';
import { Thread } from '../entities/thread.entity';

export class ThreadStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(thread: Pick<Thread, 'id' | 'userId' | 'appId'>): Promise<void> {
    await this.manager.insert(Thread, thread);
  }

  /** The thread, where it is this user's. */
  findOwned(id: string, userId: number): Promise<Thread | null> {
    return this.manager.findOneBy(Thread, { id, userId });
  }

  async addMessage(message: Pick<Message, 'id' | 'threadId' | 'role' | 'content' | 'jobId'> & { stopped?: boolean }) {
    await this.manager.insert(Message, message);
  }

  /** The conversation, oldest first. */
  messages(threadId: string): Promise<Message[]> {
    return this.manager.find(Message, { where: { threadId }, order: { seq: 'ASC' } });
  }

  /** Takes back what a run of this job said before, so that its next attempt replaces it. */
  async removeAnswersOf(jobId: string): Promise<void> {
    await this.manager.delete(Message, { jobId, role: 'assistant' });
  }
}
