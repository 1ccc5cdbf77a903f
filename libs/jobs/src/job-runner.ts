import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { JOBS, type Cut, type JobName, type JobSpec, type JobTypes } from '@copydesk/contracts';
import { isOutage, type Database, type Ending, type Job, type Stores } from '@copydesk/database';
import type { Bus, JobTexts } from '@copydesk/live';
import type { Log, Metrics } from '@copydesk/observability';
import type { JobContext, JobHandler, JobHandlers } from './job-handler';
import type { JobQueues } from './job-queues';
import { CRASHED, judge, type RunStopped } from './run-end';
import { RunningJob } from './running-job';

export interface RunnerParts {
  database: Database;
  texts: JobTexts;
  bus: Bus;
  /** What this worker can do. A job of any other name is left in its queue, for a newer worker. */
  handlers: Partial<JobHandlers>;
  /** Where the job that follows another one goes. */
  queues?: Pick<JobQueues, 'add'>;
  log: Log;
  metrics: Metrics;
  /** How long one try of a job may take that writes or checks one text. */
  timeLimitsMs?: { write: number; check: number };
}

/** What becomes of a job after a run: it is done with, it comes back, or it must be run as the only suspect. */
export type Next = { comeBack: 'never' } | { comeBack: 'later'; afterMs: number } | { comeBack: 'watched' };

const DONE: Next = { comeBack: 'never' };

/** How long one that this worker does not know is left to others, in milliseconds. */
const LEAVE_MS = 5_000;

/** How long it is tried to claim a job, or to save its run, while Postgres is away, in milliseconds. */
const TRY_FOR_MS = 5 * 60_000;

/** How long one try may take where nothing else is set, in milliseconds. */
const TIME_LIMIT_MS = 600_000;

/** Runs jobs: claims the row, calls the handler, and saves how it ended, all under the attempt as a fence. */
export class JobRunner {
  private readonly running = new Map<string, RunningJob>();
  /** The jobs that this process runs, or asks whether it may. */
  private readonly here = new Set<string>();
  private readonly unknown = new Set<string>();

  constructor(private readonly parts: RunnerParts) {}

  /** The runs of this process. */
  get runs(): readonly RunningJob[] {
    return [...this.running.values()];
  }

  /** Stops the run of this job, where it is here. */
  stop(jobId: string, reason: RunStopped['reason']): void {
    this.running.get(jobId)?.stop(reason);
  }

  /**
   * Runs a job once, where it is due and nobody else has it. One that a worker died with is run where `cleared` is given:
   * it is called as soon as the job is no longer suspected.
   */
  async run(jobId: string, cleared?: () => void): Promise<Next> {
    this.here.add(jobId);
    try {
      return await this.claimAndRun(jobId, cleared);
    } finally {
      this.here.delete(jobId);
    }
  }

  private async claimAndRun(jobId: string, cleared?: () => void): Promise<Next> {
    const [first] = this.here;
    const hasCompany = this.here.size > 1;
    if (first !== undefined && this.here.size === 2)
      void this.parts.database.runs.joinCompany(first).catch(() => undefined);
    const asked = {
      claimId: randomUUID(),
      names: Object.keys(this.parts.handlers),
      isOnlySuspect: cleared !== undefined,
      hasCompany,
    };
    // Whose answer is lost is claimed all the same: to leave it would cost it a crash.
    const claim = await this.throughOutages(jobId, 'claimed', () => this.parts.database.runs.claim(jobId, asked));
    if (claim.kind === 'nothing') return DONE;
    if (claim.kind === 'later') return { comeBack: 'later', afterMs: claim.inMs + 50 };
    if (claim.kind === 'suspect') return { comeBack: 'watched' };
    if (claim.kind === 'unknown') return this.leave(claim.name);
    const { job, isBlamed } = claim;
    return this.runClaimed(job, isBlamed, cleared);
  }

  /** An update may run old and new workers side by side: what this one does not know is the others' to do. */
  private leave(name: string): Next {
    if (!this.unknown.has(name)) {
      this.unknown.add(name);
      this.parts.log.warn({ name }, 'jobs of this name stay queued: this worker is too old to know them');
    }
    return { comeBack: 'later', afterMs: LEAVE_MS };
  }

  private handlerOf<N extends JobName>(name: N): JobHandler<N> {
    const handlers: Partial<JobHandlers> = this.parts.handlers;
    const handler = handlers[name];
    if (!handler) throw new Error(`A job without a handler was claimed: ${name}`);
    return handler;
  }

  private async runClaimed(job: Job, isBlamed: boolean, cleared = () => {}): Promise<Next> {
    const writer = this.parts.texts.writer(job.id, job.attempt);
    const run = new RunningJob(job, writer, this.timeLimitOf(job.name), cleared);
    this.running.set(job.id, run);
    const startedAt = performance.now();
    try {
      return await this.work(run, isBlamed);
    } catch (error) {
      return await this.endBadly(run, error);
    } finally {
      run.finished();
      this.running.delete(job.id);
      this.parts.metrics.jobSeconds.observe({ name: job.name }, (performance.now() - startedAt) / 1000);
    }
  }

  private async work(run: RunningJob, isBlamed: boolean): Promise<Next> {
    const { job } = run;
    if (job.cancelRequestedAt) {
      const { text } = await this.parts.texts.read(job.id, job.attempt - 1);
      return this.end(run, { status: 'cancelled', text, uses: run.uses });
    }
    if (isBlamed || job.tries > JOBS[job.name].attempts) {
      const { text } = await this.parts.texts.read(job.id, job.attempt - 1);
      return this.end(run, { status: 'failed', error: CRASHED, text, uses: run.uses });
    }
    const output = await this.handlerOf(job.name).run(job, this.contextOf(run));
    run.signal.throwIfAborted();
    run.finished();
    await run.writer.close();
    const result = withCut(output.result, run.cut);
    return this.end(run, { status: 'completed', result, text: output.text ?? '', uses: run.uses });
  }

  private timeLimitOf(name: JobName): number {
    const { queue, timeLimitMs, texts = 1 }: JobSpec = JOBS[name];
    const { write, check } = this.parts.timeLimitsMs ?? { write: TIME_LIMIT_MS, check: TIME_LIMIT_MS };
    return timeLimitMs ?? (queue === 'write' ? write * texts : check);
  }

  private contextOf(run: RunningJob): JobContext {
    const { job, writer } = run;
    return {
      signal: run.signal,
      write: (piece) => {
        if (writer.text === '') {
          const seconds = (Date.now() - job.createdAt.getTime()) / 1000;
          this.parts.metrics.firstTextSeconds.observe({ name: job.name }, seconds);
        }
        writer.write(piece);
      },
      progress: (progress) => void this.parts.texts.setProgress(job.id, job.attempt, progress),
      use: (use) => run.addUse(use),
      whole: () => run.finished(),
      save: (work) => this.savePart(run, work),
    };
  }

  private async savePart(run: RunningJob, work: (stores: Stores) => Promise<void>): Promise<void> {
    const saved = await this.throughOutages(run.job.id, 'saved', () =>
      this.parts.database.transaction(async (stores) => {
        const got = await stores.runs.gotOn(run.job);
        if (got) await work(stores);
        return got;
      }),
    );
    if (!saved) run.stop('lost');
    else if (saved.cancel) run.stop('cancelled');
    run.signal.throwIfAborted();
    run.job.tries = 1;
    run.cleared();
  }

  private async endBadly(run: RunningJob, error: unknown): Promise<Next> {
    const { job } = run;
    const reason = run.stopped?.reason;
    run.finished();
    await run.writer.close();
    if (reason === 'lost') return DONE;
    if (reason === 'cancelled') return this.end(run, { status: 'cancelled', text: run.writer.text, uses: run.uses });
    if (reason === 'handed-back') return this.requeue(run, 0, true);
    const { retry, waitMs, failure } = judge(run.stopped ?? error, this.timeLimitOf(job.name));
    const { attempts, backoffMs } = JOBS[job.name];
    if (retry && job.tries < attempts) {
      this.parts.log.warn({ err: error, ...told(job) }, 'a run failed and will be tried again');
      return this.requeue(run, Math.max(waitMs, backoffMs * 2 ** (job.tries - 1)), false);
    }
    this.parts.log.error({ err: error, ...told(job) }, 'a job failed');
    return this.end(run, { status: 'failed', error: failure, text: run.writer.text, uses: run.uses });
  }

  /** Saves the ending and what belongs to it in one transaction. */
  private async end(run: RunningJob, ending: Ending): Promise<Next> {
    const prepared = await this.handlerOf(run.job.name).prepare?.(run.job, ending.text);
    const owned = await this.throughOutages(run.job.id, 'saved', () =>
      this.parts.database.transaction(async (stores) => {
        if (!(await stores.runs.end(run.job, ending))) return null;
        return { next: await this.saveWithIt(stores, run.job, ending, prepared) };
      }),
    );
    if (owned?.next) await this.parts.queues?.add(owned.next);
    this.parts.metrics.jobsEnded.inc({ name: run.job.name, ending: owned ? ending.status : 'lost' });
    return DONE;
  }

  /** Answers the job that is to follow, if there is one. */
  private async saveWithIt(stores: Stores, job: Job, ending: Ending, prepared: unknown): Promise<Job | null> {
    const handler = this.handlerOf(job.name);
    if (ending.status === 'completed') {
      const next = await handler.completed?.(stores, job, { result: ending.result, text: ending.text }, prepared);
      return next ?? null;
    }
    if (ending.status === 'failed') await handler.failed?.(stores, job, ending.error, ending.text, prepared);
    else await handler.cancelled?.(stores, job, ending.text, prepared);
    return null;
  }

  private async requeue(run: RunningJob, delayMs: number, handBack: boolean): Promise<Next> {
    const { job } = run;
    const owned = await this.throughOutages(job.id, 'saved', () =>
      this.parts.database.runs.requeue(job, delayMs, { handBack, uses: run.uses }),
    );
    // A stop that came in the last moment; where the job is another's, nothing is saved.
    if (!owned) return this.end(run, { status: 'cancelled', text: run.writer.text, uses: run.uses });
    this.parts.metrics.jobsEnded.inc({ name: job.name, ending: handBack ? 'handed-back' : 'retry' });
    if (handBack) return { comeBack: 'later', afterMs: 0 };
    await this.parts.texts.setProgress(job.id, job.attempt, { stage: 'retrying' });
    return { comeBack: 'later', afterMs: delayMs };
  }

  /** What a model was paid for is not thrown away because Postgres is away for a while. */
  private async throughOutages<T>(jobId: string, what: 'claimed' | 'saved', work: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + TRY_FOR_MS;
    for (let waitMs = 250; ; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        return await work();
      } catch (error) {
        if (!isOutage(error) || performance.now() > giveUpAt) throw error;
        this.parts.log.warn({ err: error, jobId }, `Postgres is away: the job will be ${what} when it is back`);
        await sleep(waitMs);
      }
    }
  }
}

/** What a line says of its job. */
function told({ id: jobId, requestId, name, attempt }: Job): object {
  return { jobId, requestId, name, attempt };
}

/** What the model's server cut away stands beside what we shortened ourselves. */
function withCut(result: JobTypes[JobName]['result'], cut: Cut | null): JobTypes[JobName]['result'] {
  return cut !== null && 'cuts' in result ? { ...result, cuts: [...result.cuts, cut] } : result;
}
