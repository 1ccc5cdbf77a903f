import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { LoginRequest, RegisterRequest, type UserResponse } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Bus } from '@copydesk/live';
import type { Log } from '@copydesk/observability';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';
import { LOG } from '../config.token';
import { Accounts } from './accounts';
import { digestOf } from './password-tries';
import { SESSION_COOKIE, startSession } from './sessions';
import { presentUser } from './user.presenter';

@Controller('api')
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
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

  @Post('login')
  @HttpCode(200)
  @Access('public')
  async login(@Body() body: LoginRequest, @Req() request: Request): Promise<UserResponse> {
    const user = await this.accounts.verify(body, request).catch((error: unknown) => {
      const { id: requestId, ip: address } = request;
      this.log.warn({ requestId, address, name: digestOf(body.username) }, 'a login failed');
      throw error;
    });
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
  @Access('session')
  user(@CurrentUser() user: User): UserResponse {
    return presentUser(user);
  }
}
