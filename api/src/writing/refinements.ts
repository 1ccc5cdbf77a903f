import { randomUUID } from 'node:crypto';
import { BadRequestException, Injectable } from '@nestjs/common';
import { NOTHING_TO_REFINE, type JobTypes } from '@copydesk/contracts';
import type { Job, Message, Stores, Thread, User } from '@copydesk/database';
import type { ClientHeaders } from '../http/client.decorator';
import { JobSubmission } from '../jobs/job-submission';
import { takeTurn } from '../jobs/turns';

/** The one way to have a draft changed: a job in its thread, the message that asks for it, and an event. */
@Injectable()
export class Refinements {
  constructor(private readonly submission: JobSubmission) {}

  async start(
    thread: Thread,
    payload: JobTypes['refine-email']['payload'],
    user: User,
    client: ClientHeaders,
  ): Promise<Job<'refine-email'>> {
    const { id: threadId, appId } = thread;
    const { message, kind, currentCopy } = payload;
    const job = await this.submission.submit({
      name: 'refine-email',
      payload,
      asked: { threadId, ...payload },
      user,
      client,
      before: async (stores) => {
        if (thread.documentId !== null) await stores.documents.use(thread.documentId, user.id);
        await takeTurn(stores, thread);
        await draftToRefine(stores, threadId, currentCopy);
        return { threadId, appId };
      },
      after: (stores, { id: jobId }) =>
        stores.threads.addRequest({ id: randomUUID(), threadId, content: message, jobId }),
      event: {
        actionType: kind === 'chat' ? 'chat_message_sent' : 'refinement_requested',
        metadata: { contentLength: message.length },
      },
    });
    return job;
  }
}

/** The draft that a message is about: the newest version, or what was edited by hand since, which becomes one. */
async function draftToRefine(stores: Stores, threadId: string, currentCopy: string | null): Promise<Message> {
  const newest = await stores.threads.newestVersion(threadId);
  const edited = currentCopy?.trim();
  if (edited && edited !== newest?.content.trim()) {
    return stores.threads.addVersion({ id: randomUUID(), threadId, content: edited, origin: 'edited' });
  }
  if (!newest) throw new BadRequestException(NOTHING_TO_REFINE);
  return newest;
}
