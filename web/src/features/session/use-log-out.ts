import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { logOut } from './api/log-out';
import { setSession } from './use-session';

export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logOut,
    onSuccess: () => {
      setSession(queryClient, null);
      toast({ title: 'Logged out successfully' });
    },
    onError: (error) => toastFailure('Logout failed', messageOf(error, 'Please try again.')),
  });
}
