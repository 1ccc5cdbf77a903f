import { Body, Controller, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import {
  GenerationsActionRequest,
  LIMITS,
  MoveToFolderRequest,
  type GenerationResponse,
  type GenerationsActionResponse,
  type GenerationThreadResponse,
  type DraftOrigin,
} from '@copydesk/contracts';
import { Database, type User, type SavedGeneration, type Stores, type TracedClaims } from '@copydesk/database';
import { briefOfPrompt, Ledgers } from '@copydesk/evidence';
import { firstCharacters } from '@copydesk/text';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Idempotency } from '../http/idempotency';
import { presentGeneration } from './generation.presenter';
import { Library, NOT_FOUND } from './library';
import { randomUUID } from 'node:crypto';
import { takeTurnByHand } from '../jobs/turns';
import { THREAD_NOT_FOUND } from '../writing/threads';

@Controller('api/generations')
@Access('user')
export class OrganizingController {
  constructor(
    private readonly database: Database,
    private readonly library: Library,
    private readonly idempotency: Idempotency,
    private readonly ledgers: Ledgers,
    private readonly storage: Storage,
  ) {}

  /** Does the same to several saved emails; those that are not the user's are left out. */
  @Post('actions')
  @HttpCode(200)
  async act(
    @Body() { ids, action, folderId }: GenerationsActionRequest,
    @CurrentUser() user: User,
  ): Promise<GenerationsActionResponse> {
    const { generations } = this.database;
    const actions = {
      move: () => this.moveAll(ids, folderId ?? null, user),
      favorite: () => generations.update(ids, user.id, { isFavorite: true }),
      unfavorite: () => generations.update(ids, user.id, { isFavorite: false }),
      archive: () => generations.update(ids, user.id, { isArchived: true }),
      unarchive: () => generations.update(ids, user.id, { isArchived: false }),
      delete: () => generations.hide(ids, user.id),
      restore: () => generations.restore(ids, user.id),
    };
    return { ids: await actions[action]() };
  }

  @Post(':id/move-to-folder')
  @HttpCode(200)
  async move(
    @Param('id') id: string,
    @Body() { folderId }: MoveToFolderRequest,
    @CurrentUser() user: User,
  ): Promise<GenerationResponse> {
    const generation = await this.library.find(id, user);
    await this.moveAll([generation.id], folderId, user);
    return presentGeneration(await this.library.find(id, user));
  }

  /** Copies a saved email into the same folder. The copy begins a conversation of its own. */
  @Post(':id/duplicate')
  async duplicate(
    @Param('id') id: string,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
  ): Promise<GenerationResponse> {
    const generation = await this.library.find(id, user);
    const title = firstCharacters(`Copy of ${generation.title}`, LIMITS.titleMax);
    const request = { name: 'duplicate-generation', body: { id: generation.id }, user, client };
    const copyId = await this.idempotency.once(request, async (stores) => {
      const { content, originalPrompt, metadata } = generation;
      await this.storage.makeRoom(stores, user.id, content, originalPrompt, metadata);
      return String(await stores.generations.duplicate(generation, title));
    });
    return presentGeneration(await this.library.find(copyId, user));
  }

  /** Answers the conversation in which a saved email is refined. */
  @Post(':id/thread')
  @HttpCode(200)
  async thread(@Param('id') id: string, @CurrentUser() user: User): Promise<GenerationThreadResponse> {
    const generation = await this.library.find(id, user);
    const ledger = await this.trace(generation);
    return this.database.transaction(async (stores) => {
      const locked = await stores.generations.lock(generation.id, user.id);
      if (!locked) throw new NotFoundException(NOT_FOUND);
      return openThread(stores, this.storage, locked, locked.content === generation.content ? ledger : null);
    });
  }

  /** The ledger of a saved email whose words become a version of its conversation; null where they are one already. */
  private async trace({
    userId,
    appId,
    threadId,
    content,
    originalPrompt,
  }: SavedGeneration): Promise<TracedClaims | null> {
    const { threads } = this.database;
    const said = briefOfPrompt(appId, originalPrompt);
    const begun = { id: randomUUID(), userId, appId, campaignId: null, documentId: null };
    if (threadId === null) return this.ledgers.ahead(begun, content, said);
    const thread = await threads.findOwned(threadId, userId);
    if (!thread || (await threads.findVersionOf(threadId, content))) return null;
    return this.ledgers.ahead(thread, content);
  }

  private async moveAll(ids: number[], folderId: number | null, user: User): Promise<number[]> {
    const moved = await this.database.generations.move(ids, user.id, folderId);
    if (folderId !== null && moved.length === 0) await this.library.findFolder(folderId, user);
    return moved;
  }
}

/**
 * Finds or makes the conversation of a saved email, with a version that holds its very words. Must run inside a
 * transaction that holds the saved email. @throws ConflictException where a version is missing while a job writes, or
 * there is no room for it.
 */
async function openThread(
  stores: Stores,
  storage: Storage,
  generation: SavedGeneration,
  ledger: TracedClaims | null,
): Promise<GenerationThreadResponse> {
  const { userId, appId, content, preheader, originalPrompt } = generation;
  const threadId = generation.threadId ?? randomUUID();
  const add = async (origin: DraftOrigin) => {
    const { version } = await stores.threads.addVersion({
      id: randomUUID(),
      threadId,
      content,
      ledger,
      origin,
      preheader,
    });
    return { threadId, version: version ?? 1 };
  };
  if (generation.threadId === null) {
    await storage.makeRoom(stores, userId, content, originalPrompt);
    const choice = await stores.generations.choice(generation.id);
    await stores.threads.insert({ id: threadId, userId, appId, ...choice });
    await stores.generations.link(generation, threadId);
    if (originalPrompt?.trim()) {
      await stores.threads.addRequest({ id: randomUUID(), threadId, content: originalPrompt, jobId: null });
    }
    return add('written');
  }
  const thread = await stores.threads.findOwned(threadId, userId);
  if (!thread) throw new NotFoundException(THREAD_NOT_FOUND);
  const same = await stores.threads.findVersionOf(threadId, content);
  if (same?.version != null) return { threadId, version: same.version };
  await takeTurnByHand(stores, thread);
  await storage.makeRoomInDraft(stores, thread, content);
  return add('edited');
}
