import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSignedOut } from '@/lib/http-error';
import { toast } from '@/ui/toast/toast-store';

/** Where the session ended in mid-work the page stays as it is: one logs in beside it and carries on. */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isSignedOut(event.action.error)) return;
        toast({
          title: 'Your session has ended',
          description: 'What you typed stays here. Log in again, then carry on.',
          variant: 'destructive',
          action: { label: 'Log In', onSelect: () => window.open('/auth', '_blank') },
        });
      }),
    [queryClient],
  );
}
