import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { logOut } from './api/log-out';
import { setSession } from './use-session';

/** `onLoggedOut` forgets what else this tab keeps of the user. */
export function useLogOut(onLoggedOut: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logOut,
    onSuccess: () => {
      onLoggedOut();
      setSession(queryClient, null);
      toast({ title: 'Logged out successfully' });
    },
    onError: (error) => toastFailure('Logout failed', messageOf(error, 'Please try again.')),
  });
}
