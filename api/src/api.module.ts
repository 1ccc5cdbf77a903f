import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Config } from '@copydesk/config';
import { Database } from '@copydesk/database';
import { Ledgers, Tracer } from '@copydesk/evidence';
import { JobsModule, publishChanges } from '@copydesk/jobs';
import { Bus, JobTexts, ModelReports } from '@copydesk/live';
import type { Log } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { Gate } from './http/gate';
import { SESSIONS, type Sessions } from './auth/sessions';
import { JobActions } from './jobs/job-actions';
import { JobAnswer } from './jobs/job-answer';
import { JobEndings } from './jobs/job-endings';
import { JobSnapshots } from './jobs/job-snapshots';
import { JobSubmission } from './jobs/job-submission';
import { JobsController } from './jobs/jobs.controller';
import { AccountController } from './account/account.controller';
import { SignedIn } from './account/signed-in';
import { Storage } from './account/storage';
import { CostsController } from './admin/costs.controller';
import { DashboardsController, StandaloneController } from './admin/dashboards.controller';
import { Figures } from './admin/figures';
import { ActsInterceptor } from './admin/acts.interceptor';
import { AdminLists } from './admin/admin-lists';
import { OperatorsController } from './admin/operators.controller';
import { AdminUsers } from './admin/admin-users';
import { UnlockController } from './admin/unlock.controller';
import { AnalyticsController } from './analytics/analytics.controller';
import { EventIntake } from './analytics/event-intake';
import { AppsController } from './apps/apps.controller';
import { ToolPolicy } from './apps/tool.policy';
import { Accounts } from './auth/accounts';
import { PasswordTries } from './auth/password-tries';
import { AuthController } from './auth/auth.controller';
import { BrandEmailsController } from './brands/brand-emails.controller';
import { BrandsController } from './brands/brands.controller';
import { CampaignPartsController } from './campaigns/campaign-parts.controller';
import { Campaigns } from './campaigns/campaigns';
import { CampaignsController } from './campaigns/campaigns.controller';
import { GenerateCampaignController } from './campaigns/generate-campaign.controller';
import { AdminCatalystsController } from './catalysts/admin-catalysts.controller';
import { CatalystsController } from './catalysts/catalysts.controller';
import { CheckingController } from './checking/checking.controller';
import { LedgersController } from './checking/ledgers.controller';
import { ReadingsController } from './checking/readings.controller';
import { ConfirmationsController } from './checking/confirmations.controller';
import { WaiversController } from './checking/waivers.controller';
import { CoachController } from './coach/coach.controller';
import { Companies } from './filings/companies';
import { CompaniesController } from './filings/companies.controller';
import { FilingsController } from './filings/filings.controller';
import { FollowsController } from './filings/follows.controller';
import { InboxController } from './inbox/inbox.controller';
import { Documents } from './documents/documents';
import { DocumentsController } from './documents/documents.controller';
import { FeedbackController } from './feedback/feedback.controller';
import { Canary } from './health/canary';
import { HealthController } from './health/health.controller';
import { FoldersController } from './library/folders.controller';
import { GenerationsController } from './library/generations.controller';
import { Library } from './library/library';
import { LibraryController } from './library/library.controller';
import { ResultsController } from './library/results.controller';
import { SearchController } from './library/search.controller';
import { OrganizingController } from './library/organizing.controller';
import { AdminRoom } from './live/admin-room';
import { LiveGateway } from './live/live.gateway';
import { SsoController } from './sso/sso.controller';
import { TokenSigner } from './sso/token-signer';
import { ChatController } from './writing/chat.controller';
import { Refinements } from './writing/refinements';
import { SelectionEditsController } from './writing/selection-edits.controller';
import { AnglesController } from './writing/angles.controller';
import { SubjectsController } from './writing/subjects.controller';
import { Threads } from './writing/threads';
import { ThreadsController } from './writing/threads.controller';
import { GenerateController } from './writing/generate.controller';
import { CONFIG, LOG, SLOW_DATABASE } from './config.token';
import { AccessGuard } from './http/access.guard';
import { BodyGuard } from './http/body.guard';
import { HeavyGuard } from './http/heavy.guard';
import { Idempotency } from './http/idempotency';
import { LimitGuard } from './http/limit.guard';
import { Limits } from './http/limits';
import { PinTries } from './http/pin-tries';
import { Pages } from './http/pages';
import { Searches } from './http/searches';

const CONTROLLERS = [
  JobsController,
  AccountController,
  UnlockController,
  DashboardsController,
  StandaloneController,
  CostsController,
  OperatorsController,
  AnalyticsController,
  AppsController,
  AuthController,
  BrandEmailsController,
  BrandsController,
  CampaignPartsController,
  CampaignsController,
  GenerateCampaignController,
  AdminCatalystsController,
  CatalystsController,
  CheckingController,
  LedgersController,
  ReadingsController,
  ConfirmationsController,
  WaiversController,
  CoachController,
  DocumentsController,
  CompaniesController,
  FilingsController,
  FollowsController,
  InboxController,
  FeedbackController,
  HealthController,
  FoldersController,
  GenerationsController,
  LibraryController,
  ResultsController,
  SearchController,
  OrganizingController,
  SsoController,
  ChatController,
  GenerateController,
  ThreadsController,
  SelectionEditsController,
  SubjectsController,
  AnglesController,
];

const FEATURES = [
  JobActions,
  JobAnswer,
  JobEndings,
  JobSnapshots,
  JobSubmission,
  SignedIn,
  Storage,
  Figures,
  AdminLists,
  AdminUsers,
  EventIntake,
  Accounts,
  PasswordTries,
  Campaigns,
  Canary,
  Documents,
  Companies,
  Library,
  AdminRoom,
  LiveGateway,
  TokenSigner,
  Refinements,
  Threads,
  ToolPolicy,
];

/** What the process is made of before Nest starts. */
export interface ApiParts {
  config: Config;
  log: Log;
  database: Database;
  slowDatabase: Database;
  redis: RedisLines;
  sessions: Sessions;
}

@Module({})
export class ApiModule implements OnApplicationShutdown {
  constructor(private readonly tracer: Tracer) {}

  static register({ config, log, database, slowDatabase, redis, sessions }: ApiParts): DynamicModule {
    const bus = new Bus(redis);
    publishChanges(database, bus);
    const tracer = new Tracer({ comparisons: config.limits.comparisons, limitMs: config.limits.comparingMs });
    return {
      module: ApiModule,
      imports: [JobsModule.register(redis)],
      controllers: CONTROLLERS,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOG, useValue: log },
        { provide: Database, useValue: database },
        { provide: SLOW_DATABASE, useValue: slowDatabase },
        { provide: RedisLines, useValue: redis },
        { provide: SESSIONS, useValue: sessions },
        { provide: Tracer, useValue: tracer },
        { provide: Ledgers, useValue: new Ledgers(database, tracer, log) },
        { provide: Bus, useValue: bus },
        { provide: JobTexts, useValue: new JobTexts(redis, bus) },
        { provide: ModelReports, useValue: new ModelReports(redis) },
        ...FEATURES,
        Idempotency,
        Gate,
        PinTries,
        Limits,
        Pages,
        Searches,
        { provide: APP_GUARD, useClass: LimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_GUARD, useClass: HeavyGuard },
        { provide: APP_INTERCEPTOR, useClass: ActsInterceptor },
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracer.close();
  }
}
