import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { updateDraft } from './api/update-draft';
import { DRAFTS_KEY } from './library-keys';

const TRY_AGAIN = 'Please try again or check your connection.';

/** Takes a draft out of the recent ones. The toast that tells of it can bring it back. */
export function useDiscard() {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
  const undo = useMutation({
    mutationFn: (threadId: string) => updateDraft(threadId, { isDiscarded: false }),
    onError: (error) => toastFailure('Failed to undo', refusalOf(error, TRY_AGAIN)),
    onSettled: readAgain,
  });
  return useMutation({
    mutationFn: (threadId: string) => updateDraft(threadId, { isDiscarded: true }),
    onSuccess: (_, threadId) =>
      toast({ title: 'Draft discarded', action: { label: 'Undo', onSelect: () => undo.mutate(threadId) } }),
    onError: (error) => toastFailure('Failed to discard the draft', refusalOf(error, TRY_AGAIN)),
    // Until then its row is still shown as being discarded.
    onSettled: readAgain,
  });
}
