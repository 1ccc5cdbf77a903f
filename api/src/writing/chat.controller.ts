import { randomUUID } from 'node:crypto';
import { BadRequestException, Body, ConflictException, Controller } from '@nestjs/common';
import {
  ChatRequest,
  NOTHING_TO_REFINE,
  STILL_WRITING,
  type ChatResponse,
  type JobAccepted,
} from '@copydesk/contracts';
import type { Message, Stores } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { Threads } from './threads';

@Controller('api')
@Access('user')
export class ChatController {
  constructor(
    private readonly threads: Threads,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Asks for a change of the draft: the answer is its next version. */
  @MakesJob('chat')
  async chat(
    @Body() body: ChatRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<ChatResponse | JobAccepted> {
    const thread = await this.threads.find(body.threadId, user);
    const { id: threadId, appId } = thread;
    const kind = body.kind ?? 'refine';
    const message = body.message.trim();
    const job = await this.submission.submit({
      name: 'refine-email',
      payload: { message, kind, currentCopy: body.currentCopy ?? null, originalContext: body.originalContext ?? null },
      user,
      client,
      before: async (stores) => {
        await stores.threads.lock(threadId);
        if (await stores.jobs.isWriting(threadId)) throw new ConflictException(STILL_WRITING);
        await draftToRefine(stores, threadId, body.currentCopy);
        return { threadId, appId };
      },
      after: (stores, { id: jobId }) =>
        stores.threads.addRequest({ id: randomUUID(), threadId, content: message, jobId }),
      event: {
        actionType: kind === 'chat' ? 'chat_message_sent' : 'refinement_requested',
        metadata: { contentLength: message.length },
      },
    });
    return this.answer.give(request, job, (_, { text }) => ({ content: text, response: text }));
  }
}

/** The draft that a message is about: the newest version, or what was edited by hand since, which becomes one. */
async function draftToRefine(stores: Stores, threadId: string, currentCopy: string | undefined): Promise<Message> {
  const newest = await stores.threads.newestVersion(threadId);
  const edited = currentCopy?.trim();
  if (edited && edited !== newest?.content.trim()) {
    return stores.threads.addVersion({ id: randomUUID(), threadId, content: edited, origin: 'edited' });
  }
  if (!newest) throw new BadRequestException(NOTHING_TO_REFINE);
  return newest;
}
