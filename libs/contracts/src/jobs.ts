import type { AngleIdeas, AnglesRequest } from './angles';
import type { BrandProposal } from './brands';
import type { CampaignPartName } from './campaigns';
import type { ChatKind } from './chat';
import type { CoachFeedback } from './coach';
import type { FactCheckResponse } from './fact-checks';
import type { ReadSentencesResult } from './readings';
import type { ReviewResponse } from './reviews';
import type { Selection, SelectionWish } from './selection-edits';
import type { CatalystResponse, FindCatalystsRequest } from './catalysts';
import type { SubjectIdeas } from './subjects';
import type { FetchedFiling, FetchFilingRequest } from './filings';
import type { ReadPageRequest, ReadPageResponse, SummarizeFileRequest } from './documents';
import type { VersionMendings } from './threads';
import type { ToolInput } from './tools/tools';

/** One queue per limited resource: streamed text, structured answers, long documents, readings while people type, upkeep. */
export const QUEUES = ['write', 'check', 'files', 'read', 'upkeep'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Material that was shortened to fit the model, said to the user. */
export interface Cut {
  field: string;
  /** Characters that the field had, and that were kept. */
  from: number;
  to: number;
  /** Of a document with pages: those that were kept. */
  pages?: number[];
}

/** What a job leaves that writes a version. */
interface WrittenResult {
  messageId: string;
  note: string | null;
  cuts: Cut[];
  /** True where the version did not wait for its mending, which is suggested later. */
  isMendedLater?: boolean;
}

/** `other` is the draft that was not chosen, where two were written: the version before. */
interface GeneratedResult extends WrittenResult {
  other?: { text: string; note: string | null };
}

type Plain<T> = { [K in keyof T]: T[K] };

/**
 * Name of a job -> what it is given and what it leaves. Streamed text lies beside the result, in the job's `text`; `note`
 * is what the assistant said beside it, and what was changed in it before anybody saw it.
 */
export interface JobTypes {
  /** Writes a draft with a tool; each counts as a generation. */
  generate: { payload: ToolInput; result: GeneratedResult };
  /** The coach reads pasted copy along the four blocks. */
  'coach-feedback': {
    payload: { emailCopy: string; messageId: string };
    result: { feedback: CoachFeedback; content: string };
  };
  /** Writes the parts of its campaign that are not done yet. Its text holds each part below its line (`partLine`). */
  'generate-campaign': { payload: Record<string, never>; result: { cuts: Cut[] } };
  /** Writes anew the part of a campaign whose thread it has. */
  'rewrite-campaign-part': {
    payload: Record<string, never>;
    result: WrittenResult;
  };
  'summarize-file': { payload: Plain<SummarizeFileRequest>; result: { summary: string; cuts: Cut[] } };
  /** Fetches a page by its address and keeps its article as a document. */
  'read-page': { payload: Plain<ReadPageRequest>; result: Plain<ReadPageResponse> };
  /** Fetches a filing from the SEC and keeps it for all; its user gets a reference to it. */
  'fetch-filing': { payload: Pick<FetchFilingRequest, 'accession'>; result: FetchedFiling };
  /** Reads from the SEC what a company has filed, and its main figures. */
  'read-company': { payload: { cik: number }; result: Record<string, never> };
  'find-catalysts': { payload: Plain<FindCatalystsRequest>; result: { catalysts: CatalystResponse[] } };
  'refine-email': {
    payload: {
      message: string;
      kind: ChatKind;
      currentCopy: string | null;
      originalContext: string | null;
    };
    /** `messageId` is null where nothing was changed; then `note` says so. */
    result: Omit<WrittenResult, 'messageId'> & { messageId: string | null; summarized: boolean };
  };
  /** Writes what is to take the place of selected words. Its text is a proposal: no version comes of it. */
  'edit-selection': {
    payload: { selection: Selection; wish: SelectionWish };
    result: { note: string | null; cuts: Cut[] };
  };
  /** Writes subject lines and a preheader for a version. They are kept as its result. */
  'suggest-subjects': { payload: { version: number }; result: SubjectIdeas };
  /** Offers ideas for an email before it is written. */
  'suggest-angles': { payload: Plain<AnglesRequest>; result: AngleIdeas };
  /** Mends what a finished version could not wait for; each mending is a suggestion. */
  'mend-draft': { payload: { messageId: string }; result: VersionMendings };
  /** Reads out of somebody's emails what brand they are of. */
  'propose-brand': { payload: { emails: string[] }; result: { proposal: BrandProposal; cuts: Cut[] } };
  'review-email': { payload: { emailContent: string; messageId: string | null }; result: ReviewResponse };
  'fact-check': { payload: { text: string; context: string; documentId?: string }; result: FactCheckResponse };
  /** Reads with the check model what rules left open in a draft and in its document. */
  'read-claims': { payload: { text: string }; result: ReadSentencesResult };
  /** Reads one news feed into the catalysts. */
  'import-feed': { payload: { feedId: number }; result: { newItems: number } };
  /** Reads the list of companies from the SEC. */
  'load-companies': { payload: Record<string, never>; result: { companies: number } };
  /** Looks what the companies that are followed, or written about, have filed. */
  'watch-filings': { payload: Record<string, never>; result: { newFilings: number } };
  /** Moves through the queue and back; /api/health/queue waits for it. */
  canary: { payload: Record<string, never>; result: Record<string, never> };
}

/** What comes out of JSON as it went in: no dates, no functions, nothing unknown. */
type JsonOnly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends readonly (infer I)[]
      ? JsonOnly<I>[]
      : T extends object
        ? { [K in keyof T]: JsonOnly<T[K]> }
        : never;

/** Refuses, at compile time, a catalog of which something does not survive a queue. */
export type Queued<T extends { [N in keyof T]: JsonOnly<T[N]> }> = T;

export type JobName = keyof Queued<JobTypes>;

export interface JobSpec {
  queue: QueueName;
  /** How often the model may be asked, all in all. */
  attempts: number;
  /** First wait before the next try; it doubles. */
  backoffMs: number;
  /** How long one try may take; where it is left out, what is set for the jobs of its queue (`JOB_LIMIT_...`). */
  timeLimitMs?: number;
  /** How many texts one try writes, where it is more than one: each has the time that is set. */
  texts?: number;
}

/** The catalog: every job there is. One without a handler does not compile (`JobHandlers`). */
export const JOBS: { [N in JobName]: JobSpec } = {
  generate: { queue: 'write', attempts: 3, backoffMs: 1_000 },
  'coach-feedback': { queue: 'check', attempts: 3, backoffMs: 1_000 },
  'generate-campaign': { queue: 'write', attempts: 3, backoffMs: 1_000, texts: 6 },
  'rewrite-campaign-part': { queue: 'write', attempts: 3, backoffMs: 1_000 },
  'summarize-file': { queue: 'files', attempts: 3, backoffMs: 1_000 },
  'read-page': { queue: 'files', attempts: 1, backoffMs: 1_000, timeLimitMs: 60_000 },
  'fetch-filing': { queue: 'files', attempts: 3, backoffMs: 5_000, timeLimitMs: 180_000 },
  'read-company': { queue: 'files', attempts: 3, backoffMs: 2_000, timeLimitMs: 60_000 },
  'find-catalysts': { queue: 'check', attempts: 3, backoffMs: 1_000 },
  'refine-email': { queue: 'write', attempts: 3, backoffMs: 1_000 },
  'edit-selection': { queue: 'write', attempts: 3, backoffMs: 1_000 },
  'suggest-subjects': { queue: 'check', attempts: 3, backoffMs: 1_000 },
  'suggest-angles': { queue: 'check', attempts: 1, backoffMs: 1_000, timeLimitMs: 30_000 },
  'mend-draft': { queue: 'check', attempts: 1, backoffMs: 1_000 },
  'propose-brand': { queue: 'check', attempts: 3, backoffMs: 1_000 },
  'review-email': { queue: 'check', attempts: 3, backoffMs: 1_000 },
  'fact-check': { queue: 'check', attempts: 3, backoffMs: 1_000 },
  'read-claims': { queue: 'read', attempts: 1, backoffMs: 1_000, timeLimitMs: 120_000 },
  'import-feed': { queue: 'upkeep', attempts: 1, backoffMs: 1_000, timeLimitMs: 60_000 },
  'load-companies': { queue: 'upkeep', attempts: 1, backoffMs: 1_000, timeLimitMs: 60_000 },
  'watch-filings': { queue: 'upkeep', attempts: 1, backoffMs: 1_000, timeLimitMs: 300_000 },
  canary: { queue: 'upkeep', attempts: 3, backoffMs: 500, timeLimitMs: 10_000 },
};

/** The jobs that write a version of a draft. */
export const WRITING_JOBS: readonly JobName[] = [
  'generate',
  'generate-campaign',
  'rewrite-campaign-part',
  'refine-email',
];

/** The jobs that count as a generation when they are completed. */
export const GENERATION_JOBS = ['generate', 'generate-campaign'] as const satisfies JobName[];

export type JobStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** True for a state that only an explicit retry leaves. */
export function isFinal(status: JobStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** What a job is doing right now. */
export interface JobProgress {
  stage:
    | 'queued'
    | 'fetching'
    | 'reading'
    | 'thinking'
    | 'writing'
    | 'searching'
    | 'choosing'
    | 'reviewing'
    | 'checking'
    | 'summarizing'
    | 'retrying'
    | 'saving';
  /** How many jobs stand before this one, while it is queued. */
  place?: number;
  /** Which part of a campaign is being written. */
  part?: CampaignPartName;
  /** Of a fact check: claims that are decided, and all of them. */
  claims?: { done: number; all: number };
}

/** Why a job failed: a code for programs, a sentence for people. */
export interface JobFailure {
  code:
    | 'model/unavailable'
    | 'model/busy'
    | 'model/timeout'
    | 'model/refused'
    | 'model/too-long'
    | 'model/bad-answer'
    | 'model/not-set-up'
    | 'model/unsupported'
    | 'model/cut-off'
    | 'page/unreadable'
    | 'sec/off'
    | 'sec/away'
    | 'sec/busy'
    | 'job/crashed'
    | 'job/failed';
  message: string;
  /** What operators are told of it: the parameter, the server, the setting. Users never see it. */
  detail?: string;
}

/** An error that says what it means for its job. Its message is a sentence for people. */
export class JobError extends Error {
  override readonly name: string = 'JobError';
  readonly code: JobFailure['code'];
  /** Whether the same may be tried again. */
  readonly retry: 'later' | 'never';
  /** How long to wait at least before that. */
  readonly retryAfterMs: number;
  /** For operators: the parameter, the server, the setting. Holds neither a secret nor a text of a user. */
  readonly detail: string | undefined;

  constructor(
    message: string,
    {
      code = 'job/failed',
      retry = 'never',
      retryAfterMs = 0,
      detail,
      cause,
    }: Partial<Omit<JobError, keyof Error>> & ErrorOptions = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.retry = retry;
    this.retryAfterMs = retryAfterMs;
    this.detail = detail;
  }
}

/** A job as GET /api/jobs/{id} and `job:watch` answer it. `text` belongs to `attempt`. */
export interface JobSnapshot<N extends JobName = JobName> {
  id: string;
  name: N;
  /** The tool that it works for. */
  appId: number | null;
  status: JobStatus;
  attempt: number;
  threadId: string | null;
  text: string;
  progress: JobProgress | null;
  result: JobTypes[N]['result'] | null;
  error: JobFailure | null;
  createdAt: string;
  finishedAt: string | null;
}

/** Answer 202 of a call that was made with `Prefer: respond-async`. */
export interface JobAccepted {
  jobId: string;
  threadId: string | null;
  /** The campaign that the job writes in, where it does. */
  campaignId?: string;
}
