import { ConflictException, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { LIMITS, type FollowedCompany } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Companies } from './companies';

const TOO_MANY = `You follow ${LIMITS.followsMax} companies already. Please stop following one first.`;

/** The companies that a user follows. */
@Controller('api/follows')
@Access('user')
export class FollowsController {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
  ) {}

  @Get()
  list(@CurrentUser() user: User): Promise<FollowedCompany[]> {
    return this.database.follows.list(user.id);
  }

  @Put(':cik')
  async follow(@Param('cik') cik: string, @CurrentUser() user: User): Promise<FollowedCompany> {
    const company = await this.companies.find(cik);
    const since = await this.database.transaction(async (stores) => {
      await stores.jobs.lockUser(user.id);
      return stores.follows.add(user.id, company.cik, LIMITS.followsMax);
    });
    if (since === null) throw new ConflictException(TOO_MANY);
    return { ...company, since };
  }

  @Delete(':cik')
  @HttpCode(204)
  async unfollow(@Param('cik') cik: string, @CurrentUser() user: User): Promise<void> {
    const company = await this.companies.find(cik);
    await this.database.follows.remove(user.id, company.cik);
  }
}
