import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { UnlockRequest, type UnlockResponse, type UnlockState } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { Bus } from '@copydesk/live';
import type { Request } from 'express';
import { CONFIG } from '../config.token';
import { Access } from '../http/access.decorator';
import { Gate, GATE_COOKIE } from '../http/gate';

@Controller('api/admin/unlock')
@Access('public')
export class UnlockController {
  constructor(
    private readonly gate: Gate,
    private readonly database: Database,
    private readonly bus: Bus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether this session must be asked for the PIN at all. */
  @Get()
  state(@Req() request: Request): UnlockState {
    return { isProven: this.gate.isProven(request) };
  }

  @Post()
  @HttpCode(200)
  async unlock(@Body() { pin }: UnlockRequest, @Req() request: Request): Promise<UnlockResponse> {
    const token = await this.gate.unlock(pin, request);
    const secure = this.config.http.publicUrl?.protocol === 'https:';
    if (token !== null) request.res?.cookie(GATE_COOKIE, token, { httpOnly: true, sameSite: 'strict', secure });
    return { unlocked: true };
  }

  /** Drops this browser's unlock, and closes what watches by it. */
  @Delete()
  @HttpCode(204)
  async lock(@Req() request: Request): Promise<void> {
    const unlockId = this.gate.unlockOf(request);
    request.res?.clearCookie(GATE_COOKIE, { httpOnly: true, sameSite: 'strict' });
    if (unlockId === null) return;
    await this.database.gate.close(unlockId);
    await this.bus.publish('control', '', { kind: 'locked', unlockId });
  }
}
