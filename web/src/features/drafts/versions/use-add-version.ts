import type { NewVersionRequest } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { useUpdateThread } from '../threads/use-update-thread';
import { addVersion } from './add-version';

/** Adds a version that no model wrote: edited by hand, or an earlier one brought back. */
export function useAddVersion(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  return useMutation({
    mutationFn: (request: NewVersionRequest) => addVersion(threadId, request),
    onSuccess: async (message, { restoredFrom }) => {
      await updateThread((thread) => ({ ...thread, messages: [...thread.messages, message] }));
      const from = restoredFrom === undefined ? 'Version saved' : `Version ${restoredFrom} restored`;
      toast({ title: from, description: `It is version ${message.version ?? ''} now.` });
    },
    onError: (error) => toastFailure('Error updating email', messageOf(error, 'Please try again.')),
  });
}
