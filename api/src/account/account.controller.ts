import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  AccountRequest,
  BrandProfileRequest,
  PasswordRequest,
  spokenBrand,
  type BrandProfile,
  type OwnUseResponse,
  type SessionResponse,
  type StorageResponse,
  type UserResponse,
} from '@copydesk/contracts';
import { Database, type User, type SessionRow } from '@copydesk/database';
import type { Request } from 'express';
import { Accounts } from '../auth/accounts';
import { SESSION_COOKIE } from '../auth/sessions';
import { presentUser } from '../auth/user.presenter';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { SignedIn } from './signed-in';
import { Storage } from './storage';
import { createHash } from 'node:crypto';

@Controller('api/account')
@Access('user')
export class AccountController {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly signedIn: SignedIn,
    private readonly storage: Storage,
  ) {}

  @Put()
  async update(@Body() body: AccountRequest, @CurrentUser() user: User): Promise<UserResponse> {
    const { firstName, lastName, email } = body;
    const change = {
      firstName: firstName.trim() || null,
      lastName: lastName.trim() || null,
      email: email.trim() || null,
    };
    return presentUser((await this.database.users.update(user.id, change)) ?? user);
  }

  @Get('house-profile')
  houseProfile(@CurrentUser() user: User): Promise<BrandProfile> {
    return this.profileOf(user);
  }

  @Put('house-profile')
  async setHouseProfile(@Body() body: BrandProfileRequest, @CurrentUser() user: User): Promise<BrandProfile> {
    const profile = {
      company: body.company.trim(),
      voice: body.voice.trim(),
      wordsToAvoid: body.wordsToAvoid.trim(),
      disclaimer: body.disclaimer.trim(),
    };
    await this.database.transaction(async (stores) => {
      await this.storage.makeRoom(stores, user.id, profile);
      await stores.brands.setProfile(user.id, profile);
    });
    return this.profileOf(user);
  }

  /** Ends the other sessions too. */
  @Put('password')
  @Access('session')
  async changePassword(
    @Body() body: PasswordRequest,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<{ message: string }> {
    request.session.passwordVersion = await this.accounts.changePassword(user, body, request);
    await this.signedIn.end(user, request.sessionID);
    return { message: 'Password changed' };
  }

  /** The user's own use: figures that were counted, none that was guessed. */
  @Get('analytics')
  async ownUse(@CurrentUser() { id }: User): Promise<OwnUseResponse> {
    const [use, { total: saved }] = await Promise.all([
      this.database.snapshot(async ({ figures, ownUse }) => ownUse.read(await figures.moment(), id)),
      this.database.library.summary(id),
    ]);
    return { ...use, totals: { ...use.totals, saved } };
  }

  /** How much the user keeps, and of what. */
  @Get('storage')
  used(@CurrentUser() { id }: User): Promise<StorageResponse> {
    return this.storage.of(id);
  }

  @Get('sessions')
  async sessions(@CurrentUser() user: User, @Req() request: Request): Promise<SessionResponse[]> {
    const sessions = await this.database.sessions.list(user.id);
    return sessions.map((session) => presentSession(session, request.sessionID));
  }

  @Post('log-out-everywhere')
  @HttpCode(200)
  async logOutEverywhere(@CurrentUser() user: User, @Req() request: Request): Promise<{ message: string }> {
    await this.signedIn.end(user, null);
    request.res?.clearCookie(SESSION_COOKIE);
    return { message: 'Logged out everywhere' };
  }

  /** What the default brand says of it. */
  private async profileOf({ id }: User): Promise<BrandProfile> {
    const { company, voice, wordsToAvoid, disclaimer } = spokenBrand(await this.database.brands.speaking(id));
    return { company, voice, wordsToAvoid, disclaimer };
  }
}

/** A session as its user may see it: never the id that opens it. */
function presentSession({ sid, device, signedInAt, seenAt }: SessionRow, currentSid: string): SessionResponse {
  return {
    id: createHash('sha256').update(sid).digest('hex').slice(0, 16),
    isCurrent: sid === currentSid,
    device,
    signedInAt,
    lastSeenAt: seenAt.toISOString(),
  };
}
