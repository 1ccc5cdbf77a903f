import {
  ANOTHER_ANGLE,
  type AnotherAngleRequest,
  type ChatKind,
  type JobSnapshot,
  type NewVersionRequest,
} from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { cancelJob, retryJob } from '@/lib/jobs/job-calls';
import { jobFollowers } from '@/lib/jobs/job-followers';
import { Submission } from '@/lib/jobs/submission';
import { toastFailure } from '@/ui/toast/toast-store';
import { failureOf } from './job-words';
import { refiningThread } from './new-thread';
import { threadKey, useUpdateThread } from './queries';
import type { DraftRequest } from './versions';

export const refineKey = (threadId: string) => ['refine', threadId];

/** Sends a request for a change into the thread; the answer becomes the next version. `kind` says what it counts as. */
export function useRefine(threadId: string, kind?: ChatKind) {
  const updateThread = useUpdateThread(threadId);
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationKey: refineKey(threadId),
    // The email and its context come from the thread: the server knows both.
    mutationFn: ({ text: message, suggestions }: DraftRequest) =>
      submission.send({ message, threadId, kind, ...(suggestions && { suggestions }) }, (body, key) =>
        http.submit('/api/chat', body, key),
      ),
    onSuccess: ({ jobId }, request) => updateThread((thread) => refiningThread(thread, 'refine-email', jobId, request)),
    onError: (error, request) => {
      const { title, fallback } = failureOf({ name: 'refine-email', appId: null }, request);
      toastFailure(title, messageOf(error, fallback));
    },
  });
}

/** Has the email written anew from another angle; the answer becomes the next version. */
export function useAnotherAngle(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: (request: AnotherAngleRequest) =>
      submission.send(request, (body, key) => http.submit('/api/threads/:id/angle', body, key, { id: threadId })),
    onSuccess: ({ jobId }, { angle }) =>
      updateThread((thread) =>
        refiningThread(thread, 'generate', jobId, { text: `${ANOTHER_ANGLE}${angle}`, suggestions: null }),
      ),
    onError: (error) => toastFailure('Error updating email', messageOf(error, 'Failed to send message')),
  });
}

/** Adds a version that no model wrote: edited by hand, or an earlier one brought back. */
export function useAddVersion(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  return useMutation({
    mutationFn: (request: NewVersionRequest) =>
      http.post('/api/threads/:id/versions', { params: { id: threadId }, body: request }),
    onSuccess: async (message) => {
      await updateThread((thread) => ({ ...thread, messages: [...thread.messages, message] }));
    },
    onError: (error) => toastFailure('Error updating email', messageOf(error, 'Please try again.')),
  });
}

/** Saves what is typed into the draft, in the place of the version that it grew from where that is to give way. */
export function useSaveTyped(threadId: string) {
  const queryClient = useQueryClient();
  const updateThread = useUpdateThread(threadId);
  const [calls] = useState(() => {
    const submission = new Submission();
    return {
      save: async (request: NewVersionRequest) => {
        const message = await submission.send(request, (body, once) =>
          http.post('/api/threads/:id/versions', { params: { id: threadId }, body, once }),
        );
        await updateThread((thread) => ({
          ...thread,
          messages: [...thread.messages.filter(({ version }) => version !== message.version), message],
        }));
        return message;
      },
      readAgain: () => void queryClient.invalidateQueries({ queryKey: threadKey(threadId) }),
    };
  });
  return calls;
}

export function useStopWriting() {
  return useMutation({
    mutationFn: cancelJob,
    onSuccess: (job) => jobFollowers.hear(job),
    onError: (error) => toastFailure('Could not stop', messageOf(error, 'The email is still being written.')),
  });
}

/** Hands a failed job in again; the same thread then follows its new attempt. */
export function useRetryWriting(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  return useMutation({
    mutationFn: (job: JobSnapshot) => retryJob(job.id),
    onSuccess: async ({ jobId }, job) => {
      const again: JobSnapshot = { ...job, id: jobId, status: 'queued', progress: null, error: null };
      await updateThread((thread) => ({ ...thread, job: again }));
      jobFollowers.restart(jobId);
    },
    onError: (error, job) => {
      const { title, fallback } = failureOf(job, null);
      toastFailure(title, messageOf(error, fallback));
    },
  });
}
