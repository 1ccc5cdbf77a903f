import { BadRequestException, Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { INTEGER_MAX, LIMITS, TrackRequest } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { sessionIdOf } from '../http/client.decorator';
import { Limits } from '../http/limits';
import { EventIntake } from './event-intake';

@Controller('api/analytics')
export class AnalyticsController {
  /** Tools by name: they hardly ever change, and events come by the thousand. */
  private appIds = new Map<string, number>();
  private appsReadAt = 0;

  constructor(
    private readonly database: Database,
    private readonly intake: EventIntake,
    private readonly limits: Limits,
  ) {}

  /** Takes what a browser saw its user do, signed in or not. It is stored a moment after the answer, dated by Postgres. */
  @Post('track')
  @HttpCode(200)
  @Access('public')
  async track(@Body() body: TrackRequest, @Req() request: Request): Promise<{ success: true }> {
    const { actionType, metadata } = body;
    if (!request.user) {
      await this.limits.take('anonymousEvents', request);
      if (bytesOf(body) > LIMITS.anonymousEventBytes) throw new BadRequestException(TOO_LONG);
    } else if (metadata) await this.limits.take('eventBytes', request, bytesOf(metadata));
    this.intake.take({
      actionType,
      metadata,
      userId: request.user?.id ?? null,
      appId: await this.appIdOf(body.appId),
      sessionId: body.sessionId ?? sessionIdOf(request),
    });
    return { success: true };
  }

  /** A number that no tool has is kept, and shown as `App {id}`; a name that no tool has is none. */
  private async appIdOf(app: number | string | undefined): Promise<number | null> {
    if (app === undefined) return null;
    const id = Number(app);
    if (Number.isInteger(id)) return id > 0 && id <= INTEGER_MAX ? id : null;
    if (Date.now() - this.appsReadAt > APPS_KEPT_MS) {
      const apps = await this.database.apps.all();
      this.appIds = new Map(apps.map(({ id: appId, name }) => [name, appId]));
      this.appsReadAt = Date.now();
    }
    return this.appIds.get(String(app)) ?? null;
  }
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

const APPS_KEPT_MS = 10_000;
const TOO_LONG = 'An event of a visitor who is not signed in must be at most 1 KB of JSON.';
