import type { Cut } from '@copydesk/contracts';
import type { Job, ModelUse } from '@copydesk/database';
import type { UsedModel } from './job-handler';
import type { JobTextWriter } from '@copydesk/live';
import { RunStopped } from './run-end';

/** One run of a job in this process. */
export class RunningJob {
  private readonly controller = new AbortController();
  private timeLimit: NodeJS.Timeout | undefined;
  /** What this run used, of each model. */
  readonly uses: ModelUse[] = [];
  /** What the model's server did not read of all that was handed in, where it cut it without a word. */
  cut: Cut | null = null;

  constructor(
    readonly job: Job,
    readonly writer: JobTextWriter,
    timeLimitMs: number,
    /** Called when the job got on, whatever became of the worker that had it before. */
    readonly cleared: () => void,
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

  /** What the job is for is done: from here on its time limit does not end it. */
  finished(): void {
    clearTimeout(this.timeLimit);
    this.timeLimit = undefined;
  }

  addUse({ cut, ...use }: UsedModel): void {
    if (cut) this.cut = { field: 'everythingHandedIn', ...cut };
    // A server may tell no tokens.
    if (use.inputTokens + use.outputTokens === 0) return;
    const before = this.uses.find(({ model }) => model === use.model);
    if (!before) return void this.uses.push(use);
    before.inputTokens += use.inputTokens;
    before.outputTokens += use.outputTokens;
    before.cachedTokens = (before.cachedTokens ?? 0) + (use.cachedTokens ?? 0);
    before.reasoningTokens = (before.reasoningTokens ?? 0) + (use.reasoningTokens ?? 0);
    before.estimated = Boolean(before.estimated || use.estimated);
  }
}
