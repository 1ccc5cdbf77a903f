import type { JobStatus } from '@copydesk/contracts';
import type { Reader } from './reader';

/** What the writers know: what they handed in and what they were told, apart from what any server keeps. */
export class Journal {
  readonly handedIn: HandedIn[] = [];
  readonly readers: Reader[] = [];
  readonly stops: Stop[] = [];
  readonly answers: Answered[] = [];
  /** What a writer saw that must never be. */
  readonly complaints: string[] = [];
}

export interface HandedIn {
  /** What the model is to name; for a review that of the draft. */
  order: string;
  kind: 'generate' | 'refine' | 'campaign' | 'review';
  userId: number;
  key: string;
  /** The job that each click was answered with. */
  jobIds: string[];
  /** Kills its worker, as it is meant to. */
  poison: boolean;
}

export interface Stop {
  jobId: string;
  at: number;
  /** What the answer said. */
  status: JobStatus;
}

/** One answer of the api, or the lack of one: then its status is 0. */
export interface Answered {
  call: string;
  status: number;
  at: number;
  tookMs: number;
}
