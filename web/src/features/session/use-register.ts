import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { register } from './api/register';
import { displayName } from './display-name';
import { setSession } from './use-session';

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: register,
    onSuccess: (user) => {
      setSession(queryClient, user);
      toast({ title: 'Registration successful', description: `Account created! Welcome, ${displayName(user)}.` });
    },
    onError: (error) =>
      toastFailure('Registration failed', messageOf(error, 'Please try again with different credentials.')),
  });
}
