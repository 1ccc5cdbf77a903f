import { Body, ConflictException, Controller, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import {
  EditSelectionRequest,
  SELECTION_MOVED,
  type JobAccepted,
  type SelectionEditResponse,
  type SelectionWish,
} from '@copydesk/contracts';
import { Database, type Stores, type Thread, type User } from '@copydesk/database';
import { countCharacters } from '@copydesk/text';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { takeTurnByHand } from '../jobs/turns';
import { Threads } from './threads';

@Controller('api/threads')
@Access('user')
export class SelectionEditsController {
  constructor(
    private readonly threads: Threads,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    private readonly database: Database,
  ) {}

  /** Has selected words of the newest version written otherwise. The answer is a proposal: who takes it adds a version. */
  @MakesJob(':id/selection-edits')
  async edit(
    @Param('id') id: string,
    @Body() body: EditSelectionRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<SelectionEditResponse | JobAccepted> {
    const thread = await this.threads.find(id, user);
    const { version, from, to, text } = body;
    const wish = wishOf(body);
    const payload = { selection: { version, from, to, text }, wish };
    const job = await this.submission.submit({
      name: 'edit-selection',
      payload,
      asked: { threadId: thread.id, ...payload },
      user,
      client,
      before: async (stores) => {
        if (thread.documentId !== null) await stores.documents.use(thread.documentId, user.id);
        await checkSelection(stores, thread, body);
        return { threadId: thread.id, appId: thread.appId };
      },
      event: {
        actionType: 'refinement_requested',
        metadata: {
          contentLength: wish.action === 'ask' ? countCharacters(wish.instruction) : 0,
          selection: wish.action,
        },
      },
    });
    return this.answer.give(request, job, ({ note }, { text: proposal }) => ({ text: proposal, note }));
  }

  /** Counts proposed words as taken, however often it is called. */
  @Post(':id/selection-edits/:jobId/take')
  @HttpCode(204)
  async take(@Param('id') id: string, @Param('jobId') jobId: string, @CurrentUser() user: User): Promise<void> {
    const thread = await this.threads.find(id, user);
    const job = isUuid(jobId) ? await this.database.jobs.findOwned(jobId, user.id) : null;
    if (job?.threadId !== thread.id || job.name !== 'edit-selection' || job.status !== 'completed') {
      throw new NotFoundException('This proposal was not found.');
    }
    await this.database.transaction(async (stores) => {
      if (!(await stores.jobs.take(job.id))) return;
      await stores.analytics.recordOf(job, 'generation_refined', { contentLength: countCharacters(job.text) });
    });
  }
}

/** What it comes to is a change by hand: who may not make one now need not ask for it. @throws ConflictException. */
async function checkSelection(stores: Stores, thread: Thread, selected: EditSelectionRequest): Promise<void> {
  await takeTurnByHand(stores, thread);
  const newest = await stores.threads.newestVersion(thread.id);
  const { version, from, to, text } = selected;
  if (newest?.version !== version || newest.content.slice(from, to) !== text) {
    throw new ConflictException(SELECTION_MOVED);
  }
}

function wishOf({ action, tone, instruction }: EditSelectionRequest): SelectionWish {
  if (action === 'ask') return { action, instruction: (instruction ?? '').trim() };
  if (action === 'tone') return { action, tone: tone ?? 'plain' };
  return { action };
}
