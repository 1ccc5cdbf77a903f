import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { LIMITS, titleOfWriting, type Ledger, type SaveGenerationRequest } from '@copydesk/contracts';
import {
  Database,
  type CountedFolder,
  type NewGeneration,
  type SavedGeneration,
  type Thread,
  type User,
} from '@copydesk/database';
import { Ledgers } from '@copydesk/evidence';
import { Threads } from '../writing/threads';

export const NOT_FOUND = 'This saved email was not found.';

@Injectable()
export class Library {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly ledgers: Ledgers,
  ) {}

  /** @throws NotFoundException where there is no such saved email of this user. */
  async find(id: string, user: User): Promise<SavedGeneration> {
    const found = isId(id) ? await this.database.generations.findOwned(Number(id), user.id) : null;
    if (!found) throw new NotFoundException(NOT_FOUND);
    return found;
  }

  /**
   * What is to be saved, with what the request leaves out taken from its thread.
   * @throws NotFoundException where there is no such thread or version of this user.
   * @throws BadRequestException where there is no such tool, or nothing to save.
   */
  async complete(request: SaveGenerationRequest, user: User): Promise<NewGeneration> {
    const { threadId, version = null } = request;
    const thread = threadId ? await this.threads.find(threadId, user) : null;
    const kept = thread && (await this.readThread(thread, version));
    const content = request.content ?? kept?.content;
    const appId = request.appId ?? kept?.appId;
    if (content === undefined || appId === undefined) throw new BadRequestException('Content is required');
    if (!(await this.database.apps.find(appId))) throw new BadRequestException('There is no tool with this appId.');
    return {
      userId: user.id,
      appId,
      title: request.title ?? titleOfWriting(appId, content, LIMITS.titleMax),
      content,
      originalPrompt: request.originalPrompt ?? kept?.originalPrompt,
      threadId: thread?.id,
      metadata: request.metadata ?? kept?.metadata,
      preheader: thread && (await this.preheaderOf(thread, content)),
      ledger: thread && (await this.ledgers.inTime(thread.id, () => this.ledgers.ofWords(thread, content))),
    };
  }

  /** The ledger of a saved email: the one that it keeps, else that of the version whose words it holds. */
  async ledger(generation: SavedGeneration): Promise<Ledger | null> {
    const { generations } = this.database;
    const kept = await generations.ledger(generation.id);
    const made = kept ? null : await this.ledgerOf(generation, generation.content);
    if (made) await generations.keepLedger(generation, made);
    return kept ?? made;
  }

  /** The ledger of new words of a saved email; null where they cannot be traced in time. */
  ledgerOfNew(generation: SavedGeneration, content: string): Promise<Ledger | null> {
    return this.ledgers.inTime(generation.threadId, () => this.ledgerOf(generation, content));
  }

  /** What stands behind the subject in the newest version that holds these very words. */
  async preheaderOf({ id }: Pick<Thread, 'id'>, content: string): Promise<string | null> {
    return (await this.database.threads.findVersionOf(id, content))?.preheader ?? null;
  }

  /** The ledger of words in the conversation of a saved email; null where no version holds them. */
  private async ledgerOf({ threadId, userId }: SavedGeneration, content: string): Promise<Ledger | null> {
    const thread = threadId === null ? null : await this.database.threads.findOwned(threadId, userId);
    return thread && this.ledgers.ofWords(thread, content);
  }

  /** A version of a thread, the newest where none is named, with what it was made from. */
  private async readThread(thread: Thread, version: number | null) {
    const { threads } = this.database;
    const [found, { appType, originalPrompt, inputs, catalysts }] = await Promise.all([
      version === null ? threads.newestVersion(thread.id) : threads.findVersion(thread.id, version),
      this.threads.brief(thread, version),
    ]);
    if (version !== null && !found) throw new NotFoundException(`There is no version ${version}.`);
    const metadata = { threadId: thread.id, generationType: appType, ...inputs, catalysts };
    return { appId: thread.appId, content: found?.content, originalPrompt, metadata };
  }

  /** @throws NotFoundException where there is no such folder of this user. */
  async findFolder(id: string | number, user: User): Promise<CountedFolder> {
    const found = isId(String(id)) ? await this.database.folders.findOwned(Number(id), user.id) : null;
    if (!found) throw new NotFoundException('This folder was not found. It may have been deleted.');
    return found;
  }
}

function isId(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
