import { BadRequestException, Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { INTEGER_MAX, LIMITS, TrackRequest } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { sessionIdOf } from '../http/client.decorator';

@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly database: Database) {}

  /** Records what a browser saw its user do, signed in or not. */
  @Post('track')
  @HttpCode(200)
  @Access('public')
  async track(@Body() body: TrackRequest, @Req() request: Request): Promise<{ success: true }> {
    const { actionType, metadata } = body;
    if (metadata && Buffer.byteLength(JSON.stringify(metadata)) > LIMITS.analyticsMetadataBytes) {
      throw new BadRequestException('metadata must be at most 16 KB of JSON.');
    }
    await this.database.analytics.record({
      actionType,
      metadata,
      userId: request.user?.id ?? null,
      appId: await this.appIdOf(body.appId),
      sessionId: body.sessionId ?? sessionIdOf(request),
    });
    return { success: true };
  }

  private async appIdOf(app: number | string | undefined): Promise<number | null> {
    if (app === undefined) return null;
    const id = Number(app);
    if (Number.isInteger(id)) return id > 0 && id <= INTEGER_MAX ? id : null;
    return (await this.database.apps.findByName(String(app)))?.id ?? null;
  }
}
