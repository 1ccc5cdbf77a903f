import type { JobFailure, JobSnapshot, JobStatus } from '@copydesk/contracts';
import type { Journal } from './journal';
import type { ModelCall } from './played-model';
import type { Product } from './product';
import type { Disturbance } from './supervised';

/** What is left when a run is over, read past the product's own code, and what its clients and its model saw. */
export interface Evidence {
  jobs: JobRow[];
  messages: MessageRow[];
  users: { id: number; total_generations: number; monthly_generations: number }[];
  events: { job_id: string; action_type: string; times: number }[];
  threads: { id: string; campaign_id: string | null }[];
  keys: { name: string; secondsLeft: number }[];
  calls: ModelCall[];
  journal: Pick<Journal, 'handedIn' | 'stops' | 'answers' | 'complaints'>;
  read: { jobId: string; attempt: number; text: string; end: JobSnapshot | null; torn: readonly string[] }[];
  /** What was done to each worker. */
  disturbed: Disturbance[][];
  /** When faults were played. */
  faults: Disturbance[];
  ownEnds: string[];
}

export interface JobRow {
  id: string;
  name: string;
  user_id: number | null;
  thread_id: string | null;
  campaign_id: string | null;
  status: JobStatus;
  text: string;
  error: JobFailure | null;
  attempt: number;
  crashes: number;
  idempotency_key: string | null;
  created_at: Date;
  finished_at: Date | null;
}

interface MessageRow {
  id: string;
  thread_id: string;
  job_id: string | null;
  role: 'user' | 'assistant';
  content: string;
  stopped: boolean;
  version: number | null;
}

/** Reads everything that is to be checked. */
export async function gather(product: Product, journal: Journal, faults: Disturbance[]): Promise<Evidence> {
  const { database, models, workers, api } = product;
  return {
    jobs: await database.query<JobRow>('SELECT * FROM jobs ORDER BY created_at'),
    messages: await database.query<MessageRow>('SELECT * FROM messages ORDER BY thread_id, seq'),
    users: await database.query(
      `SELECT id, total_generations, monthly_generations FROM users WHERE username LIKE 'writer-%'`,
    ),
    events: await database.query(
      `SELECT job_id, action_type, count(*)::int AS times FROM user_analytics WHERE job_id IS NOT NULL GROUP BY 1, 2`,
    ),
    threads: await database.query('SELECT id, campaign_id FROM threads'),
    keys: await product.keys(),
    calls: models.calls,
    journal,
    read: journal.readers.map(({ jobId, attempt, text, end, torn }) => ({ jobId, attempt, text, end, torn })),
    disturbed: workers.map(({ disturbed }) => disturbed),
    faults,
    ownEnds: [api, ...workers].flatMap(({ ownEnds }) => ownEnds),
  };
}
