import {
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { Database } from '@copydesk/database';
import { Ledgers, Tracer } from '@copydesk/evidence';
import { JobQueues, JobsModule, JobWorker, publishChanges, type JobHandlers } from '@copydesk/jobs';
import { Bus, JobTexts, type ModelReports } from '@copydesk/live';
import { Model } from '@copydesk/model';
import type { Log, Metrics } from '@copydesk/observability';
import { GenerateCampaignHandler } from './write/generate-campaign.handler';
import { RewriteCampaignPartHandler } from './write/rewrite-campaign-part.handler';
import { CoachFeedbackHandler } from './coach/coach-feedback.handler';
import { PromptSettings } from './prompt-settings';
import { FindCatalystsHandler } from './find-catalysts/find-catalysts.handler';
import { FeedTimer } from './feeds/feed-timer';
import { ImportFeedHandler } from './feeds/import-feed.handler';
import { isPublicAddress } from './feeds/is-public-address';
import { FactCheckHandler } from './fact-check/fact-check.handler';
import { ReviewEmailHandler } from './review/review-email.handler';
import { RefineEmailHandler } from './write/refine-email.handler';
import { SummarizeFileHandler } from './summarize/summarize-file.handler';
import { FiguresUpkeep } from './upkeep/figures-upkeep';
import { ModelWatch } from './upkeep/model-watch';
import { Purge } from './upkeep/purge';
import { DraftGate } from './write/draft-gate';
import { GenerateHandler } from './write/generate.handler';

/** What the process is made of before Nest starts. */
export interface WorkerParts {
  config: Config;
  log: Log;
  metrics: Metrics;
  model: Model;
  reports: ModelReports;
  database: Database;
  onStalled: () => void;
}

const PARTS = Symbol('WorkerParts');

@Module({})
export class WorkerModule implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly worker: JobWorker;
  private readonly purge: Purge;
  private readonly figures: FiguresUpkeep;
  private readonly modelWatch: ModelWatch;
  private readonly bus: Bus;
  private readonly texts: JobTexts;
  private readonly feedTimer: FeedTimer;
  private readonly tracer = new Tracer();

  constructor(
    @Inject(PARTS) private readonly parts: WorkerParts,
    queues: JobQueues,
  ) {
    const { config, log, metrics, model, database, onStalled } = parts;
    const { url, prefix } = config.redis;
    const settings = new PromptSettings(database, config.model.windowTokens);
    this.bus = new Bus(url, prefix);
    this.texts = new JobTexts(url, prefix, this.bus);
    const ledgers = new Ledgers(database, this.tracer, log);
    const gate = new DraftGate(model, ledgers, log);
    const handlers: JobHandlers = {
      generate: new GenerateHandler(model, settings, database, ledgers, gate),
      'summarize-file': new SummarizeFileHandler(model, settings, database),
      'find-catalysts': new FindCatalystsHandler(model, settings, database),
      'refine-email': new RefineEmailHandler(model, settings, database, ledgers, gate),
      'review-email': new ReviewEmailHandler(model, settings, database, this.tracer),
      'fact-check': new FactCheckHandler(model, settings, database, this.tracer),
      'coach-feedback': new CoachFeedbackHandler(model, settings, database, this.tracer),
      'generate-campaign': new GenerateCampaignHandler(model, settings, database, ledgers, gate),
      'rewrite-campaign-part': new RewriteCampaignPartHandler(model, settings, database, ledgers, gate),
      'import-feed': new ImportFeedHandler(database, isPublicAddress),
      canary: { run: () => Promise.resolve({ result: {} }) },
    };
    this.feedTimer = new FeedTimer(database, queues);
    publishChanges(database, this.bus);
    this.purge = new Purge(database, log, config.keepDocumentsDays);
    const keepDays = { all: config.keepEventsDays, strangers: config.keepAnonymousEventsDays };
    this.figures = new FiguresUpkeep(database, log, metrics, keepDays);
    this.modelWatch = new ModelWatch(model, parts.reports, log);
    this.worker = new JobWorker(
      {
        database,
        texts: this.texts,
        bus: this.bus,
        handlers,
        log,
        metrics,
        queues,
        timeLimitsMs: config.worker.timeLimitsMs,
      },
      { redisUrl: url, prefix, concurrency: config.worker.concurrency, onStalled },
    );
  }

  static register(parts: WorkerParts): DynamicModule {
    return {
      module: WorkerModule,
      imports: [JobsModule.register(parts.config.redis)],
      providers: [{ provide: PARTS, useValue: parts }],
    };
  }

  async onModuleInit(): Promise<void> {
    this.worker.start();
    await this.feedTimer.start(this.parts.config.catalystFeeds);
    this.purge.start();
    this.figures.start();
    if (!this.parts.config.model.demo) this.modelWatch.start();
  }

  /** Before @nestjs/bullmq closes its queues: the reconciler and hand-backs still use them. */
  async onModuleDestroy(): Promise<void> {
    this.feedTimer.stop();
    this.purge.stop();
    this.modelWatch.stop();
    await this.figures.stop();
    await this.worker.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    this.bus.close();
    this.texts.close();
    this.parts.reports.close();
    await this.tracer.close();
  }
}
