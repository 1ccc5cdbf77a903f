import { Body, Controller, Delete, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { ConfirmationRequest, withConfirmations, type KeptConfirmation, type LedgerEntry } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import {
  evidenceInput,
  evidenceOfThread,
  inSavedLedgers,
  presentConfirmation,
  sourceVersion,
} from '@copydesk/evidence';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { Threads } from '../writing/threads';
import { nameOf } from './name-of';

@Controller('api/threads/:id/confirmations')
@Access('user')
export class ConfirmationsController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly storage: Storage,
  ) {}

  /** The user has checked a claim in the sources that the thread has now, wherever its sentence stands in it. */
  @Post()
  async confirm(
    @Param('id') id: string,
    @Body() body: ConfirmationRequest,
    @CurrentUser() user: User,
  ): Promise<KeptConfirmation> {
    const thread = await this.threads.find(id, user);
    const confirmation = {
      quote: body.claim,
      sentence: body.sentence.replace(/\s+/g, ' ').trim(),
      sourceVersion: sourceVersion(evidenceInput(await evidenceOfThread(this.database, thread))),
      name: nameOf(user),
      username: user.username,
    };
    return this.database.transaction((stores) =>
      inSavedLedgers(stores, thread, async () => {
        await this.storage.makeRoomInDraft(stores, thread, confirmation.quote + confirmation.sentence);
        const kept = presentConfirmation(await stores.ledgers.confirm(thread, confirmation));
        return { changed: kept, retell: (entries, text) => withConfirmations(entries, text, [kept]) };
      }),
    );
  }

  @Delete(':confirmationId')
  @HttpCode(204)
  async takeBack(
    @Param('id') id: string,
    @Param('confirmationId') confirmationId: string,
    @CurrentUser() user: User,
  ): Promise<void> {
    const thread = await this.threads.find(id, user);
    const isTakenBack = await this.database.transaction((stores) =>
      inSavedLedgers(stores, thread, async () => {
        const changed = isUuid(confirmationId) && (await stores.ledgers.unconfirm(thread, confirmationId));
        return { changed, retell: (entries) => (changed ? entries.map(without(confirmationId)) : entries) };
      }),
    );
    if (!isTakenBack) throw new NotFoundException('This confirmation was not found. It may have been removed already.');
  }
}

const without = (id: string) => (entry: LedgerEntry) => {
  const { confirmation, ...rest } = entry;
  return confirmation?.id === id ? rest : entry;
};
