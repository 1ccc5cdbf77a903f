import { missingIn, requestClassOf, toolInput, type AnyWriter } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { http, type JobPath } from '@/lib/http';
import { fieldErrorsOf, messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { toastFailure } from '@/ui/toast/toast-store';
import { failureOf } from '../thread/job-words';
import { startedThread } from '../thread/new-thread';
import { threadKey } from '../thread/queries';
import { fetchDesk } from '../workspace/draft-workspace';

const NO_ERRORS = {};

/**
 * Hands a brief in. `onStarted` is told the thread in which the email is being written, unless one has left. What was refused
 * is said beside the brief that it was said of.
 */
export function useGenerator(writer: AnyWriter, shownAs: string, onStarted: (threadId: string) => void) {
  const { id: appId, call } = writer;
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  const [refused, setRefused] = useState<{ of: string; errors: Record<string, string> }>({ of: '', errors: {} });
  const setErrors = (errors: Record<string, string>) => setRefused({ of: shownAs, errors });

  const send = useMutation({
    mutationFn: (request: object) =>
      submission.send(request, (body, key) => http.submit<JobPath>(`/api/${call}`, body, key)),
    onSuccess: ({ jobId, threadId }, request) => {
      if (threadId === null) return;
      queryClient.setQueryData(
        threadKey(threadId),
        startedThread({ threadId, jobId, appId, brief: { ...toolInput(call, request), document: null } }),
      );
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      const { title, fallback } = failureOf({ name: 'generate', appId }, null);
      toastFailure(title, messageOf(error, fallback));
    },
  });

  /** False where there is nothing to write from, or where a field is refused. */
  const generate = (request: object): boolean => {
    const refused = fieldErrors(requestClassOf(writer), request);
    const absent = missingIn(writer, request);
    setErrors(refused);
    if (absent) toastFailure(absent.title, absent.message);
    if (absent || Object.keys(refused).length > 0) return false;
    fetchDesk();
    send.mutate(request, { onSuccess: ({ threadId }) => threadId !== null && onStarted(threadId) });
    return true;
  };
  return { generate, errors: refused.of === shownAs ? refused.errors : NO_ERRORS, isSending: send.isPending };
}
