import type { Job, ModelUse } from '@copydesk/database';
import type { JobTextWriter } from '@copydesk/live';
import { NOTHING_USED } from './job-handler';
import { RunStopped } from './run-end';

/** One run of a job in this process. */
export class RunningJob {
  private readonly controller = new AbortController();
  private timeLimit: NodeJS.Timeout | undefined;
  use: ModelUse = { ...NOTHING_USED };

  constructor(
    readonly job: Job,
    readonly writer: JobTextWriter,
    timeLimitMs: number,
  ) {
    this.timeLimit = setTimeout(() => this.stop('time-limit'), timeLimitMs).unref();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Why the run was told to stop, if it was. The first reason counts. */
  get stopped(): RunStopped | null {
    return this.signal.reason instanceof RunStopped ? this.signal.reason : null;
  }

  stop(reason: RunStopped['reason']): void {
    this.controller.abort(new RunStopped(reason));
  }

  /** The handler is done: from here on the job is only saved. */
  finished(): void {
    clearTimeout(this.timeLimit);
    this.timeLimit = undefined;
  }

  addUse(usage: { model: string; inputTokens: number; outputTokens: number }): void {
    this.use = {
      model: usage.model,
      inputTokens: this.use.inputTokens + usage.inputTokens,
      outputTokens: this.use.outputTokens + usage.outputTokens,
    };
  }
}
