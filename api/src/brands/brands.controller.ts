import { randomUUID } from 'node:crypto';
import { Body, ConflictException, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  BrandProposalRequest,
  BrandRequest,
  LIMITS,
  readBrand,
  type Brand,
  type BrandProposal,
  type JobAccepted,
} from '@copydesk/contracts';
import { Database, type BrandContent, type User } from '@copydesk/database';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Idempotency } from '../http/idempotency';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { findBrand } from './brands';

const FULL = `You have ${LIMITS.brandsMax} brands, which is the most there can be. Please delete one first.`;

/** Who speaks in a user's emails, and what they sell. */
@Controller('api/brands')
@Access('user')
export class BrandsController {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly storage: Storage,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  @Get()
  list(@CurrentUser() user: User): Promise<Brand[]> {
    return this.database.brands.list(user.id);
  }

  @Post()
  async create(@Body() body: BrandRequest, @CurrentUser() user: User, @Client() client: ClientHeaders): Promise<Brand> {
    const id = await this.idempotency.once({ name: 'create-brand', body, user, client }, async (stores) => {
      const brand = contentOf(body);
      await this.storage.makeRoom(stores, user.id, brand);
      const inserted = await stores.brands.insert(user.id, brand, LIMITS.brandsMax);
      if (inserted === null) throw new ConflictException(FULL);
      return inserted;
    });
    return findBrand(this.database, id, user);
  }

  /** Reads out of somebody's emails what brand they are of. Nothing of it is kept: that is for its user to say. */
  @MakesJob('proposals')
  async propose(
    @Body() { emails }: BrandProposalRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<BrandProposal | JobAccepted> {
    const job = await this.submission.submit({ name: 'propose-brand', payload: { emails }, user, client });
    return this.answer.give(request, job, ({ proposal }) => proposal);
  }

  @Put(':id')
  async update(@Param('id') id: string, @Body() body: BrandRequest, @CurrentUser() user: User): Promise<Brand> {
    const { id: brandId } = await findBrand(this.database, id, user);
    await this.database.transaction(async (stores) => {
      const brand = contentOf(body);
      await this.storage.makeRoom(stores, user.id, brand);
      await stores.brands.update(brandId, user.id, brand);
    });
    return findBrand(this.database, brandId, user);
  }

  /** It is taken where none is chosen. */
  @Put(':id/default')
  async setDefault(@Param('id') id: string, @CurrentUser() user: User): Promise<Brand> {
    const brand = await findBrand(this.database, id, user);
    await this.database.transaction(({ brands }) => brands.setDefault(brand.id, user.id));
    return findBrand(this.database, brand.id, user);
  }

  /** Drafts in which it speaks keep it. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') id: string, @CurrentUser() user: User): Promise<void> {
    const brand = await findBrand(this.database, id, user);
    await this.database.transaction(({ brands }) => brands.delete(brand.id, user.id));
  }
}

/** What is kept of it: each offer with an id of its own. */
function contentOf(request: BrandRequest): BrandContent {
  const { offers, ...brand } = readBrand(request);
  const known = new Set<string>();
  return {
    ...brand,
    offers: offers.map((offer) => {
      const asked = offer.id?.toLowerCase();
      const id = asked === undefined || known.has(asked) ? randomUUID() : asked;
      known.add(id);
      return { ...offer, id };
    }),
  };
}
