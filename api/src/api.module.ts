import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Config } from '@copydesk/config';
import { Database } from '@copydesk/database';
import { JobsModule, publishChanges } from '@copydesk/jobs';
import { Bus, JobTexts, ModelReports } from '@copydesk/live';
import type { Log } from '@copydesk/observability';
import { AccountModule } from './account/account.module';
import { AdminModule } from './admin/admin.module';
import { Gate } from './http/gate';
import { AnalyticsModule } from './analytics/analytics.module';
import { AppsModule } from './apps/apps.module';
import { AuthModule } from './auth/auth.module';
import { SESSIONS, type Sessions } from './auth/sessions';
import { CampaignsModule } from './campaigns/campaigns.module';
import { CatalystsModule } from './catalysts/catalysts.module';
import { CheckingModule } from './checking/checking.module';
import { CoachModule } from './coach/coach.module';
import { CONFIG, LOG } from './config.token';
import { DocumentsModule } from './documents/documents.module';
import { FeedbackModule } from './feedback/feedback.module';
import { HealthModule } from './health/health.module';
import { AccessGuard } from './http/access.guard';
import { Idempotency } from './http/idempotency';
import { LimitGuard } from './http/limit.guard';
import { Limits } from './http/limits';
import { Pages } from './http/pages';
import { JobsApiModule } from './jobs/jobs.module';
import { LibraryModule } from './library/library.module';
import { LiveModule } from './live/live.module';
import { SsoModule } from './sso/sso.module';
import { WritingModule } from './writing/writing.module';

/** What the process is made of before Nest starts. */
export interface ApiParts {
  config: Config;
  log: Log;
  database: Database;
  sessions: Sessions;
}

@Module({})
export class ApiModule implements OnApplicationShutdown {
  constructor(
    private readonly bus: Bus,
    private readonly texts: JobTexts,
    private readonly models: ModelReports,
  ) {}

  static register({ config, log, database, sessions }: ApiParts): DynamicModule {
    const bus = new Bus(config.redis.url, config.redis.prefix);
    publishChanges(database, bus);
    return {
      module: ApiModule,
      global: true,
      imports: [
        JobsModule.register(config.redis),
        JobsApiModule,
        AccountModule,
        AdminModule,
        AnalyticsModule,
        AppsModule,
        AuthModule,
        CampaignsModule,
        CatalystsModule,
        CheckingModule,
        CoachModule,
        DocumentsModule,
        FeedbackModule,
        HealthModule,
        LibraryModule,
        LiveModule,
        SsoModule,
        WritingModule,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOG, useValue: log },
        { provide: Database, useValue: database },
        { provide: SESSIONS, useValue: sessions },
        { provide: Bus, useValue: bus },
        { provide: JobTexts, useValue: new JobTexts(config.redis.url, config.redis.prefix, bus) },
        { provide: ModelReports, useValue: new ModelReports(config.redis.url, config.redis.prefix) },
        Idempotency,
        Gate,
        Limits,
        Pages,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: LimitGuard },
      ],
      exports: [CONFIG, LOG, SESSIONS, Database, Bus, JobTexts, ModelReports, Gate, Idempotency, Limits, Pages],
    };
  }

  onApplicationShutdown(): void {
    this.bus.close();
    this.texts.close();
    this.models.close();
  }
}
