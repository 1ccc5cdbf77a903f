import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { saveGeneration } from './api/save-generation';
import { GENERATIONS_KEY } from './use-generations';

export function useSaveGeneration() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveGeneration,
    onSuccess: () => {
      toast({ title: 'Email saved', description: 'You find it under My Generations.' });
      void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY });
    },
    onError: (error) =>
      isSignedOut(error)
        ? toastFailure('Authentication required', 'Please log in to save your email')
        : toastFailure('Save failed', messageOf(error, 'Failed to save email. Please try again.')),
  });
}
