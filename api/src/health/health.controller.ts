import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { QUEUES, type StatusResponse } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { RedisLines } from '@copydesk/redis';
import type { Response } from 'express';
import { CONFIG } from '../config.token';
import { Access } from '../http/access.decorator';
import { Canary } from './canary';

type Part = 'ok' | 'degraded' | 'down';
type Readiness = Record<'status' | 'postgres' | 'redis' | 'queue', Part>;

@Controller('api')
@Access('public')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly redis: RedisLines,
    private readonly canary: Canary,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What a screen must know before anybody signs in. */
  @Get('status')
  status(): StatusResponse {
    return {
      demoModel: this.config.model.demo,
      signUp: this.config.signUp,
      filings: this.config.edgar.contact !== null,
    };
  }

  /** The process is there. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Ready where Postgres answers within a second and its schema is current. Reading goes on without Redis. */
  @Get('health/ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const [postgres, redis, queue] = await Promise.all([
      within(1_000, this.database.isCurrent()),
      within(1_000, this.redis.takesWrites()),
      within(1_000, this.queueMoves()),
    ]);
    if (!postgres) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return {
      status: postgres ? (redis && queue ? 'ok' : 'degraded') : 'down',
      postgres: postgres ? 'ok' : 'down',
      redis: redis ? 'ok' : 'degraded',
      queue: queue ? 'ok' : 'degraded',
    };
  }

  /** Sends a job through queue and worker and waits for it: for alerts and smoke tests. */
  @Get('health/queue')
  async queue(@Res({ passthrough: true }) response: Response): Promise<{ status: Part; ms: number }> {
    const { moved, ms } = await this.canary.send();
    if (!moved) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: moved ? 'ok' : 'down', ms };
  }

  /** True where no job that somebody waits for has been due for half a minute without a worker taking it. */
  private async queueMoves(): Promise<boolean> {
    const awaited = QUEUES.filter((queue) => queue !== 'read');
    const waited = await Promise.all(awaited.map((queue) => this.database.backlog.hasWaited(queue, 30)));
    return !waited.includes(true);
  }
}

function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));
  return Promise.race([answer.catch(() => false), tooLate]);
}
