import { Body, Controller, Delete, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { WaiverRequest, withWaivers, type KeptWaiver } from '@copydesk/contracts';
import { Database, type Stores, type Thread, type User } from '@copydesk/database';
import { inSavedLedgers, presentWaiver } from '@copydesk/evidence';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { Threads } from '../writing/threads';
import { nameOf } from './name-of';

@Controller('api/threads/:id/waivers')
@Access('user')
export class WaiversController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly storage: Storage,
  ) {}

  /** The user answers for a claim, wherever its sentence stands in the thread. */
  @Post()
  async waive(@Param('id') id: string, @Body() body: WaiverRequest, @CurrentUser() user: User): Promise<KeptWaiver> {
    const thread = await this.threads.find(id, user);
    const waiver = {
      quote: body.quote,
      sentence: body.sentence.replace(/\s+/g, ' ').trim(),
      reason: body.reason.trim(),
      name: nameOf(user),
      username: user.username,
    };
    const kept = await this.database.transaction((stores) =>
      changing(stores, thread, async () => {
        await this.storage.makeRoomInDraft(stores, thread, waiver.quote + waiver.sentence);
        return stores.ledgers.waive(thread, waiver);
      }),
    );
    return presentWaiver(kept);
  }

  @Delete(':waiverId')
  @HttpCode(204)
  async takeBack(
    @Param('id') id: string,
    @Param('waiverId') waiverId: string,
    @CurrentUser() user: User,
  ): Promise<void> {
    const thread = await this.threads.find(id, user);
    const isTakenBack = await this.database.transaction((stores) =>
      changing(stores, thread, async () => isUuid(waiverId) && stores.ledgers.takeBack(thread, waiverId)),
    );
    if (!isTakenBack) throw new NotFoundException('This note was not found. It may have been removed already.');
  }
}

function changing<T>(stores: Stores, thread: Thread, change: () => Promise<T>): Promise<T> {
  return inSavedLedgers(stores, thread, async () => {
    const changed = await change();
    const told = (await stores.ledgers.waivers(thread.id)).map(presentWaiver);
    return { changed, retell: (entries, text) => withWaivers(entries, text, told) };
  });
}
