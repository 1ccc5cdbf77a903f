import { randomUUID } from 'node:crypto';
import { Body, ConflictException, Controller, Get, NotFoundException, Param, Post } from '@nestjs/common';
import { NewVersionRequest, STILL_WRITING, type MessageResponse, type ThreadResponse } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { JobSnapshots } from '../jobs/job-snapshots';
import { presentMessage, presentThread } from './thread.presenter';
import { Threads } from './threads';

@Controller('api/threads')
@Access('user')
export class ThreadsController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly snapshots: JobSnapshots,
  ) {}

  @Get(':id')
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<ThreadResponse> {
    const thread = await this.threads.find(id, user);
    const [first, newest, messages, reviews, saved] = await Promise.all([
      this.database.jobs.firstOfThread(id),
      this.database.jobs.newestOfThread(id),
      this.database.threads.messages(id),
      this.database.threads.reviews(id),
      this.database.generations.findOfThread(id),
    ]);
    const job = newest && (await this.snapshots.present(newest));
    return presentThread({ thread, first, messages, reviews, job, saved });
  }

  @Get(':id/messages')
  async messages(@Param('id') id: string, @CurrentUser() user: User): Promise<MessageResponse[]> {
    await this.threads.find(id, user);
    return (await this.database.threads.messages(id)).map(presentMessage);
  }

  /** Adds a version: a draft that was edited by hand, or an earlier one that is brought back. */
  @Post(':id/versions')
  async addVersion(
    @Param('id') id: string,
    @Body() { content, restoredFrom }: NewVersionRequest,
    @CurrentUser() user: User,
  ): Promise<MessageResponse> {
    const thread = await this.threads.find(id, user);
    const added = await this.database.transaction(async (stores) => {
      await stores.threads.lock(thread.id);
      if (await stores.jobs.isWriting(thread.id)) throw new ConflictException(STILL_WRITING);
      const source = restoredFrom == null ? null : await stores.threads.findVersion(thread.id, restoredFrom);
      if (restoredFrom != null && !source) throw new NotFoundException(`There is no version ${restoredFrom}.`);
      return stores.threads.addVersion({
        id: randomUUID(),
        threadId: thread.id,
        content: source?.content ?? content,
        origin: source ? 'restored' : 'edited',
        restoredFrom: source?.version,
      });
    });
    await this.threads.tellChange(thread);
    return presentMessage(added);
  }
}
