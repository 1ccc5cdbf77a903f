import type { AdminCatalyst, CatalystRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { CATALYSTS_KEY } from './queries';

/** Adds a catalyst, or changes one. */
export function useSaveCatalyst() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, request }: { id: number | null; request: CatalystRequest }) =>
      id === null
        ? http.post('/api/admin/catalysts', { body: request })
        : http.put('/api/admin/catalysts/:id', { params: { id }, body: request }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CATALYSTS_KEY }),
  });
}

/** Takes a catalyst out of what is offered, or brings it back. */
export function useRetireCatalyst() {
  const save = useSaveCatalyst();
  const retire = ({ id, title, text }: AdminCatalyst, isRetired: boolean) => {
    save.mutate(
      { id, request: { title, text, isRetired } },
      {
        onSuccess: () =>
          announce({ title: isRetired ? 'Catalyst retired' : 'Catalyst brought back', description: title }),
        onError: (error) =>
          toastFailure(
            isRetired ? 'Failed to retire the catalyst' : 'Failed to bring the catalyst back',
            refusalOf(error, 'Please try again or check your connection.'),
          ),
      },
    );
  };
  return { retire, isPending: save.isPending };
}
