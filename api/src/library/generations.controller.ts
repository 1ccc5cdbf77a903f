import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ListGenerationsQuery,
  SaveGenerationRequest,
  UpdateGenerationRequest,
  type GenerationPreview,
  type GenerationResponse,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import type { Request, Response } from 'express';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Idempotency } from '../http/idempotency';
import { Pages } from '../http/pages';
import { presentGeneration, presentPreview } from './generation.presenter';
import { Library } from './library';
import { readListQuery } from './read-list-query';

@Controller('api/generations')
@Access('user')
export class GenerationsController {
  constructor(
    private readonly database: Database,
    private readonly library: Library,
    private readonly pages: Pages,
    private readonly idempotency: Idempotency,
  ) {}

  /** The user's saved emails, page by page; `view=preview` leaves the contents out. */
  @Get()
  async list(
    @Query() query: ListGenerationsQuery,
    @CurrentUser() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GenerationResponse[] | GenerationPreview[]> {
    const { generations } = this.database;
    const { filter, sort } = readListQuery(query, user.id);
    const found = await generations.find(filter, { sort, ...this.pages.read(sort, query) });
    this.pages.tell(request, response, sort, found);
    return query.view === 'preview'
      ? (await generations.previews(found.ids)).map(presentPreview)
      : (await generations.whole(found.ids)).map(presentGeneration);
  }

  @Get(':id')
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<GenerationResponse> {
    return presentGeneration(await this.library.find(id, user));
  }

  /** Keeps an email: a version of a thread, or what is sent whole. */
  @Post()
  async save(
    @Body() body: SaveGenerationRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
  ): Promise<GenerationResponse> {
    const generation = await this.library.complete(body, user);
    const id = await this.idempotency.once({ name: 'save-generation', body, user, client }, async ({ generations }) =>
      String(await generations.insert(generation)),
    );
    return presentGeneration(await this.library.find(id, user));
  }

  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: UpdateGenerationRequest,
    @CurrentUser() user: User,
  ): Promise<GenerationResponse> {
    const generation = await this.library.find(id, user);
    await this.database.generations.update([generation.id], user.id, body);
    return presentGeneration(await this.library.find(id, user));
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') id: string, @CurrentUser() user: User): Promise<void> {
    const generation = await this.library.find(id, user);
    await this.database.generations.delete(generation.id, user.id);
  }
}
