import type { JobFailure, JobName, JobTypes } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { columnsOf } from '../columns';
import { Job, type ModelUse } from '../entities/job.entity';
import { hotRows, rows } from '../rows';
import { JOB, noteEnd } from './job.store';

/** How long a run may be silent before its job is given to another worker, in seconds. The heartbeat extends it. */
const LEASE_SECONDS = 15;

/** What a worker learns when it asks for a job. */
export type Claim =
  | { kind: 'claimed'; job: Job; isBlamed: boolean }
  /** Gone, or in a final state: nothing to do. */
  | { kind: 'nothing' }
  /** Not due before `inMs`, or another worker has it, whose lease ends then unless it is extended. */
  | { kind: 'later'; inMs: number }
  /** A worker died with it: it must be claimed by one that runs no other such, so that no other job fails for it. */
  | { kind: 'suspect' }
  /** Not among the names that the worker knows. */
  | { kind: 'unknown'; name: string };

export interface ClaimOptions {
  claimId: string;
  /** The names of jobs that the worker knows. */
  names: string[];
  /** True where no other job runs there that a worker died with. */
  isOnlySuspect: boolean;
  /** True where any other runs there. */
  hasCompany: boolean;
}

/** Names one run of a job. */
export interface Run {
  id: string;
  attempt: number;
}

/** How a run ends for good. */
export type Ending = { text: string; uses: ModelUse[] } & (
  | { status: 'completed'; result: JobTypes[JobName]['result'] }
  | { status: 'failed'; error: JobFailure }
  | { status: 'cancelled' }
);

/** The state machine of jobs while workers have them. Every change is one statement that names the state it leaves. */
export class RunStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /**
   * Takes a due job for one run, raising its attempt. One whose name is not among `names` stays as it is, and is marked
   * for the operators.
   *
   * A job that was running is one whose worker died. After the second time it is blamed for it, unless others ran beside
   * it: then it is a suspect, which runs where no other suspect does (`isOnlySuspect`), and is blamed for the third.
   *
   * Asked again with the same `claimId`, since no answer came, it is the same run.
   */
  async claim(id: string, { claimId, names, isOnlySuspect, hasCompany }: ClaimOptions): Promise<Claim> {
    const [seen] = await hotRows<Job & { kind: Claim['kind']; inMs: number; seenName: string; isBlamed: boolean }>(
      this.manager,
      `WITH seen AS (
         SELECT *, status = 'running' AND claim_id IS NOT DISTINCT FROM $6 AS is_mine,
           (extract(epoch FROM coalesce(lease_until, due_at) - clock_timestamp()) * 1000)::int AS in_ms
         FROM jobs WHERE id = $1 AND status IN ('queued', 'running') FOR UPDATE
       ), counted AS (
         SELECT id, name, is_mine, in_ms, in_company, status = 'running' AND NOT is_mine AS crashed,
           crashes + CASE WHEN status = 'running' AND NOT is_mine THEN 1 ELSE 0 END AS crashes
         FROM seen
       ), looked_at AS (
         SELECT *, crashed AND (crashes > 2 OR crashes = 2 AND NOT in_company) AS is_blamed FROM counted
       ), judged AS (
         SELECT *, CASE WHEN is_mine THEN 'claimed' WHEN in_ms > 0 THEN 'later' WHEN name <> ALL ($2) THEN 'unknown'
           WHEN crashes = 2 AND NOT is_blamed AND NOT $3 THEN 'suspect' ELSE 'claimed' END AS kind
         FROM looked_at
       ), passed_over AS (
         UPDATE jobs SET unknown_at = CASE kind WHEN 'unknown' THEN now() ELSE unknown_at END,
           priority = CASE kind WHEN 'suspect' THEN 0 ELSE priority END
         FROM judged WHERE jobs.id = judged.id AND kind IN ('unknown', 'suspect')
       ), taken AS (
         UPDATE jobs SET status = 'running', claim_id = $6, unknown_at = NULL,
           attempt = attempt + CASE WHEN is_mine THEN 0 ELSE 1 END, tries = tries + CASE WHEN is_mine THEN 0 ELSE 1 END,
           crashes = judged.crashes, in_company = jobs.in_company OR $4,
           lease_until = clock_timestamp() + make_interval(secs => $5), started_at = coalesce(started_at, now())
         FROM judged WHERE jobs.id = judged.id AND kind = 'claimed' RETURNING jobs.*
       )
       SELECT kind, in_ms, is_blamed, judged.name AS seen_name, ${columnsOf(Job, 'taken')} FROM judged LEFT JOIN taken ON true`,
      [id, names, isOnlySuspect, hasCompany, LEASE_SECONDS, claimId],
    );
    if (!seen) return { kind: 'nothing' };
    const { kind, inMs, seenName, isBlamed, ...job } = seen;
    switch (kind) {
      case 'later':
        return { kind, inMs };
      case 'unknown':
        return { kind, name: seenName };
      case 'claimed':
        return { kind, job, isBlamed };
      default:
        return { kind };
    }
  }

  /** Notes that others run beside a job: should its worker die, it may have been one of them. */
  async joinCompany(id: string): Promise<void> {
    await rows(this.manager, 'UPDATE jobs SET in_company = true WHERE id = $1 AND NOT in_company', [id]);
  }

  /** Extends the leases of these runs and tells which still own their job, and which of them somebody wants stopped. */
  heartbeat(runs: Run[]): Promise<{ id: string; attempt: number; cancel: boolean }[]> {
    return rows(
      this.manager,
      `UPDATE jobs SET lease_until = clock_timestamp() + make_interval(secs => $3)
       FROM unnest($1::uuid[], $2::int[]) AS run (id, attempt)
       WHERE jobs.id = run.id AND jobs.attempt = run.attempt AND jobs.status = 'running'
       RETURNING jobs.id, jobs.attempt, jobs.cancel_requested_at IS NOT NULL AS cancel`,
      [runs.map((run) => run.id), runs.map((run) => run.attempt), LEASE_SECONDS],
    );
  }

  /**
   * Says that a run got on: from here on its job has all its tries again, and no crash. Tells whether somebody wants it
   * stopped; null where the run no longer owns the job: then nothing may be saved. Holds the row until the transaction ends.
   */
  async gotOn({ id, attempt }: Run): Promise<{ cancel: boolean } | null> {
    const [changed] = await rows<{ cancel: boolean }>(
      this.manager,
      `UPDATE jobs SET tries = 1, crashes = 0 WHERE id = $1 AND attempt = $2 AND status = 'running'
       RETURNING cancel_requested_at IS NOT NULL AS cancel`,
      [id, attempt],
    );
    return changed ?? null;
  }

  /** Ends a run for good. Returns false where the run no longer owns the job: then nothing may be saved. */
  async end({ id, attempt }: Run, ending: Ending): Promise<boolean> {
    const [ended] = await hotRows<Job>(
      this.manager,
      `UPDATE jobs SET status = $3, text = $4, result = $5, error = $6, uses = uses || $7::jsonb,
         lease_until = NULL, finished_at = now()
       WHERE id = $1 AND attempt = $2 AND status = 'running' RETURNING ${JOB}`,
      [
        id,
        attempt,
        ending.status,
        ending.text,
        ending.status === 'completed' ? ending.result : null,
        ending.status === 'failed' ? ending.error : null,
        JSON.stringify(ending.uses),
      ],
    );
    if (ended) noteEnd(this.note, ended);
    return ended !== undefined;
  }

  /**
   * Puts a run's job back into the queue, due after `delayMs`. A hand-back does not cost a try, and is taken again before
   * all others. Returns false where the run no longer owns the job, or somebody wants it stopped.
   */
  async requeue(
    { id, attempt }: Run,
    delayMs: number,
    options: { handBack: boolean; uses: ModelUse[] },
  ): Promise<boolean> {
    const changed = await rows(
      this.manager,
      `UPDATE jobs SET status = 'queued', lease_until = NULL, due_at = clock_timestamp() + make_interval(secs => $3),
         tries = tries - $4, priority = CASE $4 WHEN 1 THEN 0 ELSE priority END, uses = uses || $5::jsonb
       WHERE id = $1 AND attempt = $2 AND status = 'running' AND cancel_requested_at IS NULL RETURNING id`,
      [id, attempt, delayMs / 1000, options.handBack ? 1 : 0, JSON.stringify(options.uses)],
    );
    return changed.length === 1;
  }
}
