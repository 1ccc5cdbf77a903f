import type { GenerationResponse } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { storeRefinement } from '@/lib/stored-refinement';
import { refinerOf } from '@/lib/tool-routes';
import { toastFailure } from '@/ui/toast/toast-store';
import { openThread } from './api/open-thread';
import { describeFailure } from './describe-failure';

/** Opens a saved email where it is refined, in the conversation that it came from. */
export function useOpenForRefinement() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ id }: GenerationResponse) => openThread(id),
    onSuccess: ({ threadId, version }, { appId, title, content, originalPrompt }) => {
      storeRefinement({ title, content, originalPrompt, threadId, version });
      return navigate(refinerOf(appId).route);
    },
    onError: (error) => toastFailure('Failed to open the email', describeFailure(error)),
  });
}
