import { randomUUID } from 'node:crypto';
import {
  Body,
  ConflictException,
  Controller,
  Get,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  CHANGED_ELSEWHERE,
  COACH,
  ListDraftsQuery,
  NewVersionRequest,
  UpdateThreadRequest,
  type MessageResponse,
  type RecentDraft,
  type ThreadResponse,
} from '@copydesk/contracts';
import { Database, type Message, type Stores, type Thread, type User } from '@copydesk/database';
import { countCharacters } from '@copydesk/text';
import { Ledgers } from '@copydesk/evidence';
import type { Request } from 'express';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Heavy } from '../http/heavy.guard';
import { Idempotency } from '../http/idempotency';
import { Pages } from '../http/pages';
import { JobSnapshots } from '../jobs/job-snapshots';
import { takeTurnByHand } from '../jobs/turns';
import { presentDraft, presentMessage, presentThread } from './thread.presenter';
import { Threads } from './threads';

/** Tools whose threads are no drafts to go on with: the coach finds his own again. */
const NO_DRAFTS: number[] = [COACH.id];

@Controller('api/threads')
@Access('user')
export class ThreadsController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly snapshots: JobSnapshots,
    private readonly pages: Pages,
    private readonly idempotency: Idempotency,
    private readonly ledgers: Ledgers,
    private readonly storage: Storage,
  ) {}

  /** The drafts that were not saved yet, page by page, the last worked on first. */
  @Get()
  async recent(
    @Query() query: ListDraftsQuery,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<RecentDraft[]> {
    const { threads } = this.database;
    const drafts = await this.pages.answer(request, 'drafts', query, (page) =>
      threads.unsaved(user.id, NO_DRAFTS, page),
    );
    return drafts.map(presentDraft);
  }

  @Get(':id')
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<ThreadResponse> {
    const thread = await this.threads.find(id, user);
    const [brand, document, first, newest, messages, reviews, coachings, ideas, mendings, saved] = await Promise.all([
      this.database.brands.speaking(user.id, { threadId: id }),
      thread.documentId === null ? null : this.database.documents.findOwned(thread.documentId, user.id),
      thread.campaignId === null ? this.database.jobs.firstOfThread(id) : null,
      this.database.jobs.newestOfThread(id),
      this.database.threads.messages(id),
      this.database.advice.reviews(id),
      this.database.advice.coachings(id),
      this.database.advice.ideas(id),
      this.database.advice.mendings(id),
      this.database.generations.findOfThread(id),
    ]);
    const job = newest && (await this.snapshots.present(newest));
    return presentThread({ thread, brand, document, first, messages, reviews, coachings, ideas, mendings, job, saved });
  }

  /** Takes a draft out of the recent ones, or back among them. */
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() { isDiscarded }: UpdateThreadRequest,
    @CurrentUser() user: User,
  ): Promise<UpdateThreadRequest> {
    const thread = await this.threads.find(id, user);
    await this.database.transaction(async (stores) => {
      await takeTurnByHand(stores, thread);
      await stores.threads.discard(thread.id, isDiscarded);
    });
    return { isDiscarded };
  }

  @Get(':id/messages')
  @Heavy()
  async messages(@Param('id') id: string, @CurrentUser() user: User): Promise<MessageResponse[]> {
    await this.threads.find(id, user);
    return (await this.database.threads.messages(id)).map(presentMessage);
  }

  /** Adds a version: a draft that was edited by hand, or an earlier one that is brought back. */
  @Post(':id/versions')
  async addVersion(
    @Param('id') id: string,
    @Body() body: NewVersionRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
  ): Promise<MessageResponse> {
    const thread = await this.threads.find(id, user);
    const { content, restoredFrom, after, replaces = false, suggestions = null } = body;
    const source = restoredFrom == null ? null : await this.threads.findVersion(thread, restoredFrom);
    const words = source?.content ?? content;
    const ledger = await this.ledgers.ahead(thread, words);
    const request = { name: `add-version to ${thread.id}`, body, user, client };
    const addedId = await this.idempotency.once(request, async (stores) => {
      await takeTurnByHand(stores, thread);
      const before =
        after === undefined ? undefined : await takeAfter(stores, { threadId: thread.id, after, replaces });
      await this.storage.makeRoomInDraft(stores, thread, words);
      const added = await stores.threads.addVersion({
        id: randomUUID(),
        threadId: thread.id,
        content: words,
        ledger,
        origin: source ? 'restored' : 'edited',
        restoredFrom: source?.version,
        preheader: (source ?? before)?.preheader,
        suggestions,
      });
      if (suggestions) await recordApplied(stores, { thread, words, suggestions, client });
      return added.id;
    });
    const added = await this.database.threads.findMessage(addedId);
    if (!added) throw new NotFoundException('This version was not found.');
    return presentMessage(added);
  }
}

/** Suggestions that were applied by their exact edits are a refinement, as those are that a model applies. */
async function recordApplied(
  { analytics }: Stores,
  {
    thread,
    words,
    suggestions,
    client,
  }: { thread: Thread; words: string; suggestions: string[]; client: ClientHeaders },
): Promise<void> {
  await analytics.record({
    actionType: 'generation_refined',
    userId: thread.userId,
    appId: thread.appId,
    sessionId: client.sessionId,
    metadata: { threadId: thread.id, contentLength: countCharacters(words), suggestions: suggestions.length },
  });
}

/**
 * Makes way for a version that was made from another one, and returns that. @throws ConflictException where that is not the newest one
 * any more: nobody's words are lost under those of somebody who has not seen them.
 */
async function takeAfter(
  { threads }: Stores,
  { threadId, after, replaces }: { threadId: string; after: string; replaces: boolean },
): Promise<Message> {
  const newest = await threads.newestVersion(threadId);
  if (newest?.id !== after) throw new ConflictException(CHANGED_ELSEWHERE);
  if (replaces) await threads.removeOpenEdit(newest.id);
  return newest;
}
