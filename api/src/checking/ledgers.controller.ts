import { Body, Controller, Get, HttpCode, NotFoundException, Param, Post, Req } from '@nestjs/common';
import { ledgerOf, LedgerRequest, type EvidenceResponse, type Ledger } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import {
  answersOf,
  brandEvidence,
  evidenceInput,
  evidenceOfThread,
  keptDocument,
  Ledgers,
  toldCatalysts,
  Tracer,
  type DraftEvidence,
} from '@copydesk/evidence';
import { Access } from '../http/access.decorator';
import { Busy } from '../http/busy.error';
import type { Request } from 'express';
import { CurrentUser } from '../http/current-user.decorator';
import { Heavy } from '../http/heavy.guard';
import { Limits } from '../http/limits';
import { Threads } from '../writing/threads';

/** Texts of one user that are traced at a time. */
const AT_ONCE = 4;

@Controller('api')
@Access('user')
export class LedgersController {
  /** How many texts of each user are being traced. */
  private readonly underWay = new Map<number, number>();

  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly tracer: Tracer,
    private readonly ledgers: Ledgers,
    private readonly limits: Limits,
  ) {}

  /**
   * Lays a text beside its sources and answers what they say of each claim. Stores nothing.
   * @throws Busy (429) where many texts of this user are traced already.
   */
  @Post('ledger')
  @HttpCode(200)
  async trace(
    @Body() { text, ...wanted }: LedgerRequest,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<Ledger> {
    const before = this.underWay.get(user.id) ?? 0;
    if (before >= AT_ONCE) {
      throw new Busy(429, 'Other texts of yours are still being checked. Please wait until one of them is done.', 2);
    }
    this.underWay.set(user.id, before + 1);
    try {
      const evidence = await this.evidence(wanted, user);
      await this.limits.takeForText(request, text.length + (evidence.document?.length ?? 0));
      const input = evidenceInput(evidence);
      return ledgerOf((await this.tracer.trace(user.id, text, input)).entries);
    } finally {
      const left = (this.underWay.get(user.id) ?? 1) - 1;
      if (left > 0) this.underWay.set(user.id, left);
      else this.underWay.delete(user.id);
    }
  }

  /** The ledger of a version with what people answer for. */
  @Get('threads/:id/versions/:number/ledger')
  async get(@Param('id') id: string, @Param('number') number: string, @CurrentUser() user: User): Promise<Ledger> {
    const thread = await this.threads.find(id, user);
    if (!/^[1-9]\d{0,8}$/.test(number)) throw new NotFoundException(`There is no version ${number}.`);
    const version = await this.threads.findVersion(thread, Number(number));
    return this.ledgers.of(thread, version);
  }

  /** What the drafts of a thread rest on, for whoever traces them while they are edited. */
  @Get('threads/:id/evidence')
  @Heavy()
  async whatItRestsOn(
    @Param('id') id: string,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<EvidenceResponse> {
    const thread = await this.threads.find(id, user);
    const { documents } = this.database;
    const document = thread.documentId === null ? null : await documents.findOwned(thread.documentId, user.id);
    await this.limits.takeForText(request, document?.characters ?? 0);
    const input = evidenceInput(await evidenceOfThread(this.database, thread));
    return {
      input,
      document: document && { id: document.id, name: document.name, pages: document.pages, origin: document.origin },
      ...(await answersOf(this.database, thread.id, input)),
    };
  }

  /** What a thread rests on, or the user's brand alone; a document and catalysts that are named take the place of its own. */
  private async evidence(
    { threadId, documentId, catalystIds }: Omit<LedgerRequest, 'text'>,
    user: User,
  ): Promise<DraftEvidence> {
    const base = threadId
      ? await evidenceOfThread(this.database, await this.threads.find(threadId, user))
      : await brandEvidence(this.database, user.id);
    const catalysts = catalystIds ? await toldCatalysts(this.database, catalystIds, user.id) : base.catalysts;
    const missing = catalystIds?.find((wanted) => !catalysts.some(({ id }) => id === wanted));
    if (missing !== undefined) throw new NotFoundException(`There is no catalyst ${missing}.`);
    if (!documentId) return { ...base, catalysts };
    const { documents } = this.database;
    const isOwn = (await documents.findOwned(documentId, user.id)) !== null;
    const kept = isOwn ? await keptDocument(this.database, documentId) : null;
    if (!kept) throw new NotFoundException('This document was not found. It may have been deleted.');
    return { ...base, catalysts, ...kept };
  }
}
