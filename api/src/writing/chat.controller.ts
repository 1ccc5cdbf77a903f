import { Body, Controller } from '@nestjs/common';
import { ChatRequest, type ChatResponse, type JobAccepted } from '@copydesk/contracts';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { Refinements } from './refinements';
import { Threads } from './threads';

@Controller('api')
@Access('user')
export class ChatController {
  constructor(
    private readonly threads: Threads,
    private readonly refinements: Refinements,
    private readonly answer: JobAnswer,
  ) {}

  /** Asks for a change of the draft: the answer is its next version, or the draft as it was where nothing was changed. */
  @MakesJob('chat')
  async chat(
    @Body() body: ChatRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<ChatResponse | JobAccepted> {
    const thread = await this.threads.find(body.threadId, user);
    const payload = {
      message: body.message.trim(),
      kind: body.kind ?? 'refine',
      currentCopy: body.currentCopy ?? null,
      originalContext: body.originalContext ?? null,
    };
    const job = await this.refinements.start(
      thread,
      { ...payload, suggestions: body.suggestions ?? null },
      user,
      client,
    );
    return this.answer.give(request, job, ({ note }, { text }) => ({
      content: text,
      response: text,
      note: note ?? null,
    }));
  }
}
