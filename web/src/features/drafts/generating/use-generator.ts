import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { http, type JobBodies, type JobPath } from '@/lib/http';
import { fieldErrorsOf, messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { toastFailure } from '@/ui/toast/toast-store';
import { startedThread } from '../threads/started-thread';
import { threadKey } from '../threads/use-thread';
import type { Generator } from './generator';
import { failureOf } from './job-words';

/** Hands a brief in. `onStarted` is told the thread in which the email is being written. */
export function useGenerator<T extends JobBodies[JobPath]>(
  generator: Generator<T>,
  onStarted: (threadId: string) => void,
) {
  const { job, appId, Request, missing } = generator;
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  const [errors, setErrors] = useState<Record<string, string>>({});

  const send = useMutation({
    mutationFn: (request: T) => submission.send(request, (body, key) => http.submit<JobPath>(`/api/${job}`, body, key)),
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
