import { createHash } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { LoginRequest, RegisterRequest, type UserResponse } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Bus } from '@copydesk/live';
import type { Log } from '@copydesk/observability';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';
import { Limits } from '../http/limits';
import { LOG } from '../config.token';
import { Accounts } from './accounts';
import { SESSION_COOKIE, startSession } from './sessions';
import { presentUser } from './user.presenter';

@Controller('api')
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly limits: Limits,
    private readonly database: Database,
    @Inject(LOG) private readonly log: Log,
    private readonly bus: Bus,
  ) {}

  @Post('register')
  @Access('public')
  @Limited('registrations')
  async register(@Body() body: RegisterRequest, @Req() request: Request): Promise<UserResponse> {
    const user = await this.accounts.register(body);
    await startSession(request, user, this.database);
    return presentUser(user);
  }

  /** Failed attempts alone count against the address's limit. */
  @Post('login')
  @HttpCode(200)
  @Access('public')
  @Limited('failedLogins')
  async login(@Body() body: LoginRequest, @Req() request: Request): Promise<UserResponse> {
    const user = await this.accounts.verify(body).catch((error: unknown) => {
      this.log.warn({ address: request.ip, name: digestOf(body.username) }, 'a login failed');
      throw error;
    });
    await this.limits.giveBack('failedLogins', request.ip ?? 'unknown');
    await startSession(request, user, this.database);
    return presentUser(user);
  }

  @Post('logout')
  @HttpCode(200)
  @Access('public')
  async logout(@Req() request: Request): Promise<{ message: string }> {
    const sessionId = request.sessionID;
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error?: Error) => (error ? reject(error) : resolve()));
    });
    request.res?.clearCookie(SESSION_COOKIE);
    await this.bus.publish('control', '', { kind: 'logout', sessionId });
    return { message: 'Logged out successfully' };
  }

  @Get('user')
  @Access('user')
  user(@CurrentUser() user: User): UserResponse {
    return presentUser(user);
  }
}

/** Tells tries on one name from tries on many, and not the name: people type passwords there. */
function digestOf(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 12);
}
