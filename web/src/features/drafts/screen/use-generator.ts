import type { JobName } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, type RequestClass } from '@/lib/forms/field-errors';
import { fieldErrorsOf, messageOf } from '@/lib/http-error';
import { submitJob } from '@/lib/jobs/job-calls';
import { Submission } from '@/lib/jobs/submission';
import { toastFailure } from '@/ui/toast/toast-store';
import { failureOf } from '../thread/job-words';
import { startedThread } from '../thread/new-thread';
import { threadKey } from '../thread/queries';

/** Hands a brief in. `onStarted` is told the thread in which the email is being written. */
export function useGenerator<T extends object>(generator: Generator<T>, onStarted: (threadId: string) => void) {
  const { job, appId, Request, missing } = generator;
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  const [errors, setErrors] = useState<Record<string, string>>({});

  const send = useMutation({
    mutationFn: (request: T) => submission.send(request, (body, key) => submitJob(job, body, key)),
    onSuccess: ({ jobId, threadId }, inputs) => {
      if (threadId === null) return;
      queryClient.setQueryData(threadKey(threadId), startedThread({ threadId, jobId, job, appId, inputs }));
      onStarted(threadId);
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      const { title, fallback } = failureOf(job, '');
      toastFailure(title, messageOf(error, fallback));
    },
  });

  /** False where there is nothing to write from, or where a field is refused. */
  const generate = (request: T): boolean => {
    const refused = fieldErrors(Request, request);
    const absent = missing?.(request);
    setErrors(refused);
    if (absent) toastFailure(absent.title, absent.message);
    if (absent || Object.keys(refused).length > 0) return false;
    send.mutate(request);
    return true;
  };
  return { generate, errors, isSending: send.isPending };
}

/** The jobs that write the first version of a draft. */
type GeneratingJob = Extract<JobName, `generate-${string}`>;

/** How a tool has its drafts written. */
export interface Generator<T extends object> {
  job: GeneratingJob;
  appId: number;
  Request: RequestClass<T>;
  /** What is said where there is nothing to write from at all; null where there is. */
  missing?: (request: T) => { title: string; message: string } | null;
}
