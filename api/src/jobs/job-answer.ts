import { HttpException, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { isFinal, type JobAccepted, type JobFailure, type JobName, type JobTypes } from '@copydesk/contracts';
import { Database, type Job } from '@copydesk/database';
import { presentAccepted } from '@copydesk/jobs';
import { Bus } from '@copydesk/live';
import type { Request, Response } from 'express';
import { CONFIG } from '../config.token';
import { Busy } from '../http/busy.error';
import { JobEndings } from './job-endings';

/** The status that says why a job failed, to a client that waited for it. */
const STATUS_OF: Record<JobFailure['code'], number> = {
  'model/unavailable': 502,
  'model/bad-answer': 502,
  'model/not-set-up': 502,
  'model/unsupported': 502,
  'model/cut-off': 502,
  'model/busy': 503,
  'model/timeout': 504,
  'model/refused': 422,
  'model/too-long': 422,
  'page/unreadable': 422,
  'sec/off': 409,
  'sec/away': 502,
  'sec/busy': 503,
  'job/crashed': 500,
  'job/failed': 500,
};

/** Whether a client asks to be answered as soon as its job is safe. */
export function prefersAsync(request: Request): boolean {
  return /\brespond-async\b/.test(request.get('prefer') ?? '');
}

/** Answers a call that made a job: at once with 202 where the client prefers that, else with the finished body. */
@Injectable()
export class JobAnswer implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly endings: JobEndings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** `body` makes the documented answer of a completed job out of its result. */
  async give<N extends JobName, T>(
    request: Request,
    job: Job<N>,
    body: (result: JobTypes[N]['result'], job: Job<N>) => T | Promise<T>,
  ): Promise<T | JobAccepted> {
    const response = request.res as Response;
    if (prefersAsync(request)) {
      response.setHeader('Preference-Applied', 'respond-async');
      return accept(response, job);
    }
    const ended = await this.waitForEnd(job, response);
    if (!ended) return accept(response, job);
    if (ended.status === 'completed' && ended.result !== null) return body(ended.result, ended);
    throw errorOf(ended);
  }

  /** Waits until the job ends, the client leaves, the wait is over or the api stops; null where it has not ended. */
  private async waitForEnd<N extends JobName>(job: Job<N>, response: Response): Promise<Job<N> | null> {
    const wait = new AbortController();
    const stop = () => wait.abort();
    const subscription = this.bus.subscribe('job', job.id, ({ event }) => {
      if (event === 'job:ended') stop();
    });
    const unwatch = this.endings.watch(job.id, stop);
    const timer = setTimeout(stop, this.config.http.syncWaitMs);
    response.once('close', stop);
    try {
      await Promise.race([subscription.ready, aborted(AbortSignal.timeout(1_000))]);
      const now = await this.database.jobs.find(job.id);
      if (now && isFinal(now.status)) return now as Job<N>;
      await aborted(AbortSignal.any([wait.signal, this.stopping.signal]));
      const then = await this.database.jobs.find(job.id);
      return then && isFinal(then.status) ? (then as Job<N>) : null;
    } finally {
      subscription.end();
      unwatch();
      clearTimeout(timer);
      response.off('close', stop);
    }
  }
}

function accept(response: Response, job: Job): JobAccepted {
  response.status(202).setHeader('Location', `/api/jobs/${job.id}`);
  return presentAccepted(job);
}

function errorOf(job: Job): HttpException {
  if (job.status === 'cancelled') return new HttpException({ message: 'This request was stopped.' }, 409);
  const failure = job.error ?? { code: 'job/failed', message: 'Something went wrong on our side. Please try again.' };
  const status = STATUS_OF[failure.code];
  return status === 503 ? new Busy(503, failure.message, 60) : new HttpException({ message: failure.message }, status);
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
