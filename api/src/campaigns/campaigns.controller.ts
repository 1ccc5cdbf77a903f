import { Body, Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import {
  PageQuery,
  UpdateCampaignRequest,
  type Campaign as CampaignAnswer,
  type CampaignSummary,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import type { Request, Response } from 'express';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Pages } from '../http/pages';
import { presentSummary } from './campaign.presenter';
import { Campaigns } from './campaigns';

const LIST = 'campaigns';

@Controller('api/campaigns')
@Access('user')
export class CampaignsController {
  constructor(
    private readonly database: Database,
    private readonly campaigns: Campaigns,
    private readonly pages: Pages,
  ) {}

  /** The user's campaigns, page by page, the newest first. */
  @Get()
  async list(
    @Query() query: PageQuery,
    @CurrentUser() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CampaignSummary[]> {
    const found = await this.database.campaigns.list(user.id, this.pages.read(LIST, query));
    this.pages.tell(request, response, LIST, found);
    return (await this.database.campaigns.summaries(found.ids)).map(presentSummary);
  }

  @Get(':id')
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
    await this.database.campaigns.setSendDates(
      campaign.id,
      sendDates.map((day) => day || null),
    );
    await this.campaigns.tellChange(campaign);
    return this.campaigns.present(await this.campaigns.find(id, user));
  }
}
