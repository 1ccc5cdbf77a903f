import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { renameGeneration } from './api/rename-generation';
import { GENERATIONS_KEY } from './use-generations';

export function useRenameGeneration() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) => renameGeneration(id, title),
    onSuccess: () => {
      toast({ title: 'Generation renamed' });
      void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY });
    },
    onError: (error) =>
      toastFailure('Failed to rename generation', messageOf(error, 'Please try again or check your connection.')),
  });
}
