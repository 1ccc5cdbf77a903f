import { ConflictException, Inject, Injectable } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { LIMITS, type StorageResponse } from '@copydesk/contracts';
import { Database, type Stores } from '@copydesk/database';
import { CONFIG } from '../config.token';

const MB = 1024 * 1024;

const MANY_VERSIONS = `This draft has ${LIMITS.versionsMax} versions, which is the most there can be. Please save what you need of it and begin a new draft.`;
const LONG_DRAFT = `This draft holds ${LIMITS.threadBytes / MB} MB of versions, which is the most there can be. Please save what you need of it and begin a new draft.`;

/** How much a user may keep. It is judged before anything is written or queued: nothing that was paid for is refused. */
@Injectable()
export class Storage {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(userId: number): Promise<StorageResponse> {
    return { used: await this.database.storage.used(userId), limit: this.limit };
  }

  /**
   * Makes room for what a user is about to keep: where there is none left, what was deleted and could still be brought
   * back goes for good. Must run inside a transaction. @throws ConflictException where that is not enough.
   */
  async makeRoom(
    { storage, beforeCommit }: Stores,
    userId: number,
    ...texts: (string | object | Buffer | null | undefined)[]
  ): Promise<void> {
    const bytes = texts.reduce<number>((sum, text) => sum + bytesOf(text), 0);
    const makeSure = async (isRoom: () => Promise<boolean>) => {
      if (!(await isRoom()) && !((await storage.emptyBin(userId)) && (await isRoom()))) throw this.isFull();
    };
    await makeSure(async () => total(await storage.used(userId)) + bytes <= this.limit);
    // Others may have written since.
    beforeCommit.push(() => makeSure(async () => total(await storage.settled(userId)) <= this.limit));
  }

  private isFull(): ConflictException {
    const most = this.config.limits.storageMb.toLocaleString('en-US');
    return new ConflictException(
      `There is no room for this: you may keep ${most} MB. Please delete saved emails, drafts, campaigns or documents that you no longer need. Settings shows what takes how much.`,
    );
  }

  /** The same for a version of a draft. @throws ConflictException where the draft has as many as it may, too. */
  async makeRoomInDraft(stores: Stores, thread: { id: string; userId: number }, content = ''): Promise<void> {
    await this.makeRoom(stores, thread.userId, content);
    const { versions, bytes } = await stores.storage.ofThread(thread.id);
    if (versions >= LIMITS.versionsMax) throw new ConflictException(MANY_VERSIONS);
    if (bytes + bytesOf(content) > LIMITS.threadBytes) throw new ConflictException(LONG_DRAFT);
  }

  /** In bytes. */
  get limit(): number {
    return this.config.limits.storageMb * MB;
  }
}

function total(used: StorageResponse['used']): number {
  return Object.values(used).reduce((sum, bytes) => sum + bytes, 0);
}

function bytesOf(text: string | object | null | undefined): number {
  if (text == null) return 0;
  return Buffer.isBuffer(text)
    ? text.length
    : Buffer.byteLength(typeof text === 'string' ? text : JSON.stringify(text));
}
