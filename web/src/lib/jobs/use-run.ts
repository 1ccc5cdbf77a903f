import { isFinal, type JobAccepted, type JobName, type JobSnapshot } from '@copydesk/contracts';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../http-error';
import { useStoredState } from '../use-stored-state';
import { cancelJob } from './job-calls';
import { jobFollowers, useJob } from './job-followers';
import { Submission } from './submission';

interface StoredRun<S> {
  subject: S;
  jobId: string;
  startedAt: number;
}

/** A job that a person started here, with what it was started for. It goes on while nobody looks. */
export interface Run<N extends JobName, S> {
  subject: S;
  startedAt: number;
  state: 'running' | 'done' | 'failed';
  /** The sentence of the failure, where there is one. */
  failure: string | null;
  job: JobSnapshot<N> | null;
}

const VERSION = 1;

interface RunOptions<S> {
  /** The run is found again under it after a reload. */
  storageKey: string;
  submit: (subject: S, submission: Submission) => Promise<JobAccepted>;
  /** Said where the call failed without words of its own. */
  fallback: string;
}

/** Starts a job and follows it. One at a time: a new one takes the place of the old on this page. */
export function useRun<N extends JobName, S>(name: N, { storageKey, submit, fallback }: RunOptions<S>) {
  const [stored, setStored] = useStoredState<StoredRun<S> | null>(storageKey, VERSION, null);
  const [submission] = useState(() => new Submission());
  const wanted = useRef(0);
  const inTurn = useInTurn();
  const { job } = useJob(stored?.jobId ?? null);
  const start = useMutation({
    mutationFn: (subject: S) => {
      const turn = wanted.current;
      return inTurn(async () => {
        const accepted = await submit(subject, submission);
        if (turn !== wanted.current) await cancel(accepted.jobId);
        return accepted;
      });
    },
    onMutate: () => {
      setStored(null);
      return { turn: ++wanted.current, startedAt: Date.now() };
    },
    onSuccess: ({ jobId }, subject, { turn, startedAt }) => {
      if (turn !== wanted.current) return;
      jobFollowers.restart(jobId);
      setStored({ subject, jobId, startedAt });
    },
  });
  /**
   * What is still on its way to the server is stopped when it is there; what has ended is forgotten.
   * @throws where a running job was not stopped.
   */
  const stop = async () => {
    if (start.isPending) {
      wanted.current++;
      submission.forget();
      start.reset();
    }
    if (!stored) return;
    setStored(null);
    if (job && isFinal(job.status)) return;
    await inTurn(() => cancel(stored.jobId)).catch((error: unknown) => {
      setStored((other) => other ?? stored);
      throw error;
    });
  };
  return { run: runOf(name, stored, job, { ...start, fallback }), start: start.mutate, stop };
}

/** Calls one after the other: the server would answer a start with the job that a stop before it is on its way to. */
function useInTurn(): <T>(call: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (call) => {
    const next = last.current.then(call);
    last.current = next.catch(() => undefined);
    return next;
  };
}

async function cancel(jobId: string): Promise<void> {
  jobFollowers.hear(await cancelJob(jobId));
}

function runOf<N extends JobName, S>(
  name: N,
  stored: StoredRun<S> | null,
  job: JobSnapshot | null,
  start: Pick<
    UseMutationResult<JobAccepted, Error, S>,
    'variables' | 'submittedAt' | 'isError' | 'isPending' | 'error'
  > & {
    fallback: string;
  },
): Run<N, S> | null {
  if (stored) {
    const own = job && isNamed(name, job) ? job : null;
    const failure = own?.error?.message ?? null;
    return { subject: stored.subject, startedAt: stored.startedAt, state: stateOf(own), failure, job: own };
  }
  if (start.variables === undefined || !(start.isPending || start.isError)) return null;
  const failure = start.isError ? messageOf(start.error, start.fallback) : null;
  const state = start.isError ? 'failed' : 'running';
  return { subject: start.variables, startedAt: start.submittedAt, state, failure, job: null };
}

function stateOf(job: JobSnapshot | null): 'running' | 'done' | 'failed' {
  if (!job || !isFinal(job.status)) return 'running';
  return job.status === 'completed' ? 'done' : 'failed';
}

function isNamed<N extends JobName>(name: N, job: JobSnapshot): job is JobSnapshot<N> {
  return job.name === name;
}
