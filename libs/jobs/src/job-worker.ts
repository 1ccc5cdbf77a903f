import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUES, type QueueName } from '@copydesk/contracts';
import type { Redis, RedisLines } from '@copydesk/redis';
import { DelayedError, WaitingError, Worker, type Job as BullJob } from 'bullmq';
import { Heartbeat } from './heartbeat';
import type { JobQueues, QueuedJob } from './job-queues';
import { JobRunner, type Next, type RunnerParts } from './job-runner';
import { Reconciler } from './reconciler';
import { StallWatch } from './stall-watch';

export interface JobWorkerSettings {
  redis: RedisLines;
  /** Jobs of each queue that run at the same time. */
  concurrency: number;
  /** Called when this worker takes no jobs although it could. */
  onStalled: () => void;
  lookForStallsMs?: number;
}

/** How long runs may go on after a stop was asked for, before they are handed back, in milliseconds. */
const GRACE_MS = 5_000;

/** How long a stop waits for runs to be handed back, and then for the queues to be closed, in milliseconds. */
const HAND_BACK_MS = 3_000;
const CLOSE_MS = 1_000;

/** Takes jobs from the queues and runs them, until it is stopped. */
export class JobWorker {
  private readonly runner: JobRunner;
  private readonly heartbeat: Heartbeat;
  private readonly reconciler: Reconciler;
  private readonly stallWatch: StallWatch;
  private readonly workers = new Map<QueueName, Worker<QueuedJob>>();
  private readonly active = new Map<QueueName, number>();
  private readonly underWay = new Set<Promise<Next>>();
  private isStopping = false;

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
      redisTakesWrites: () => settings.redis.takesWritesAnew(),
    };
    const endStalled = () => void this.stop(0).then(settings.onStalled);
    this.stallWatch = new StallWatch(parts.database, questions, endStalled, settings.lookForStallsMs);
  }

  start(): void {
    const line = this.settings.redis.worker();
    for (const queue of QUEUES) this.workers.set(queue, this.open(queue, line));
    this.heartbeat.start();
    this.reconciler.start();
    this.stallWatch.start();
  }

  /**
   * Takes no new job, lets short ones finish, hands the rest back without costing them a try, and closes: within nine
   * seconds, whoever is away.
   */
  async stop(graceMs = GRACE_MS): Promise<void> {
    this.isStopping = true;
    this.stallWatch.stop();
    this.reconciler.stop();
    const workers = [...this.workers.values()];
    const paused = Promise.allSettled(workers.map((worker) => worker.pause()));
    await within(graceMs, this.runsEnd());
    this.runner.runs.forEach((run) => run.stop('handed-back'));
    await within(HAND_BACK_MS, this.runsEnd());
    // What counts is in Postgres by now. BullMQ would wait for a Redis that is away as long as it takes.
    await within(
      CLOSE_MS,
      paused.then(() => Promise.allSettled(workers.map((worker) => worker.close()))),
    );
    this.heartbeat.stop();
  }

  private open(queue: QueueName, connection: Redis): Worker<QueuedJob> {
    const worker = new Worker<QueuedJob>(queue, (job, token) => this.take(queue, job, token), {
      connection,
      prefix: this.settings.redis.prefix,
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
    // BullMQ may have been about to fetch it when it was told to pause.
    if (this.isStopping) return this.comeBack({ comeBack: 'now' }, job, token);
    this.active.set(queue, (this.active.get(queue) ?? 0) + 1);
    const run = this.runner.run(job.data.jobId);
    this.underWay.add(run);
    try {
      await this.comeBack(await run.finally(() => this.underWay.delete(run)), job, token);
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

  private async runsEnd(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private queuesWithRoom(): QueueName[] {
    return QUEUES.filter((queue) => (this.active.get(queue) ?? 0) < this.settings.concurrency);
  }
}

function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, sleep(ms, undefined, { ref: false })]);
}
