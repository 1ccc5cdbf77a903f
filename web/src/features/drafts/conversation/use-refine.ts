import type { ChatKind } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { toastFailure } from '@/ui/toast/toast-store';
import { refiningThread } from '../threads/started-thread';
import { useUpdateThread } from '../threads/use-update-thread';
import { failureOf } from '../generating/job-words';
import { refineEmail } from './refine-email';

/** Sends a request for a change into the thread; the answer becomes the next version. `kind` says what it counts as. */
export function useRefine(threadId: string, kind?: ChatKind) {
  const updateThread = useUpdateThread(threadId);
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: (message: string) => refineEmail({ message, threadId, kind }, submission),
    onSuccess: ({ jobId }, message) => updateThread((thread) => refiningThread(thread, jobId, message)),
    onError: (error, message) => {
      const { title, fallback } = failureOf({ name: 'refine-email', appId: null }, message);
      toastFailure(title, messageOf(error, fallback));
    },
  });
}
