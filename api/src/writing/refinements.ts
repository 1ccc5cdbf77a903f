import { randomUUID } from 'node:crypto';
import { BadRequestException, Injectable } from '@nestjs/common';
import { COACH, isGiven, NOTHING_TO_REFINE, type JobTypes } from '@copydesk/contracts';
import {
  Database,
  type Job,
  type Message,
  type Stores,
  type Thread,
  type TracedClaims,
  type User,
} from '@copydesk/database';
import { countCharacters } from '@copydesk/text';
import { Ledgers } from '@copydesk/evidence';
import type { ClientHeaders } from '../http/client.decorator';
import { JobSubmission } from '../jobs/job-submission';
import { takeTurn } from '../jobs/turns';

type Asked = JobTypes['refine-email']['payload'] & Partial<Pick<Message, 'suggestions'>>;

/** The one way to have a draft changed: a job in its thread, the message that asks for it, and an event. */
@Injectable()
export class Refinements {
  constructor(
    private readonly submission: JobSubmission,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
  ) {}

  async start(
    thread: Thread,
    { suggestions, ...payload }: Asked,
    user: User,
    client: ClientHeaders,
  ): Promise<Job<'refine-email'>> {
    const { id: threadId, appId } = thread;
    const { message, kind, currentCopy } = payload;
    const edited = currentCopy?.trim() ?? '';
    const ledger = await this.trace(thread, edited, message);
    const job = await this.submission.submit({
      name: 'refine-email',
      payload,
      asked: { threadId, ...payload, ...(suggestions && { suggestions }) },
      user,
      client,
      before: async (stores) => {
        if (thread.documentId !== null) await stores.documents.use(thread.documentId, user.id);
        await takeTurn(stores, thread);
        if (!isGiven(payload.originalContext) && !(await hasContext(stores, thread))) {
          throw new BadRequestException(NOTHING_TO_REFINE);
        }
        await draftToRefine(stores, threadId, edited, ledger);
        return { threadId, appId };
      },
      after: (stores, { id: jobId }) =>
        stores.threads.addRequest({ id: randomUUID(), threadId, content: message, suggestions, jobId }),
      event: {
        actionType: kind === 'chat' ? 'chat_message_sent' : 'refinement_requested',
        metadata: { contentLength: countCharacters(message) },
      },
    });
    return job;
  }

  /** The ledger of a draft that was edited by hand since its newest version; null where it was not. */
  private async trace(thread: Thread, edited: string, said: string): Promise<TracedClaims | null> {
    if (edited === '') return null;
    const newest = await this.database.threads.newestVersion(thread.id);
    return edited === newest?.content.trim() ? null : this.ledgers.ahead(thread, edited, said);
  }
}

/** True where it is known what the draft was made from: a brief, a document, a campaign's plan, or the copy that was pasted. */
async function hasContext(stores: Stores, { id, appId, campaignId, documentId }: Thread): Promise<boolean> {
  if (campaignId !== null || documentId !== null || appId === COACH.id) return true;
  return (await stores.threads.opening(id))?.role === 'user';
}

/** The draft that a message is about: the newest version, or what was edited by hand since, which becomes one. */
async function draftToRefine(
  stores: Stores,
  threadId: string,
  edited: string,
  ledger: TracedClaims | null,
): Promise<Message> {
  const newest = await stores.threads.newestVersion(threadId);
  if (edited && edited !== newest?.content.trim()) {
    return stores.threads.addVersion({ id: randomUUID(), threadId, content: edited, ledger, origin: 'edited' });
  }
  if (!newest) throw new BadRequestException(NOTHING_TO_REFINE);
  return newest;
}
