import {
  BadRequestException,
  Body,
  Controller,
  Get,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import {
  SaveGenerationRequest,
  UpdateGenerationRequest,
  type GenerationPreview,
  type GenerationResponse,
} from '@copydesk/contracts';
import { Database, type Generation, type User } from '@copydesk/database';
import { Bus } from '@copydesk/live';
import type { Response } from 'express';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { presentGeneration, presentPreview } from './generation.presenter';

const LONGEST_LIST = 500;

@Controller('api/generations')
@Access('user')
export class GenerationsController {
  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
  ) {}

  /** The user's saved emails, newest first; `view=preview` leaves the contents out. */
  @Get()
  async list(
    @CurrentUser() user: User,
    @Res({ passthrough: true }) response: Response,
    @Query('view') view?: string,
    @Query('limit') limit?: string,
  ): Promise<GenerationResponse[] | GenerationPreview[]> {
    const rows = readLimit(limit);
    response.setHeader('X-Total-Count', String(await this.database.generations.count(user.id)));
    if (view === 'preview') return (await this.database.generations.previews(user.id, rows)).map(presentPreview);
    return (await this.database.generations.list(user.id, rows)).map(presentGeneration);
  }

  @Get(':id')
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<GenerationResponse> {
    return presentGeneration(await this.find(id, user));
  }

  @Post()
  async save(@Body() body: SaveGenerationRequest, @CurrentUser() user: User): Promise<GenerationResponse> {
    if (!(await this.database.apps.find(body.appId)))
      throw new BadRequestException('There is no tool with this appId.');
    if (body.threadId && !(await this.ownsThread(body.threadId, user))) {
      throw new NotFoundException('This conversation was not found.');
    }
    const saved = await this.database.generations.insert({ ...body, threadId: body.threadId || null, userId: user.id });
    await this.bus.publish('user', String(user.id), { event: 'library:changed' });
    return presentGeneration(saved);
  }

  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: UpdateGenerationRequest,
    @CurrentUser() user: User,
  ): Promise<GenerationResponse> {
    const generation = await this.find(id, user);
    if (body.title !== undefined) generation.title = body.title;
    if (body.content !== undefined) generation.content = body.content;
    if (body.isFavorite !== undefined) generation.isFavorite = body.isFavorite;
    const saved = await this.database.generations.save(generation);
    await this.bus.publish('user', String(user.id), { event: 'library:changed' });
    return presentGeneration(saved);
  }

  private async find(id: string, user: User): Promise<Generation> {
    const found = /^\d{1,9}$/.test(id) ? await this.database.generations.findOwned(Number(id), user.id) : null;
    if (!found) throw new NotFoundException('This saved email was not found.');
    return found;
  }

  private async ownsThread(threadId: string, user: User): Promise<boolean> {
    return isUuid(threadId) && (await this.database.threads.findOwned(threadId, user.id)) !== null;
  }
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return LONGEST_LIST;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= LONGEST_LIST) return limit;
  throw new BadRequestException(`limit must be a whole number from 1 to ${LONGEST_LIST}.`);
}
