import { Body, ConflictException, Controller, Delete, Get, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import {
  ListCampaignsQuery,
  STILL_WRITING_CAMPAIGN,
  UpdateCampaignRequest,
  type Campaign as CampaignAnswer,
  type CampaignSummary,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Heavy } from '../http/heavy.guard';
import { Pages } from '../http/pages';
import { Searches } from '../http/searches';
import { presentSummary } from './campaign.presenter';
import { Campaigns, daysOf } from './campaigns';

@Controller('api/campaigns')
@Access('user')
export class CampaignsController {
  constructor(
    private readonly database: Database,
    private readonly campaigns: Campaigns,
    private readonly pages: Pages,
    private readonly searches: Searches,
  ) {}

  /** The user's campaigns, or those in which something is found, page by page, the newest first. */
  @Get()
  async list(
    @Query() query: ListCampaignsQuery,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<CampaignSummary[]> {
    const text = query.q?.trim() ?? '';
    const found = await this.pages.answer(request, 'campaigns', query, (page) =>
      text
        ? this.searches.run(user, ({ campaigns }) => campaigns.list(user.id, text, page))
        : this.database.campaigns.list(user.id, '', page),
    );
    return found.map(presentSummary);
  }

  @Get(':id')
  @Heavy()
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<CampaignAnswer> {
    return this.campaigns.present(await this.campaigns.find(id, user));
  }

  /** Says when the emails go out. */
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() { sendDates }: UpdateCampaignRequest,
    @CurrentUser() user: User,
  ): Promise<CampaignAnswer> {
    const campaign = await this.campaigns.find(id, user);
    await this.database.campaigns.setSendDates(campaign.id, daysOf(sendDates));
    return this.campaigns.present(await this.campaigns.find(id, user));
  }

  /** Deletes a campaign for good, unless something in it is being written. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') id: string, @CurrentUser() user: User): Promise<void> {
    const campaign = await this.campaigns.find(id, user);
    await this.database.transaction(async ({ campaigns }) => {
      await campaigns.lock(campaign.id);
      if (await campaigns.isWriting(campaign.id, { orPart: true })) throw new ConflictException(STILL_WRITING_CAMPAIGN);
      await campaigns.delete(campaign.id);
    });
  }
}
