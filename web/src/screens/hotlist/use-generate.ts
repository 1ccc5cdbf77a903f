import { APP_IDS, GenerateEmailRequest, hasMaterial, INPUT_REQUIRED } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generateEmail } from '@/features/briefs/api/generate-email';
import { hotlistRequest, type HotlistInputs } from '@/features/briefs/hotlist-request';
import { startedThread } from '@/features/drafts/threads/started-thread';
import { threadKey } from '@/features/drafts/threads/use-thread';
import { fieldErrors } from '@/lib/forms/field-errors';
import { fieldErrorsOf, messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { toastFailure } from '@/ui/toast/toast-store';

/** Hands the brief in. `onStarted` is told the thread in which the email is being written. */
export function useGenerate(onStarted: (threadId: string) => void) {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  const [errors, setErrors] = useState<Record<string, string>>({});

  const send = useMutation({
    mutationFn: (request: GenerateEmailRequest) => generateEmail(request, submission),
    onSuccess: ({ jobId, threadId }, inputs) => {
      if (threadId === null) return;
      const thread = startedThread({ threadId, jobId, appId: APP_IDS['hotlist-generator'], inputs });
      queryClient.setQueryData(threadKey(threadId), thread);
      onStarted(threadId);
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      toastFailure('Generation Error', messageOf(error, 'Failed to generate email'));
    },
  });

  /** False where there is nothing to write from, or where a field is refused. */
  const generate = (inputs: HotlistInputs): boolean => {
    const request = hotlistRequest(inputs);
    const refused = fieldErrors(GenerateEmailRequest, request);
    setErrors(refused);
    if (!hasMaterial(request)) {
      toastFailure(INPUT_REQUIRED.title, INPUT_REQUIRED.message);
      return false;
    }
    if (Object.keys(refused).length > 0) return false;
    send.mutate(request);
    return true;
  };
  return { generate, errors, isSending: send.isPending };
}
