import { Controller, Get, NotFoundException, Param } from '@nestjs/common';
import type { MessageResponse, ThreadResponse } from '@copydesk/contracts';
import { Database, type Message, type Thread, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { JobSnapshots } from '../jobs/job-snapshots';

@Controller('api/threads')
@Access('user')
export class ThreadsController {
  constructor(
    private readonly database: Database,
    private readonly snapshots: JobSnapshots,
  ) {}

  @Get(':id')
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<ThreadResponse> {
    const thread = await this.find(id, user);
    const [first, newest, messages, saved] = await Promise.all([
      this.database.jobs.firstOfThread(id),
      this.database.jobs.newestOfThread(id),
      this.database.threads.messages(id),
      this.database.generations.findOfThread(id),
    ]);
    return {
      id,
      appId: thread.appId,
      inputs: { ...first?.payload },
      messages: messages.map(presentMessage),
      job: newest && (await this.snapshots.present(newest)),
      generationId: saved?.id ?? null,
      createdAt: thread.createdAt.toISOString(),
    };
  }

  @Get(':id/messages')
  async messages(@Param('id') id: string, @CurrentUser() user: User): Promise<MessageResponse[]> {
    await this.find(id, user);
    return (await this.database.threads.messages(id)).map(presentMessage);
  }

  private async find(id: string, user: User): Promise<Thread> {
    const thread = isUuid(id) ? await this.database.threads.findOwned(id, user.id) : null;
    if (!thread) throw new NotFoundException('This conversation was not found.');
    return thread;
  }
}

function presentMessage({ id, role, content, stopped, jobId, createdAt }: Message): MessageResponse {
  return { id, role, content, stopped, jobId, createdAt: createdAt.toISOString() };
}
