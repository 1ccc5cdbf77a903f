import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
} from '@nestjs/common';
import {
  BrandEmailChange,
  BrandEmailRequest,
  disclaimersOf,
  LIMITS,
  readResult,
  type BrandEmail,
  type BrandVoice,
  type ResultGroup,
  type WholeBrandEmail,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { asSent, titleOf, voiceOf } from '@copydesk/text';
import { Storage } from '../account/storage';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { findBrand } from './brands';
import { guessPurpose } from './guess-purpose';

const FULL = `A brand keeps at most ${LIMITS.ownEmailsMax} of its emails. Please delete one first.`;
const NOT_FOUND = 'This email was not found. It may have been deleted.';
const NOT_SAVED = 'This saved email was not found. Please choose another one.';

/** How much of an email its voice is measured on. */
const MEASURED = 5_000;

/** The emails that a brand has sent: examples for its next ones. */
@Controller('api/brands/:id')
@Access('user')
export class BrandEmailsController {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  @Get('emails')
  async list(@Param('id') id: string, @CurrentUser() user: User): Promise<BrandEmail[]> {
    return this.database.brandEmails.list((await findBrand(this.database, id, user)).id);
  }

  /** Sent again, the same words are the same email. */
  @Post('emails')
  async add(@Param('id') id: string, @Body() body: BrandEmailRequest, @CurrentUser() user: User): Promise<BrandEmail> {
    const brand = await findBrand(this.database, id, user);
    const { generationId = null } = body;
    // Nothing but a sender and a date stays as it came.
    const content = asSent(body.content) || body.content.trim();
    const { purpose = guessPurpose(content) } = body;
    const title = titleOf(content, LIMITS.titleMax);
    const kept = await this.database.transaction(async (stores) => {
      const result = generationId === null ? null : await stores.brandEmails.resultOfSaved(generationId, user.id);
      if (result === undefined) throw new NotFoundException(NOT_SAVED);
      await this.storage.makeRoom(stores, user.id, content);
      const email = { title, content, purpose, generationId, result };
      const inserted = await stores.brandEmails.insert(user.id, brand.id, { email, max: LIMITS.ownEmailsMax });
      if (inserted === null) throw new ConflictException(FULL);
      return inserted;
    });
    const { content: _, ...email } = await this.findEmail(brand.id, kept);
    return email;
  }

  @Get('emails/:emailId')
  async get(
    @Param('id') id: string,
    @Param('emailId') emailId: string,
    @CurrentUser() user: User,
  ): Promise<WholeBrandEmail> {
    return this.findEmail((await findBrand(this.database, id, user)).id, emailId);
  }

  @Put('emails/:emailId')
  async update(
    @Param('id') id: string,
    @Param('emailId') emailId: string,
    @Body() { purpose, result }: BrandEmailChange,
    @CurrentUser() user: User,
  ): Promise<BrandEmail> {
    const brand = await findBrand(this.database, id, user);
    const email = await this.findEmail(brand.id, emailId);
    await this.database.transaction(async ({ brandEmails, results }) => {
      await brandEmails.setPurpose(email.id, purpose);
      await results.set(user.id, [{ kind: 'own', id: email.id, result: readResult(result) }]);
    });
    const { content: _, ...changed } = await this.findEmail(brand.id, email.id);
    return changed;
  }

  @Delete('emails/:emailId')
  @HttpCode(204)
  async delete(@Param('id') id: string, @Param('emailId') emailId: string, @CurrentUser() user: User): Promise<void> {
    const brand = await findBrand(this.database, id, user);
    const isGone = isUuid(emailId) && (await this.database.brandEmails.delete(emailId, brand.id));
    if (!isGone) throw new NotFoundException(NOT_FOUND);
  }

  /** Which sorts of its emails do how well. */
  @Get('results')
  async results(@Param('id') id: string, @CurrentUser() user: User): Promise<ResultGroup[]> {
    const brand = await findBrand(this.database, id, user);
    return this.database.results.groups(user.id, brand.id);
  }

  /** How its emails sound, by what can be counted of them. */
  @Get('voice')
  async voice(@Param('id') id: string, @CurrentUser() user: User): Promise<BrandVoice> {
    const brand = await findBrand(this.database, id, user);
    const texts = await this.database.brandEmails.texts(brand.id, MEASURED);
    return {
      emails: texts.length,
      voice: texts.length < LIMITS.ownEmailsMin ? null : voiceOf(texts, disclaimersOf(brand)),
    };
  }

  /** @throws NotFoundException where the brand has no such email. */
  private async findEmail(brandId: string, id: string): Promise<WholeBrandEmail> {
    const email = isUuid(id) ? await this.database.brandEmails.find(id, brandId) : null;
    if (!email) throw new NotFoundException(NOT_FOUND);
    return email;
  }
}
