import { NestFactory } from '@nestjs/core';
import type { Config } from '@copydesk/config';
import { Database, SLOW_STATEMENT_MS } from '@copydesk/database';
import { ModelReports } from '@copydesk/live';
import { Model } from '@copydesk/model';
import { Metrics, NestLog, type Log } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { DemoModelProcess } from './demo-model';
import { serveMetrics } from './serve-metrics';
import { WorkerModule } from './worker.module';

export interface RunningWorker {
  /** The port of live and metrics. */
  port: number;
  close: () => Promise<void>;
}

/**
 * Starts a worker: it takes jobs until it is closed. Where no real model is set, it runs the demo model beside itself.
 * @throws Error where Postgres or the port cannot be had, or a job has no handler.
 */
export async function createWorker(config: Config, log: Log, onStalled: () => void): Promise<RunningWorker> {
  const metrics = new Metrics();
  const demo = config.model.demo ? await DemoModelProcess.start(config.model.demoPace, log) : null;
  const redis = new RedisLines(config.redis);
  const reports = new ModelReports(redis);
  const model = new Model({ ...config.model, baseUrl: demo?.url ?? config.model.baseUrl, store: reports });
  const { databaseUrl: url, worker } = config;
  // A text that is written holds no line: however many of them are, as many as an api has are enough to begin and to save.
  const database = await Database.connect({ url });
  const upkeep = await Database.connect({ url, poolSize: 2, statementMs: SLOW_STATEMENT_MS });
  await database.untilCurrent(log);
  const app = await NestFactory.createApplicationContext(
    WorkerModule.register({ config, log, metrics, model, reports, database, upkeep, redis, onStalled }),
    { logger: new NestLog(log), abortOnError: false },
  );
  const server = await serveMetrics(worker, metrics);
  return {
    port: server.port,
    close: async () => {
      await app.close();
      redis.close();
      demo?.close();
      await Promise.all([server.close(), database.close(), upkeep.close()]);
    },
  };
}
