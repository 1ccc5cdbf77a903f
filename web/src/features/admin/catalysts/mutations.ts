import type { AdminCatalyst } from '@copydesk/contracts';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { useSaveCatalyst } from './use-save-catalyst';

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
