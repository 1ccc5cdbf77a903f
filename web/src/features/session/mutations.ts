import type { LoginRequest, RegisterRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { saveTypedWords } from '@/lib/unsaved-words';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { displayName, setSession } from './use-session';

export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginRequest) => http.post('/api/login', { body }),
    onSuccess: (user) => {
      setSession(queryClient, user);
      announce({
        title: 'Login successful',
        description: user.firstName ? `Welcome back, ${user.firstName}!` : 'Welcome back!',
      });
    },
    onError: (error) => toastFailure('Login failed', messageOf(error, 'Please check your credentials and try again.')),
  });
}

export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterRequest) => http.post('/api/register', { body }),
    onSuccess: (user) => {
      setSession(queryClient, user);
      announce({ title: 'Registration successful', description: `Account created! Welcome, ${displayName(user)}.` });
    },
    onError: (error) =>
      toastFailure('Registration failed', messageOf(error, 'Please try again with different credentials.')),
  });
}

/** Logs out once what is typed is saved. Its answer is false where it is not: then one may throw it away. */
export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (how: 'save' | 'throw away') => {
      if (how === 'save' && !(await saveTypedWords())) return false;
      await http.post('/api/logout');
      return true;
    },
    onSuccess: (isOut) => {
      if (!isOut) return;
      setSession(queryClient, null);
      announce({ title: 'Logged out successfully' });
    },
    onError: (error) => toastFailure('Logout failed', messageOf(error, 'Please try again.')),
  });
}
