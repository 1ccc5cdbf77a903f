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
import { FindCatalystsHandler } from './find-catalysts/find-catalysts.handler';
import { FactCheckHandler } from './fact-check/fact-check.handler';
import { ReviewEmailHandler } from './review/review-email.handler';
import { RefineEmailHandler } from './write/refine-email.handler';
import { SummarizeFileHandler } from './summarise/summarize-file.handler';
import { CanaryHandler } from './upkeep/canary.handler';
import { GenerateEmailHandler } from './write/generate-email.handler';

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
  private readonly bus: Bus;
  private readonly texts: JobTexts;

  constructor(@Inject(PARTS) { config, log, metrics, model, database, onStalled }: WorkerParts, queues: JobQueues) {
    const { url, prefix } = config.redis;
    const { windowTokens } = config.model;
    this.bus = new Bus(url, prefix);
    this.texts = new JobTexts(url, prefix, this.bus);
    const handlers = new HandlerRegistry([
      new GenerateEmailHandler(model, windowTokens),
      new SummarizeFileHandler(model, windowTokens),
      new FindCatalystsHandler(model, windowTokens, database),
      new RefineEmailHandler(model, windowTokens, database),
      new ReviewEmailHandler(model, windowTokens, database),
      new FactCheckHandler(model, windowTokens, database),
      new CanaryHandler(),
    ]);
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

  onModuleInit(): void {
    this.worker.start();
  }

  /** Before @nestjs/bullmq closes its queues: the reconciler and hand-backs still use them. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.stop();
  }

  onApplicationShutdown(): void {
    this.bus.close();
    this.texts.close();
  }
}
