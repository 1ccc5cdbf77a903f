import { QUEUES, type QueueName } from '@copydesk/contracts';
import { connectRedis, type Redis } from '@copydesk/redis';
import { DelayedError, WaitingError, Worker, type Job as BullJob } from 'bullmq';
import { Heartbeat } from './heartbeat';
import type { JobQueues, QueuedJob } from './job-queues';
import { JobRunner, type Next, type RunnerParts } from './job-runner';
import { Reconciler } from './reconciler';
import { StallWatch } from './stall-watch';

export interface JobWorkerSettings {
  redisUrl: string;
  prefix: string;
  /** Jobs of each queue that run at the same time. */
  concurrency: number;
  /** Called when this worker takes no jobs although it could. */
  onStalled: () => void;
}

/** How long runs may go on after a stop was asked for, before they are handed back, in milliseconds. */
const GRACE_MS = 5_000;

/** Takes jobs from the queues and runs them, until it is stopped. */
export class JobWorker {
  private readonly runner: JobRunner;
  private readonly heartbeat: Heartbeat;
  private readonly reconciler: Reconciler;
  private readonly stallWatch: StallWatch;
  private readonly workers = new Map<QueueName, Worker<QueuedJob>>();
  private readonly active = new Map<QueueName, number>();
  private connection: Redis | undefined;

  constructor(
    private readonly parts: RunnerParts & { queues: JobQueues },
    private readonly settings: JobWorkerSettings,
  ) {
    this.runner = new JobRunner(parts);
    this.heartbeat = new Heartbeat(parts.database, parts.bus, this.runner);
    this.reconciler = new Reconciler(parts.database, parts.queues, parts.log);
    const questions = {
      names: Object.keys(parts.handlers),
      queuesWithRoom: () => this.queuesWithRoom(),
      redisAnswers: () => parts.texts.answers(),
    };
    this.stallWatch = new StallWatch(parts.database, questions, settings.onStalled);
  }

  start(): void {
    this.connection = connectRedis(this.settings.redisUrl, 'worker');
    for (const queue of QUEUES) this.workers.set(queue, this.open(queue, this.connection));
    this.heartbeat.start();
    this.reconciler.start();
    this.stallWatch.start();
  }

  /** Takes no new job, lets short ones finish, hands the rest back without costing them a try, and closes. */
  async stop(): Promise<void> {
    this.stallWatch.stop();
    this.reconciler.stop();
    const closing = [...this.workers.values()].map((worker) => worker.pause());
    const handBack = setTimeout(() => this.runner.runs.forEach((run) => run.stop('handed-back')), GRACE_MS);
    await Promise.allSettled(closing);
    clearTimeout(handBack);
    await Promise.allSettled([...this.workers.values()].map((worker) => worker.close()));
    this.heartbeat.stop();
    this.connection?.disconnect();
  }

  private open(queue: QueueName, connection: Redis): Worker<QueuedJob> {
    const worker = new Worker<QueuedJob>(queue, (job, token) => this.take(queue, job, token), {
      connection,
      prefix: this.settings.prefix,
      concurrency: this.settings.concurrency,
      // A dead worker's jobs must run again within 20 s: its lock ends after 10 s and is looked for every 5 s.
      lockDuration: 10_000,
      stalledInterval: 5_000,
      // Crashes are counted in Postgres.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    worker.on('error', (error) => this.parts.log.debug({ err: error, queue }, 'the queue reports a problem'));
    worker.on('failed', (job, error) => {
      this.parts.log.error({ err: error, jobId: job?.data.jobId }, 'a run could not be started or saved');
    });
    return worker;
  }

  private async take(queue: QueueName, job: BullJob<QueuedJob>, token: string | undefined): Promise<void> {
    this.active.set(queue, (this.active.get(queue) ?? 0) + 1);
    try {
      await this.comeBack(await this.runner.run(job.data.jobId), job, token);
    } finally {
      this.active.set(queue, (this.active.get(queue) ?? 1) - 1);
    }
  }

  private async comeBack(next: Next, job: BullJob<QueuedJob>, token: string | undefined): Promise<void> {
    if (next.comeBack === 'later') {
      await job.moveToDelayed(Date.now() + next.afterMs, token);
      throw new DelayedError();
    }
    if (next.comeBack === 'now') {
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  private queuesWithRoom(): QueueName[] {
    return QUEUES.filter((queue) => (this.active.get(queue) ?? 0) < this.settings.concurrency);
  }
}
