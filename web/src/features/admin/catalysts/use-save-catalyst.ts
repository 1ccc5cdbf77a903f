import type { AdminCatalyst, CatalystRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addCatalyst, updateCatalyst } from './catalyst-calls';
import { CATALYST_DESK_KEY } from './catalyst-keys';

/** Adds a catalyst, or changes one. */
export function useSaveCatalyst() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, request }: { id: number | null; request: CatalystRequest }): Promise<AdminCatalyst> =>
      id === null ? addCatalyst(request) : updateCatalyst(id, request),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CATALYST_DESK_KEY }),
  });
}
