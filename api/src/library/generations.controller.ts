import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import {
  ListGenerationsQuery,
  SaveGenerationRequest,
  UpdateGenerationRequest,
  type GenerationPreview,
  type GenerationResponse,
  type GenerationSort,
  type SavedLedgerResponse,
} from '@copydesk/contracts';
import {
  Database,
  type CountedPage,
  type GenerationFilter,
  type PageRequest,
  type Stores,
  type User,
} from '@copydesk/database';
import type { Request } from 'express';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Heavy } from '../http/heavy.guard';
import { Idempotency } from '../http/idempotency';
import { Pages } from '../http/pages';
import { Searches } from '../http/searches';
import { presentGeneration, presentPreview } from './generation.presenter';
import { Library } from './library';

@Controller('api/generations')
@Access('user')
export class GenerationsController {
  constructor(
    private readonly database: Database,
    private readonly library: Library,
    private readonly pages: Pages,
    private readonly searches: Searches,
    private readonly storage: Storage,
    private readonly idempotency: Idempotency,
  ) {}

  /** The user's saved emails, page by page; `view=preview` leaves the contents out. */
  @Get()
  @Heavy(({ query }) => query.view !== 'preview')
  async list(
    @Query() query: ListGenerationsQuery,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<GenerationResponse[] | GenerationPreview[]> {
    const { filter, sort } = readListQuery(query, user.id);
    const page = <T>(read: (stores: Stores, wanted: PageRequest) => Promise<CountedPage<T>>) =>
      this.pages.answer(request, sort, query, (wanted) =>
        filter.text ? this.searches.run(user, (stores) => read(stores, wanted)) : read(this.database, wanted),
      );
    if (query.view === 'preview') {
      const previews = await page(({ library }, wanted) => library.previews(filter, sort, wanted));
      return previews.map(presentPreview);
    }
    return (await page(({ library }, wanted) => library.list(filter, sort, wanted))).map(presentGeneration);
  }

  @Get(':id')
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<GenerationResponse> {
    return presentGeneration(await this.library.find(id, user));
  }

  /** What the sources said of these words when they were saved, and who answers for what they do not prove. */
  @Get(':id/ledger')
  async ledger(@Param('id') id: string, @CurrentUser() user: User): Promise<SavedLedgerResponse> {
    return { ledger: await this.library.ledger(await this.library.find(id, user)) };
  }

  /** Keeps an email: a version of a thread, or what is sent whole. */
  @Post()
  async save(
    @Body() body: SaveGenerationRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
  ): Promise<GenerationResponse> {
    const generation = await this.library.complete(body, user);
    const id = await this.idempotency.once({ name: 'save-generation', body, user, client }, async (stores) => {
      const { content, originalPrompt, metadata, ledger } = generation;
      await this.storage.makeRoom(stores, user.id, content, originalPrompt, metadata, ledger);
      return String(await stores.generations.insert(generation));
    });
    return presentGeneration(await this.library.find(id, user));
  }

  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: UpdateGenerationRequest,
    @CurrentUser() user: User,
  ): Promise<GenerationResponse> {
    const generation = await this.library.find(id, user);
    const { content = generation.content } = body;
    const { threadId } = generation;
    const isNew = content !== generation.content;
    const [ledger, preheader] = await Promise.all([
      isNew ? this.library.ledgerOfNew(generation, content) : null,
      isNew && threadId !== null ? this.library.preheaderOf({ id: threadId }, content) : null,
    ]);
    await this.database.transaction(async (stores) => {
      if (content.length > generation.content.length) await this.storage.makeRoom(stores, user.id, content, ledger);
      await stores.generations.update([generation.id], user.id, { ...body, preheader, ledger });
    });
    return presentGeneration(await this.library.find(id, user));
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') id: string, @CurrentUser() user: User): Promise<void> {
    const generation = await this.library.find(id, user);
    await this.database.generations.delete(generation.id, user.id);
  }
}

/** What is looked for, of the words in the address. */
function readListQuery(query: ListGenerationsQuery, userId: number) {
  const { q, folderId, favorite, archived, appId, ids } = query;
  const filter: GenerationFilter = {
    userId,
    isArchived: archived === 'true',
    text: q?.trim() ? q : undefined,
    folderId: folderId === undefined || folderId === 'none' ? folderId : Number(folderId),
    isFavorite: favorite === undefined ? undefined : favorite === 'true',
    appId: appId === undefined ? undefined : Number(appId),
    ids: ids?.split(',').map(Number),
  };
  const sort: GenerationSort = query.sort ?? 'newest';
  return { filter, sort };
}
