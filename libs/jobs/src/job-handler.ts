import type { JobFailure, JobName, JobProgress, JobTypes } from '@copydesk/contracts';
import type { Job, ModelUse, Stores } from '@copydesk/database';

/** What a model call used; `cut` where its server must have cut the prompt: characters sent, and about how many were read. */
export type UsedModel = ModelUse & { cut?: { from: number; to: number } };

/** What a handler may do while its job runs. */
export interface JobContext {
  /** Aborts when somebody stops the job, another worker owns it, its time is over or this process ends. */
  signal: AbortSignal;
  /** Streams a piece of the job's text to whoever watches. */
  write: (piece: string) => void;
  progress: (progress: JobProgress) => void;
  /** Says that the text is all there and is only mended: from here on the time limit does not end the run. */
  whole: () => void;
  /**
   * Saves a part of the work that is done, in a transaction that fails where this run no longer owns the job. Whoever
   * watches is told, and the job has all its tries again.
   */
  save: (work: (stores: Stores) => Promise<void>) => Promise<void>;
  /** Adds what a model call used. */
  use: (use: UsedModel) => void;
}

/**
 * Does one kind of job. The hooks run in the transaction that changes the job, so that what they save and the
 * job's state are one. The text that a handler returns takes the place of what it streamed, on the screens too.
 */
export interface JobHandler<N extends JobName = JobName, P = unknown> {
  run(job: Job<N>, context: JobContext): Promise<JobOutput<N>>;
  /** Makes of the written text what the hooks save with it, and what no open transaction may wait for. Must not throw. */
  prepare?(job: Job<N>, text: string): Promise<P>;
  /** The job that it answers comes into its queue as soon as all of it is saved. */
  completed?(stores: Stores, job: Job<N>, output: JobOutput<N>, prepared: P): Promise<Job | null | void>;
  /** `text` is what was written until it failed. */
  failed?(stores: Stores, job: Job<N>, failure: JobFailure, text: string, prepared: P): Promise<void>;
  /** `text` is what was written until somebody stopped it. */
  cancelled?(stores: Stores, job: Job<N>, text: string, prepared: P): Promise<void>;
}

export interface JobOutput<N extends JobName> {
  result: JobTypes[N]['result'];
  text?: string;
}

/** A handler for every job of the catalog. */
export type JobHandlers = { [N in JobName]: JobHandler<N> };
