import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { logIn } from './api/log-in';
import { setSession } from './use-session';

export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: logIn,
    onSuccess: (user) => {
      setSession(queryClient, user);
      toast({
        title: 'Login successful',
        description: user.firstName ? `Welcome back, ${user.firstName}!` : 'Welcome back!',
      });
    },
    onError: (error) => toastFailure('Login failed', messageOf(error, 'Please check your credentials and try again.')),
  });
}
