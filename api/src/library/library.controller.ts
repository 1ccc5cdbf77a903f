import { Controller, Get } from '@nestjs/common';
import type { LibrarySummary } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';

@Controller('api/library')
@Access('user')
export class LibraryController {
  constructor(private readonly database: Database) {}

  /** How much the user has saved. */
  @Get()
  summary(@CurrentUser() user: User): Promise<LibrarySummary> {
    return this.database.library.summary(user.id);
  }
}
