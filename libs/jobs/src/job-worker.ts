import { setTimeout as sleep } from 'node:timers/promises';
import { isFinal, QUEUES, type QueueName } from '@copydesk/contracts';
import type { Redis, RedisLines } from '@copydesk/redis';
import { Worker } from 'bullmq';
import { Heartbeat } from './heartbeat';
import type { JobQueues, QueuedJob } from './job-queues';
import { JobRunner, type Next, type RunnerParts } from './job-runner';
import { Reconciler } from './reconciler';
import { StallWatch } from './stall-watch';

export interface JobWorkerSettings {
  redis: RedisLines;
  /** Jobs of each queue that run at the same time. */
  concurrency: number;
  /** How long runs may go on after a stop was asked for, before they are handed back, in milliseconds. */
  graceMs?: number;
  /** Called when this worker takes no jobs although it could. */
  onStalled: () => void;
  lookForStallsMs?: number;
}

const GRACE_MS = 5_000;

/** How long a stop waits for runs to be handed back, and then for the queues to be closed, in milliseconds. */
const HAND_BACK_MS = 3_000;
const CLOSE_MS = 1_000;

/** How long a job that a worker died with leaves its place to others while another one runs here, in milliseconds. */
const SUSPECT_WAITS_MS = 500;

/** Takes jobs from the queues and runs them, until it is stopped. */
export class JobWorker {
  private readonly runner: JobRunner;
  private readonly heartbeat: Heartbeat;
  private readonly reconciler: Reconciler;
  private readonly stallWatch: StallWatch;
  private readonly workers = new Map<QueueName, Worker<QueuedJob, Next>>();
  /** The only one running here that a worker died with, until it is cleared. */
  private suspect: string | null = null;
  /** Jobs that come back, with what brings them. */
  private readonly comingBack = new Map<string, NodeJS.Timeout>();
  private readonly lastBrought: Promise<void>[] = [];
  private isStopping = false;
  private readonly active = new Map<QueueName, number>();
  private readonly underWay = new Set<Promise<Next>>();

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
   * Takes no new job, lets short ones finish, hands the rest back without costing them a try, and closes: within four
   * seconds after the grace, whoever is away.
   */
  async stop(graceMs = this.settings.graceMs ?? GRACE_MS): Promise<void> {
    this.isStopping = true;
    // Whoever takes one of these before it is due leaves it until then.
    this.lastBrought.push(...[...this.comingBack.keys()].map((jobId) => this.bring(jobId)));
    this.stallWatch.stop();
    this.reconciler.stop();
    const workers = [...this.workers.values()];
    const paused = Promise.allSettled(workers.map((worker) => worker.pause()));
    await within(graceMs, this.runsEnd());
    this.runner.runs.forEach((run) => run.stop('handed-back'));
    await within(HAND_BACK_MS, this.runsEnd());
    // What counts is in Postgres by now. BullMQ would wait for a Redis that is away as long as it takes.
    const closed = paused.then(() => Promise.allSettled(workers.map((worker) => worker.close())));
    await within(
      CLOSE_MS,
      closed.then(() => Promise.all(this.lastBrought)),
    );
    this.heartbeat.stop();
  }

  private open(queue: QueueName, connection: Redis): Worker<QueuedJob, Next> {
    const worker = new Worker<QueuedJob, Next>(queue, (job) => this.take(queue, job.data), {
      connection,
      prefix: this.settings.redis.prefix,
      concurrency: this.concurrencyOf(queue),
      // A dead worker's jobs must run again within 20 s: its lock ends after 10 s and is looked for every 5 s.
      lockDuration: 10_000,
      stalledInterval: 5_000,
      // Crashes are counted in Postgres.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    worker.on('error', (error) => this.parts.log.debug({ err: error, queue }, 'the queue reports a problem'));
    // Only now its id has left the queue, so that it can be added again.
    worker.on('completed', ({ data }, next) => {
      if (next.comeBack === 'later') this.comeBack(data.jobId, next.afterMs);
    });
    worker.on('failed', (job, error) => {
      this.parts.log.error({ err: error, jobId: job?.data.jobId }, 'a run could not be started or saved');
    });
    return worker;
  }

  /** Readings, which nobody waits for, take at most a quarter of a worker's slots. */
  private concurrencyOf(queue: QueueName): number {
    const { concurrency } = this.settings;
    return queue === 'read' ? Math.ceil(concurrency / 4) : concurrency;
  }

  private async take(queue: QueueName, { jobId }: QueuedJob): Promise<Next> {
    this.active.set(queue, (this.active.get(queue) ?? 0) + 1);
    try {
      const next = await this.run(jobId);
      return next.comeBack === 'watched' ? await this.runSuspect(jobId) : next;
    } finally {
      this.active.set(queue, (this.active.get(queue) ?? 1) - 1);
    }
  }

  /** One at a time: where this one takes the worker down again, no other is at its second crash. */
  private async runSuspect(jobId: string): Promise<Next> {
    if (this.suspect !== null) return { comeBack: 'later', afterMs: SUSPECT_WAITS_MS };
    this.suspect = jobId;
    const cleared = () => {
      if (this.suspect === jobId) this.suspect = null;
    };
    return this.run(jobId, cleared).finally(cleared);
  }

  private run(jobId: string, cleared?: () => void): Promise<Next> {
    if (this.isStopping) return Promise.resolve({ comeBack: 'later', afterMs: 0 });
    const run: Promise<Next> = this.runner.run(jobId, cleared).finally(() => this.underWay.delete(run));
    this.underWay.add(run);
    return run;
  }

  /** By a timer of ours, since a queue's delays count on the clocks of all workers. If this process dies, the reconciler does it. */
  private comeBack(jobId: string, afterMs: number): void {
    if (this.isStopping) return void this.lastBrought.push(this.bring(jobId));
    clearTimeout(this.comingBack.get(jobId));
    const timer = setTimeout(() => void this.bring(jobId), afterMs);
    this.comingBack.set(jobId, timer);
  }

  private async bring(jobId: string): Promise<void> {
    clearTimeout(this.comingBack.get(jobId));
    this.comingBack.delete(jobId);
    const job = await this.parts.database.jobs.find(jobId).catch(() => null);
    if (job && !isFinal(job.status)) await this.parts.queues.add(job);
  }

  private async runsEnd(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private queuesWithRoom(): QueueName[] {
    return QUEUES.filter((queue) => (this.active.get(queue) ?? 0) < this.concurrencyOf(queue));
  }
}

function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, sleep(ms, undefined, { ref: false })]);
}
