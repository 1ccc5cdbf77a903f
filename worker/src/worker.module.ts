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
import type { RedisLines } from '@copydesk/redis';
import { ProposeBrandHandler } from './brands/propose-brand.handler';
import { GenerateCampaignHandler } from './write/generate-campaign.handler';
import { RewriteCampaignPartHandler } from './write/rewrite-campaign-part.handler';
import { CoachFeedbackHandler } from './coach/coach-feedback.handler';
import { Prompts } from './prompts/prompts';
import { ClaimReader } from './readings/claim-reader';
import { ReadClaimsHandler } from './readings/read-claims.handler';
import { FindCatalystsHandler } from './find-catalysts/find-catalysts.handler';
import { FeedTimer } from './feeds/feed-timer';
import { ImportFeedHandler } from './feeds/import-feed.handler';
import { isPublicAddress } from './fetch/fetch-public';
import { ReadPageHandler } from './pages/read-page.handler';
import { CompanyReader } from './sec/company-reader';
import { FetchFilingHandler } from './sec/fetch-filing.handler';
import { FilingFetcher } from './sec/filing-fetcher';
import { LoadCompaniesHandler } from './sec/load-companies.handler';
import { SecClient } from './sec/sec-client';
import { SecPace } from './sec/sec-pace';
import { SecTimer } from './sec/sec-timer';
import { WatchFilingsHandler } from './sec/watch-filings.handler';
import { FactCheckHandler } from './fact-check/fact-check.handler';
import { ReviewEmailHandler } from './review/review-email.handler';
import { RefineEmailHandler } from './write/refine-email.handler';
import { SummarizeFileHandler } from './summarize/summarize-file.handler';
import { FiguresUpkeep } from './upkeep/figures-upkeep';
import { ModelWatch } from './upkeep/model-watch';
import { Purge } from './upkeep/purge';
import { DraftChooser } from './write/choose-draft';
import { DraftGate } from './write/draft-gate';
import { DraftWriter } from './write/draft-writer';
import { EditSelectionHandler } from './write/edit-selection.handler';
import { GenerateHandler } from './write/generate.handler';
import { MendDraftHandler } from './write/mend-draft.handler';
import { SuggestAnglesHandler } from './write/suggest-angles.handler';
import { SuggestSubjectsHandler } from './write/suggest-subjects.handler';

/** What the process is made of before Nest starts. */
export interface WorkerParts {
  config: Config;
  log: Log;
  metrics: Metrics;
  model: Model;
  reports: ModelReports;
  database: Database;
  /** Where statements may take longer. */
  upkeep: Database;
  redis: RedisLines;
  onStalled: () => void;
}

const PARTS = Symbol('WorkerParts');

@Module({})
export class WorkerModule implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly worker: JobWorker;
  private readonly purge: Purge;
  private readonly figures: FiguresUpkeep;
  private readonly modelWatch: ModelWatch;
  private readonly feedTimer: FeedTimer;
  private readonly secTimer: SecTimer;
  private readonly tracer: Tracer;
  private readonly prompts: Prompts;

  constructor(
    @Inject(PARTS) private readonly parts: WorkerParts,
    queues: JobQueues,
  ) {
    const { config, log, metrics, model, database, upkeep, redis, onStalled } = parts;
    const prompts = new Prompts(database, config.model.windowTokens);
    this.prompts = prompts;
    const bus = new Bus(redis);
    const { comparisons, comparingMs } = config.limits;
    this.tracer = new Tracer({ comparisons, limitMs: comparingMs });
    const ledgers = new Ledgers(database, this.tracer, log);
    const gate = new DraftGate(model, ledgers, log);
    const { demo, check, bestOfTwo } = config.model;
    const internet = { allows: isPublicAddress, proxy: config.pages.proxy };
    const chooser = bestOfTwo ? new DraftChooser(model, prompts, ledgers) : null;
    const writer = new DraftWriter({ model, gate, chooser, log });
    const reader = new ClaimReader({ model, prompts, database, tracer: this.tracer }, demo ? null : check);
    const sec = new SecClient(config.edgar, new SecPace(redis), config.pages.proxy);
    const companies = new CompanyReader(database, sec);
    const filings = new FilingFetcher(database, sec, companies);
    const handlers: JobHandlers = {
      generate: new GenerateHandler(writer, prompts, database, ledgers),
      'summarize-file': new SummarizeFileHandler(model, prompts, database),
      'read-page': new ReadPageHandler(filings, { ...internet, anyPort: false, sites: config.pages.sites }),
      'fetch-filing': new FetchFilingHandler(database, filings),
      'read-company': {
        run: async ({ payload }, { signal }) => {
          await companies.read(payload.cik, signal);
          return { result: {} };
        },
      },
      'load-companies': new LoadCompaniesHandler(database, sec),
      'watch-filings': new WatchFilingsHandler(database, companies, log),
      'find-catalysts': new FindCatalystsHandler(model, prompts, database),
      'refine-email': new RefineEmailHandler(model, prompts, database, ledgers, gate),
      'edit-selection': new EditSelectionHandler(model, prompts, database, gate),
      'suggest-angles': new SuggestAnglesHandler(model, prompts, database, this.tracer),
      'suggest-subjects': new SuggestSubjectsHandler(model, prompts, database, this.tracer),
      'mend-draft': new MendDraftHandler(prompts, database, gate),
      'propose-brand': new ProposeBrandHandler(model, prompts),
      'review-email': new ReviewEmailHandler(model, prompts, database, { tracer: this.tracer, reader }),
      'fact-check': new FactCheckHandler(model, prompts, database, { tracer: this.tracer, reader }),
      'coach-feedback': new CoachFeedbackHandler(model, prompts, database, this.tracer),
      'generate-campaign': new GenerateCampaignHandler(model, prompts, database, ledgers, gate),
      'rewrite-campaign-part': new RewriteCampaignPartHandler(model, prompts, database, ledgers, gate),
      'read-claims': new ReadClaimsHandler(reader),
      // Who runs the server names the feeds.
      'import-feed': new ImportFeedHandler(database, { ...internet, anyPort: true }),
      canary: { run: () => Promise.resolve({ result: {} }) },
    };
    this.feedTimer = new FeedTimer(database, queues);
    this.secTimer = new SecTimer(database, queues, config.edgar);
    publishChanges(database, bus);
    this.purge = new Purge(upkeep, log, config.keepDocumentsDays);
    const keepDays = { all: config.keepEventsDays, strangers: config.keepAnonymousEventsDays };
    this.figures = new FiguresUpkeep(upkeep, log, metrics, keepDays);
    this.modelWatch = new ModelWatch(model, parts.reports, log);
    this.worker = new JobWorker(
      {
        database,
        texts: new JobTexts(redis, bus),
        bus,
        handlers,
        log,
        metrics,
        queues,
        timeLimitsMs: config.worker.timeLimitsMs,
      },
      { redis, concurrency: config.worker.concurrency, graceMs: config.worker.graceMs, onStalled },
    );
  }

  static register(parts: WorkerParts): DynamicModule {
    return {
      module: WorkerModule,
      imports: [JobsModule.register(parts.redis)],
      providers: [{ provide: PARTS, useValue: parts }],
    };
  }

  async onModuleInit(): Promise<void> {
    this.worker.start();
    await this.feedTimer.start(this.parts.config.catalystFeeds);
    await this.secTimer.start();
    this.purge.start();
    this.figures.start();
    if (!this.parts.config.model.demo) this.modelWatch.start();
  }

  /** Before @nestjs/bullmq closes its queues: the reconciler and hand-backs still use them. */
  async onModuleDestroy(): Promise<void> {
    this.feedTimer.stop();
    this.secTimer.stop();
    this.purge.stop();
    this.modelWatch.stop();
    await Promise.all([this.figures.stop(), this.worker.stop()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.tracer.close(), this.prompts.close()]);
  }
}
