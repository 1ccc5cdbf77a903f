import type { JobFailure, JobName, JobStatus, JobTypes, QueueName, UsedCatalyst } from '@copydesk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The tokens that somebody pays for a model. */
export interface ModelUse {
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Of the input, what the server had read before, which costs less. */
  cachedTokens?: number;
  /** Of the output, what was thought. */
  reasoningTokens?: number;
  /** True where the server told no numbers. */
  estimated?: boolean;
}

/** A piece of work for the worker. This row, not the queue, is the truth about it. */
@Entity('jobs')
export class Job<N extends JobName = JobName> {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: N;

  @Column('text')
  queue!: QueueName;

  @Column('integer', { nullable: true })
  userId!: number | null;

  @Column('uuid', { nullable: true })
  threadId!: string | null;

  /** The campaign that it writes the whole of, or a part where it has a thread. */
  @Column('uuid', { nullable: true })
  campaignId!: string | null;

  @Column('integer', { nullable: true })
  appId!: number | null;

  @Column('text', { default: 'queued' })
  status!: JobStatus;

  @Column('jsonb')
  payload!: JobTypes[N]['payload'];

  /** True where its payload was deleted to save room: it cannot run again. */
  @Column('boolean', { default: false })
  isEmptied!: boolean;

  /** The catalysts that went into it, as they were when it was handed in. */
  @Column('jsonb', { default: [] })
  catalysts!: UsedCatalyst[];

  @Column('jsonb', { nullable: true })
  result!: JobTypes[N]['result'] | null;

  /** The text that was written: whole when completed, the part until then when cancelled or failed. */
  @Column('text', { default: '' })
  text!: string;

  @Column('jsonb', { nullable: true })
  error!: JobFailure | null;

  /** Its place among the open jobs of its user in its queue: a lower one comes first. 0 was taken before, and was handed back or lost its worker. */
  @Column('integer', { default: 1 })
  priority!: number;

  /** The fence: raised by every claim, and every later write of that run must name it. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** Runs that count against the catalog's `attempts`. An orderly hand-back does not. */
  @Column('integer', { default: 0 })
  tries!: number;

  /** Runs that ended because their worker died, since it last got on. */
  @Column('integer', { default: 0 })
  crashes!: number;

  /** True where other jobs ran beside one of its runs. */
  @Column('boolean', { default: false })
  inCompany!: boolean;

  /** Names the claim of the last run. */
  @Column('uuid', { nullable: true })
  claimId!: string | null;

  @Column('timestamptz', { nullable: true })
  leaseUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelRequestedAt!: Date | null;

  /** When it became due: made, or the time of its next try. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  /** When the reconciler last put it into the queue again. */
  @Column('timestamptz', { nullable: true })
  reconciledAt!: Date | null;

  /** When a worker last left it in its queue, since it does not know jobs of this name. */
  @Column('timestamptz', { nullable: true })
  unknownAt!: Date | null;

  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  @Column('text', { nullable: true })
  bodyHash!: string | null;

  /** The browser's analytics session. */
  @Column('text', { nullable: true })
  sessionId!: string | null;

  @Column('text', { nullable: true })
  requestId!: string | null;

  /** What each of its runs used, of each model. */
  @Column('jsonb', { default: [] })
  uses!: ModelUse[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}

/** True for a job of this name. */
export function isNamed<N extends JobName, J extends Pick<Job, 'name'>>(name: N, job: J): job is J & Job<N> {
  return job.name === name;
}
