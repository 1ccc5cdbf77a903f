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
import { HandlerRegistry, JobQueues, JobsModule, JobWorker } from '@copydesk/jobs';
import { Bus, JobTexts } from '@copydesk/live';
import { Model } from '@copydesk/model';
import type { Log, Metrics } from '@copydesk/observability';
import { cloneWinnerTool, coachImproveTool, hotlistTool, startingNowTool } from '@copydesk/tools';
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
import { SummarizeFileHandler } from './summarise/summarize-file.handler';
import { CanaryHandler } from './upkeep/canary.handler';
import { FiguresUpkeep } from './upkeep/figures-upkeep';
import { Purge } from './upkeep/purge';
import { GenerateHandler } from './write/generate.handler';

/** What the process is made of before Nest starts. */
export interface WorkerParts {
  config: Config;
  log: Log;
  metrics: Metrics;
  model: Model;
  database: Database;
  onStalled: () => void;
}

const PARTS = Symbol('WorkerParts');

@Module({})
export class WorkerModule implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly worker: JobWorker;
  private readonly purge: Purge;
  private readonly figures: FiguresUpkeep;
  private readonly bus: Bus;
  private readonly texts: JobTexts;
  private readonly feedTimer: FeedTimer;

  constructor(
    @Inject(PARTS) private readonly parts: WorkerParts,
    queues: JobQueues,
  ) {
    const { config, log, metrics, model, database, onStalled } = parts;
    const { url, prefix } = config.redis;
    const settings = new PromptSettings(database, config.model.windowTokens);
    this.bus = new Bus(url, prefix);
    this.texts = new JobTexts(url, prefix, this.bus);
    const handlers = new HandlerRegistry([
      new GenerateHandler('generate-email', hotlistTool, model, settings),
      new GenerateHandler('generate-starting-now-email', startingNowTool, model, settings),
      new GenerateHandler('generate-clone-winner', cloneWinnerTool, model, settings),
      new GenerateHandler('coach-improve', coachImproveTool, model, settings, 'refined'),
      new SummarizeFileHandler(model, settings),
      new FindCatalystsHandler(model, settings, database),
      new RefineEmailHandler(model, settings, database),
      new ReviewEmailHandler(model, settings, database),
      new FactCheckHandler(model, settings, database),
      new CoachFeedbackHandler(model, settings),
      new GenerateCampaignHandler(model, settings, database),
      new RewriteCampaignPartHandler(model, settings, database),
      new ImportFeedHandler(database, isPublicAddress),
      new CanaryHandler(),
    ]);
    this.feedTimer = new FeedTimer(database, queues);
    database.onEvents((ids) => void this.bus.publish('admin', '', { kind: 'events', ids }));
    this.purge = new Purge(database, log);
    this.figures = new FiguresUpkeep(database, log, metrics, config.keepEventsDays);
    this.worker = new JobWorker(
      { database, texts: this.texts, bus: this.bus, handlers, log, metrics, queues },
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
  }

  /** Before @nestjs/bullmq closes its queues: the reconciler and hand-backs still use them. */
  async onModuleDestroy(): Promise<void> {
    this.feedTimer.stop();
    this.purge.stop();
    await this.figures.stop();
    await this.worker.stop();
  }

  onApplicationShutdown(): void {
    this.bus.close();
    this.texts.close();
  }
}
