import type { Job, ModelUse } from '@copydesk/database';
import type { JobTextWriter } from '@copydesk/live';
import { RunStopped } from './run-end';

/** One run of a job in this process. */
export class RunningJob {
  private readonly controller = new AbortController();
  private timeLimit: NodeJS.Timeout | undefined;
  /** What this run used, of each model. */
  readonly uses: ModelUse[] = [];

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

  addUse({ model, inputTokens, outputTokens }: ModelUse): void {
    // A server may tell no tokens.
    if (inputTokens + outputTokens === 0) return;
    const before = this.uses.find((use) => use.model === model);
    if (!before) return void this.uses.push({ model, inputTokens, outputTokens });
    before.inputTokens += inputTokens;
    before.outputTokens += outputTokens;
  }
}
