import type { AdminCatalyst, CatalystRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { CATALYSTS_KEY, type CatalystView } from './queries';

const PATH = '/api/admin/catalysts';
const PAGE_SIZE = '50';

/** Where the first page of a list is. The next ones are told by the one before. */
export function pathOfCatalysts({ q, retired }: CatalystView): string {
  const asked = { ...(q.trim() && { q: q.trim() }), retired: String(retired), limit: PAGE_SIZE };
  return `${PATH}?${new URLSearchParams(asked).toString()}`;
}

function addCatalyst(request: CatalystRequest): Promise<AdminCatalyst> {
  return http.post(PATH, request);
}

function updateCatalyst(id: number, request: CatalystRequest): Promise<AdminCatalyst> {
  return http.put(`${PATH}/${id}`, request);
}

/** Adds a catalyst, or changes one. */
export function useSaveCatalyst() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, request }: { id: number | null; request: CatalystRequest }): Promise<AdminCatalyst> =>
      id === null ? addCatalyst(request) : updateCatalyst(id, request),
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
        onSuccess: () => toast({ title: isRetired ? 'Catalyst retired' : 'Catalyst brought back', description: title }),
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
