import {
  BadRequestException,
  Body,
  ConflictException,
  Controller,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  CatalystRequest,
  INTEGER_MAX,
  ListCatalystsQuery,
  MARKET_WIDE,
  type AdminCatalyst,
  type CatalystFeed,
} from '@copydesk/contracts';
import { Database, type Catalyst, type CatalystChange } from '@copydesk/database';
import { JobQueues } from '@copydesk/jobs';
import { httpUrl } from '@copydesk/text';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { Pages } from '../http/pages';
import { presentCatalyst, presentFeed } from './catalyst.presenter';

@Controller('api/admin')
@Access('admin')
export class AdminCatalystsController {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly pages: Pages,
  ) {}

  /** All catalysts, the newest first, page by page. */
  @Get('catalysts')
  async list(@Query() query: ListCatalystsQuery, @Req() request: Request): Promise<AdminCatalyst[]> {
    const { q, retired } = query;
    const filter = {
      text: q?.trim() ? q : undefined,
      isRetired: retired === undefined ? undefined : retired === 'true',
    };
    const { catalysts } = this.database;
    const found = await this.pages.answer(request, 'catalysts', query, (page) => catalysts.list(filter, page));
    return found.map(presentCatalyst);
  }

  @Post('catalysts')
  async add(@Body() body: CatalystRequest): Promise<AdminCatalyst> {
    const { title, text, sector, source, url, publishedAt, isRetired } = changeOf(body);
    return saved(
      await this.database.catalysts.insert({
        title: title ?? '',
        text: text ?? '',
        sector: sector ?? MARKET_WIDE,
        source: source ?? null,
        url: url ?? null,
        publishedAt: publishedAt ?? new Date(),
        isRetired: isRetired ?? false,
      }),
    );
  }

  /** Edits a catalyst, retires it or brings it back. An optional field that is missing stays as it is. */
  @Put('catalysts/:id')
  async update(@Param('id') id: string, @Body() body: CatalystRequest): Promise<AdminCatalyst> {
    return saved(await this.database.catalysts.update(numberOf(id), changeOf(body)));
  }

  @Get('catalyst-feeds')
  async feeds(): Promise<CatalystFeed[]> {
    return (await this.database.catalystFeeds.list()).map(presentFeed);
  }

  /** Has a feed read now. While it is being read already, that is enough. */
  @Post('catalyst-feeds/:id/run')
  @HttpCode(202)
  async run(@Param('id') id: string): Promise<CatalystFeed> {
    const feedId = numberOf(id);
    const jobs = await this.database.transaction((stores) => stores.catalystFeeds.queue(feedId));
    await Promise.all(jobs.map((job) => this.queues.add(job)));
    const feed = (await this.database.catalystFeeds.list()).find((each) => each.id === feedId);
    if (!feed) throw new NotFoundException('This feed was not found.');
    return presentFeed(feed);
  }
}

function changeOf({ title, text, sector, source, url, publishedAt, isRetired }: CatalystRequest): CatalystChange {
  const link = url ? httpUrl(url) : null;
  if (url && !link) throw refused('url', 'The link must begin with http:// or https://');
  const date = publishedAt == null ? undefined : new Date(publishedAt);
  if (date && Number.isNaN(date.getTime())) throw refused('publishedAt', 'Enter a valid date');
  return Object.fromEntries(
    Object.entries({
      title: title.trim(),
      text: text.trim(),
      sector: sector == null ? undefined : sector.trim() || MARKET_WIDE,
      source: source == null ? undefined : source.trim() || null,
      url: url === undefined ? undefined : link,
      publishedAt: date,
      isRetired: isRetired ?? undefined,
    }).filter(([, value]) => value !== undefined),
  );
}

function refused(field: string, message: string): BadRequestException {
  return new BadRequestException({ message, errors: { [field]: message } });
}

function saved(catalyst: Catalyst | 'taken' | 'gone'): AdminCatalyst {
  if (catalyst === 'gone') throw new NotFoundException('This catalyst was not found.');
  if (catalyst === 'taken') throw new ConflictException('A catalyst with this link already exists.');
  return presentCatalyst(catalyst);
}

function numberOf(id: string): number {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= INTEGER_MAX ? Number(id) : 0;
}
