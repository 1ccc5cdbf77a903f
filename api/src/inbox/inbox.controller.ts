import { Body, Controller, Get, Put } from '@nestjs/common';
import { InboxRequest, type Inbox } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';

/** The inbox of a user. */
@Controller('api/inbox')
@Access('user')
export class InboxController {
  constructor(private readonly database: Database) {}

  @Get()
  get(@CurrentUser() user: User): Promise<Inbox> {
    return this.database.inbox.of(user.id);
  }

  @Put()
  async mark(@Body() { ids, read }: InboxRequest, @CurrentUser() user: User): Promise<Inbox> {
    await this.database.transaction(({ inbox }) => inbox.mark(user.id, ids, read));
    return this.database.inbox.of(user.id);
  }
}
